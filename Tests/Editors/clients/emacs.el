;;; emacs.el --- takes a shared case in Emacs -*- lexical-binding: t -*-

;; emacs --batch -Q -l emacs.el.  What is on the screen is read from the buffers, the arrow and the
;; overlays, as a person would read it.

(require 'cl-lib)
(load (expand-file-name "emacs/responder.el" (getenv "RESPONDER_EDITORS")) nil t)

(defvar case-job
  (with-temp-buffer
    (insert-file-contents (getenv "RESPONDER_CASE"))
    (json-parse-buffer :object-type 'plist :null-object nil :false-object nil)))
(defvar case-document (find-file-noselect (plist-get case-job :document)))
(defvar case-told nil)
(defvar case-screens nil)

(advice-add 'responder--tell :before
            (lambda (format &rest arguments)
              (push (apply #'format format arguments) case-told)))

(defun case-lines (kind)
  "The lines of the buffer of KIND."
  (with-current-buffer (responder--buffer kind)
    (split-string (buffer-substring-no-properties (point-min) (point-max)) "\n" t)))

(defun case-state ()
  "The session's state."
  (if responder--session (symbol-name (responder--session-state responder--session)) "none"))

(defun case-stops ()
  "How often the session stopped."
  (if responder--session (responder--session-stops responder--session) 0))

(defun case-text ()
  "The text of the document."
  (with-current-buffer case-document
    (buffer-substring-no-properties (point-min) (point-max))))

(defun case-breakpoint (overlay)
  "The line of a breakpoint's OVERLAY, and whether it is shown as verified."
  (let ((sign (nth 1 (get-text-property 0 'display (overlay-get overlay 'before-string)))))
    (vector (line-number-at-pos (overlay-start overlay) t)
            (if (equal (substring-no-properties sign) "●") t :false))))

(defun case-screen (late)
  "What is on the screen; LATE when what was waited for did not come."
  (let ((stack (case-lines 'stack)))
    (list :state (case-state)
          :why (or (car stack) "")
          :line (if (marker-buffer responder--arrow)
                    (with-current-buffer (marker-buffer responder--arrow)
                      (line-number-at-pos responder--arrow t))
                  :null)
          :stack (vconcat (mapcar (lambda (line)
                                    (replace-regexp-in-string "  :[0-9]+\\'" "" (substring line 2)))
                                  (cdr stack)))
          :scopes (vconcat (case-lines 'scopes))
          :console (string-join (case-lines 'console) "\n")
          :told (vconcat (reverse case-told))
          :breakpoints (with-current-buffer case-document
                         (vconcat (mapcar #'case-breakpoint (responder--breakpoints))))
          :document (case-text)
          :late (if late t :false))))

(defun case-open (name)
  "Open what is called NAME, after more of its scope where it is not among the first."
  (with-current-buffer (responder--buffer 'scopes)
    (let ((tries 20) found)
      (while (not found)
        (goto-char (point-min))
        (cond ((search-forward (concat "▸ " name) nil t)
               (setq found t)
               (responder-enter))
              ((and (> (cl-decf tries) 0) (re-search-forward "… [0-9]+ more" nil t))
               (goto-char (match-beginning 0))
               (responder-enter))
              (t (error "Nothing to open is called %s" name)))))))

(defun case-act (step)
  "Do what STEP says."
  (with-current-buffer case-document
    (pcase (plist-get step :do)
      ("breakpoint"
       (goto-char (responder--line-start (plist-get step :line)))
       (cond ((plist-get step :condition)
              (responder-breakpoint-condition (plist-get step :condition)))
             ((plist-get step :hits) (responder-breakpoint-hits (plist-get step :hits)))
             ((plist-get step :log) (responder-breakpoint-log (plist-get step :log)))
             (t (responder-breakpoint))))
      ("pattern" (responder-break-on (plist-get step :pattern)))
      ("debug" (responder-debug (expand-file-name (or (plist-get step :program) buffer-file-name))
                                (plist-get step :variant)))
      ("step" (responder-step))
      ("over" (responder-over))
      ("out" (responder-out))
      ("back" (responder-back))
      ("continue" (responder-continue))
      ("reverse" (responder-reverse-continue))
      ("restart" (responder-restart))
      ("set" (responder-set (plist-get step :reference) (plist-get step :value)))
      ("say" (responder-eval (plist-get step :line)))
      ("open" (case-open (plist-get step :name)))
      ("frame" (with-current-buffer (responder--buffer 'stack)
                 (goto-char (point-min))
                 (forward-line (1+ (plist-get step :index)))
                 (responder-enter)))
      (other (error "Nothing is meant by %s" other)))))

(defun case-wait (condition)
  "Wait until nothing is under way and CONDITION holds; answer whether it does."
  (let ((end (+ (float-time) 20)) came)
    (while (and (not (setq came (and (or (not responder--session)
                                         (not (or (responder--session-queue responder--session)
                                                  (responder--session-is-draining
                                                   responder--session))))
                                     (funcall condition))))
                (< (float-time) end))
      (accept-process-output nil 0.02))
    came))

(defun case-take (step)
  "Take STEP, and note the screen afterwards."
  (setq case-told nil)
  (let* ((before (case-stops))
         (text (case-text))
         (action (plist-get step :do))
         (is-debug (equal action "debug"))
         (await (or (plist-get step :await)
                    (if (member action '("breakpoint" "pattern" "say" "open" "frame"))
                        "answer"
                      "stop"))))
    (condition-case failure
        (case-act step)
      (error (push (error-message-string failure) case-told)))
    (let ((came (case-wait
                 (lambda ()
                   (pcase await
                     ("stop" (or (equal (case-state) "ended")
                                 (and (equal (case-state) "stopped")
                                      (or case-told
                                          (> (case-stops) (if is-debug 0 before))))))
                     ("document" (not (equal text (case-text))))
                     (_ t))))))
      (push (case-screen (not came)) case-screens))))

(let ((failure nil))
  (condition-case problem
      (progn
        (mapc #'case-take (plist-get case-job :steps))
        (when (responder--live-p)
          (responder--end-now responder--session)))
    (error (setq failure (error-message-string problem))))
  (with-temp-file (plist-get case-job :answer)
    (insert (decode-coding-string
             (json-serialize (list :screens (vconcat (reverse case-screens))
                                   :error (or failure :null)))
             'utf-8))))

;;; emacs.el ends here
