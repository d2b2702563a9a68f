;;; emacs-dap-mode.el --- takes a shared case in dap-mode -*- lexical-binding: t -*-

;; emacs --batch -l package -f package-initialize -l emacs-dap-mode.el.  dap-mode is somebody else's:
;; what it shows is read from its session, and what it cannot ask is asked through it.

(require 'cl-lib)
(require 'dap-mode)
(require 'dap-ui)
(load (expand-file-name "emacs/responder.el" (getenv "RESPONDER_EDITORS")) nil t)

(setq dap-auto-show-output nil
      dap-output-buffer-filter nil
      make-backup-files nil)

(defvar case-job
  (with-temp-buffer
    (insert-file-contents (getenv "RESPONDER_CASE"))
    (json-parse-buffer :object-type 'plist :null-object nil :false-object nil)))
(defvar case-document (find-file-noselect (plist-get case-job :document)))
(defvar case-told nil)
(defvar case-why "")
(defvar case-screens nil)
(defvar case-patterns nil)
(defvar case-session nil)
(defvar case-stops 0)
(defvar case-scopes nil)
;; Values of what code computes, by name, as far as they were opened.
(defvar case-opened nil)

(defun case-member (object &rest keys)
  "What stands in OBJECT, a hash table, behind KEYS."
  (dolist (key keys object)
    (setq object (and (hash-table-p object) (gethash key object)))))

;; The reason of a stop is not kept, and of a refusal only the short form.
(advice-add 'dap--on-event :before
            (lambda (_session event)
              (pcase (gethash "event" event)
                ("stopped"
                 (let ((text (case-member event "body" "text"))
                       (why (or (case-member event "body" "description")
                                (case-member event "body" "reason"))))
                   (setq case-why (if text (concat why ": " text) why))))
                ("exited"
                 (setq case-why (format "exit status %s" (case-member event "body" "exitCode")))))))

(defun case-refusal (message)
  "The sentence of MESSAGE, an answer that refuses."
  (or (case-member message "body" "error" "format") (gethash "message" message) ""))

(advice-add 'dap--read-json :filter-return
            (lambda (message)
              (when (and (equal (gethash "type" message) "response")
                         (not (gethash "success" message)))
                (push (case-refusal message) case-told))
              message))

;; dap-mode goes on greeting an adapter whose launch it has just given up. Whoever sits before it sees
;; a message in passing; in batch it would end Emacs.
(define-advice dap--send-message (:around (send message callback session) case-given-up)
  (unless (eq (dap--debug-session-state session) 'failed)
    (funcall send message callback session)))

;; dap-mode knows no breakpoints on functions, and without any on a line it sends no filters.
(advice-add 'dap--send-configuration-done :around
            (lambda (send session)
              (when case-patterns
                (dap--send-message
                 (dap--make-request
                  "setFunctionBreakpoints"
                  (list :breakpoints (vconcat (mapcar (lambda (pattern) (list :name pattern))
                                                      case-patterns))))
                 (dap--resp-handler) session))
              (dap--set-exception-breakpoints session (lambda () (funcall send session)))))

(add-hook 'dap-stack-frame-changed-hook
          (lambda (session)
            (when (and (eq session case-session) (dap--debug-session-active-frame session))
              (cl-incf case-stops))))

(defun case-state ()
  "The session's state, in the words of the cases."
  (cond ((not case-session) "none")
        ((not (dap--session-running case-session)) "ended")
        ((dap--debug-session-active-frame case-session) "stopped")
        (t "running")))

(defun case-frames ()
  "The frames of the session."
  (and case-session
       (gethash (dap--debug-session-thread-id case-session)
                (dap--debug-session-thread-stack-frames case-session))))

(defun case-text ()
  "The text of the document."
  (with-current-buffer case-document
    (buffer-substring-no-properties (point-min) (point-max))))

(defun case-variables (reference)
  "The variables of REFERENCE."
  (gethash "variables" (dap-request case-session "variables" :variablesReference reference)))

(defun case-read-scopes ()
  "Read the scopes of the frame that is shown."
  (setq case-scopes nil)
  (when (equal (case-state) "stopped")
    (let ((frame (dap--debug-session-active-frame case-session)))
      (dolist (scope (gethash "scopes" (dap-request case-session "scopes"
                                                    :frameId (gethash "id" frame))))
        (push (list scope (unless (gethash "expensive" scope)
                            (case-variables (gethash "variablesReference" scope))))
              case-scopes))
      (setq case-scopes (nreverse case-scopes)))))

(defun case-scope-lines ()
  "The scopes as lines."
  (cl-loop for (scope variables) in case-scopes
           collect (gethash "name" scope)
           append (mapcar (lambda (variable)
                            (let ((name (gethash "name" variable)))
                              (format "%s = %s" name
                                      (alist-get name case-opened (gethash "value" variable)
                                                 nil #'equal))))
                          variables)))

(defun case-breakpoints ()
  "The breakpoints as the session shows them."
  (when (and case-session (dap--session-running case-session))
    (mapcar (lambda (breakpoint)
              (vector (gethash "line" breakpoint)
                      (if (gethash "verified" breakpoint) t :false)))
            (gethash (buffer-file-name case-document)
                     (dap--debug-session-breakpoints case-session)))))

(defun case-console ()
  "What the debugger said."
  (concat (with-current-buffer (responder--buffer 'console) (buffer-string))
          (when case-session
            (with-current-buffer (dap--debug-session-output-buffer case-session)
              (buffer-string)))))

(defun case-screen (late)
  "What is on the screen; LATE when what was waited for did not come."
  (case-read-scopes)
  (let ((frame (and case-session (dap--debug-session-active-frame case-session))))
    (list :state (case-state)
          :why case-why
          :line (or (case-member frame "line") :null)
          :stack (vconcat (mapcar (lambda (one) (gethash "name" one)) (case-frames)))
          :scopes (vconcat (case-scope-lines))
          :console (substring-no-properties (case-console))
          :told (vconcat (reverse case-told))
          :breakpoints (vconcat (case-breakpoints))
          :document (case-text)
          :late (if late t :false))))

(defun case-find (name)
  "The scope and the variable called NAME, or nil."
  (cl-loop for (scope variables) in case-scopes
           for variable = (seq-find (lambda (one) (equal (gethash "name" one) name)) variables)
           when variable return (cons scope variable)))

(defun case-set (name value)
  "What if NAME had VALUE."
  (let ((found (case-find name)))
    (if found
        (dap-request case-session "setVariable" :name name :value value
                     :variablesReference (gethash "variablesReference" (car found)))
      (dap-request case-session "setExpression" :expression name :value value
                   :frameId (gethash "id" (dap--debug-session-active-frame case-session))))))

(defun case-open (name)
  "Open the variable called NAME."
  (let* ((variable (cdr (or (case-find name) (error "Nothing to open is called %s" name))))
         (inner (case-variables (gethash "variablesReference" variable))))
    (push (cons name (gethash "value" (car inner))) case-opened)))

(defun case-set-breakpoint (step)
  "Set the breakpoint of STEP."
  (goto-char (point-min))
  (forward-line (1- (plist-get step :line)))
  (dap-breakpoint-add)
  (let ((breakpoint (dap--get-breakpoint-at-point)))
    (cl-loop for (key name) in '((:condition :condition) (:hits :hit-condition)
                                 (:log :log-message))
             when (plist-get step key)
             do (plist-put breakpoint name (plist-get step key)))
    (dap--breakpoints-changed (gethash buffer-file-name (dap--get-breakpoints)))))

(defun case-debug (step)
  "Begin the session of STEP."
  (let ((program (expand-file-name (or (plist-get step :program) buffer-file-name))))
    (setq case-stops 0)
    (dap-start-debugging-noexpand
     (responder--dap-mode-configuration
      (append (list :type "responder" :request "launch" :name "case" :stopOnEntry t
                    :program program)
              (when (plist-get step :variant) (list :variant (plist-get step :variant))))))
    (setq case-session (dap--cur-session))))

(defun case-act (step)
  "Do what STEP says."
  (with-current-buffer case-document
    (pcase (plist-get step :do)
      ("breakpoint" (case-set-breakpoint step))
      ("pattern" (push (plist-get step :pattern) case-patterns))
      ("debug" (case-debug step))
      ("step" (dap-step-in case-session))
      ("over" (dap-next case-session))
      ("out" (dap-step-out case-session))
      ("back" (responder-dap-mode-step-back))
      ("continue" (dap-continue case-session (dap--debug-session-thread-id case-session)))
      ("reverse" (responder-dap-mode-reverse-continue))
      ("restart" (dap--step "restart" case-session))
      ("set" (case-set (plist-get step :reference) (plist-get step :value)))
      ("say" (responder-dap-mode-eval (plist-get step :line)))
      ("open" (case-open (plist-get step :name)))
      ("frame" (dap--go-to-stack-frame case-session
                                       (nth (plist-get step :index) (case-frames))))
      (other (error "Nothing is meant by %s" other)))))

(defun case-wait (condition)
  "Wait until CONDITION holds; answer whether it does."
  (let ((end (+ (float-time) 20)) came)
    (while (and (not (setq came (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.02))
    came))

(defun case-take (step)
  "Take STEP, and note the screen afterwards."
  (setq case-told nil)
  (let* ((before case-stops)
         (text (case-text))
         (action (plist-get step :do))
         (await (or (plist-get step :await)
                    (if (member action '("breakpoint" "pattern" "say" "open" "frame"))
                        "answer"
                      "stop")))
         (is-refused nil))
    (condition-case failure
        (case-act step)
      (error (setq is-refused t)
             (push (error-message-string failure) case-told)))
    (let ((came (case-wait
                 (lambda ()
                   (pcase await
                     ("stop" (or is-refused
                                 (equal (case-state) "ended")
                                 (and (equal (case-state) "stopped")
                                      (> case-stops (if (equal action "debug") 0 before)))))
                     ("document" (not (equal text (case-text))))
                     (_ t))))))
      (push (case-screen (not came)) case-screens))))

(let ((failure nil))
  (condition-case problem
      (progn
        (mapc #'case-take (plist-get case-job :steps))
        (when (and case-session (dap--session-running case-session))
          (dap-disconnect case-session)
          (case-wait (lambda () (not (process-live-p (dap--debug-session-proc case-session)))))))
    (error (setq failure (error-message-string problem))))
  (with-temp-file (plist-get case-job :answer)
    (insert (decode-coding-string
             (json-serialize (list :screens (vconcat (reverse case-screens))
                                   :error (or failure :null)))
             'utf-8))))

;;; emacs-dap-mode.el ends here
