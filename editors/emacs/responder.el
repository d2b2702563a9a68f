;;; responder.el --- Step through an iOS event -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "28.2"))
;; Keywords: tools, languages
;; Version: 1

;;; Commentary:

;; A debugger for the scenarios of Responder: an event's way is walked decision by decision,
;; backwards too, and what is looked at can be changed: what if it had been so?
;;
;; M-x responder-breakpoint and M-x responder-debug begin.  While a session runs, single keys step
;; in the document and in the buffers of stack and scopes: n i o b c r, = u a w, and q ends.
;;
;; It speaks the Debug Adapter Protocol's commands as JSON-RPC methods (responder dap --json-rpc),
;; which jsonrpc.el carries.  For dape and dap-mode there are templates at the end, with the steps
;; backwards that both lack.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)
(require 'subr-x)

(defgroup responder nil
  "Which object gets an iOS event, and why."
  :group 'tools
  :prefix "responder-")

(defcustom responder-command '("responder")
  "The program, a name or a path, and its options before the subcommand."
  :type '(repeat string)
  :risky t)

(defcustom responder-module-path nil
  "Folders with modules of one's own, with colons between them."
  :type '(choice (const :tag "None" nil) string)
  :risky t)

(defcustom responder-timeout 60
  "How many seconds an answer of the debugger is waited for."
  :type 'number)

(defface responder-title '((t :inherit font-lock-keyword-face))
  "Why the debugger stopped, and the names of scopes.")

(defface responder-breakpoint '((t :inherit error))
  "The mark of a breakpoint.")

;;; The session

(cl-defstruct (responder--session (:constructor responder--make-session))
  connection
  ;; One of starting, running, stopped, ending, ended.
  (state 'starting)
  ;; What is to be told of the adapter's events, oldest first, and whether that is being done.
  queue is-draining
  ;; The last stop, and how many there were.
  stop (stops 0)
  capabilities frames (frame 0) scopes exit-code
  ;; What was launched, its file, and the text that the file had.
  program path text)

(defvar responder--session nil
  "The session, or the last one.")

(defconst responder--nothing (make-hash-table :test #'equal)
  "No arguments: nil would be written as null.")

(defun responder--tell (format &rest arguments)
  "Tell one line, made of FORMAT and ARGUMENTS."
  (message "responder: %s" (apply #'format format arguments)))

(defun responder--live-p ()
  "Whether there is a session that has not ended."
  (and responder--session
       (not (memq (responder--session-state responder--session) '(ending ended)))))

(defun responder--stopped ()
  "The session, which must be stopped."
  (cond ((not (responder--live-p)) (user-error "M-x responder-debug starts a session"))
        ((eq (responder--session-state responder--session) 'stopped) responder--session)
        (t (user-error "The debugger is not stopped"))))

;; Not `jsonrpc-request': it leaves the process filter by a throw as soon as the answer is read, and
;; what came in one piece with it, such as the event that the answer announces, is lost from sight.
(defun responder--ask (session method arguments)
  "Ask SESSION's adapter for METHOD with ARGUMENTS and wait for the answer."
  (let (answer failure is-over)
    (jsonrpc-async-request
     (responder--session-connection session) method arguments
     :timeout responder-timeout
     :success-fn (lambda (result) (setq answer result is-over t))
     :error-fn (lambda (error) (setq failure (plist-get error :message) is-over t))
     :timeout-fn (lambda ()
                   (setq failure (format "%s was not answered within %s s"
                                         method responder-timeout)
                         is-over t)))
    (while (not is-over) (accept-process-output nil 0.1))
    (when failure (user-error "%s" failure))
    answer))

(defun responder--send (session method arguments &optional failed)
  "Ask SESSION's adapter for METHOD with ARGUMENTS, without waiting.
An error is told, and FAILED called."
  (jsonrpc-async-request
   (responder--session-connection session) method arguments
   :timeout responder-timeout
   :success-fn #'ignore
   :error-fn (lambda (failure)
               (responder--tell "%s" (plist-get failure :message))
               (when failed (funcall failed)))
   :timeout-fn (lambda ()
                 (responder--tell "%s was not answered within %s s" method responder-timeout))))

(defun responder--quiet ()
  "The argument that keeps `jsonrpc' from logging, whatever its version."
  (if (slot-exists-p 'jsonrpc-connection '-events-buffer-config)
      '(:events-buffer-config (:size 0))
    '(:events-buffer-scrollback-size 0)))

(defun responder--connect (session)
  "Start the adapter of SESSION."
  (let ((program (car responder-command)))
    (unless (executable-find program)
      (user-error "%s cannot be run: `responder-command' says where it is" program))
    (setf (responder--session-connection session)
          (apply #'make-instance 'jsonrpc-process-connection
                 :name "responder"
                 ;; Within the process filter nothing may be asked, so events wait for a timer.
                 :notification-dispatcher
                 (lambda (_connection event body) (responder--queue session event body))
                 :on-shutdown (lambda (_connection) (responder--queue session 'shutdown nil))
                 :process
                 (lambda ()
                   (make-process :name "responder"
                                 :command (append responder-command '("dap" "--json-rpc"))
                                 :connection-type 'pipe
                                 :coding 'utf-8-emacs-unix
                                 :noquery t
                                 :stderr (get-buffer-create "*responder stderr*")))
                 (responder--quiet)))))

(defun responder--queue (session event body)
  "Note that EVENT with BODY came for SESSION."
  (setf (responder--session-queue session)
        (append (responder--session-queue session) (list (cons event body))))
  (run-at-time 0 nil #'responder--drain session))

(defun responder--drain (session)
  "Handle the events that came for SESSION, in their order."
  ;; Handling one may wait for an answer, and so let this be called again.
  (unless (responder--session-is-draining session)
    (setf (responder--session-is-draining session) t)
    (unwind-protect
        (while (responder--session-queue session)
          (let ((next (pop (responder--session-queue session))))
            (condition-case failure
                (responder--event session (car next) (cdr next))
              (error (responder--tell "%s" (error-message-string failure))))))
      (setf (responder--session-is-draining session) nil))))

(defun responder--event (session event body)
  "Do what EVENT with BODY wants of SESSION."
  (pcase event
    ('stopped (unless (memq (responder--session-state session) '(ending ended))
                (responder--on-stopped session body)))
    ('output (responder--say (or (plist-get body :output) "")))
    ('breakpoint (responder--breakpoint-changed (plist-get body :breakpoint)))
    ('responder/apply (responder--apply session body))
    ('exited (setf (responder--session-exit-code session) (plist-get body :exitCode)))
    ('terminated (responder--disconnect session))
    ('shutdown (responder--ended session))))

(defun responder--on-stopped (session body)
  "Show where SESSION stopped, as BODY says."
  (setf (responder--session-state session) 'stopped
        (responder--session-stop session) body)
  (let ((stop (cl-incf (responder--session-stops session)))
        (answer (responder--ask session 'stackTrace
                                '(:threadId 1 :startFrame 0 :levels 200))))
    ;; The next stop may have come meanwhile.
    (when (and (= stop (responder--session-stops session))
               (eq (responder--session-state session) 'stopped))
      (setf (responder--session-frames session)
            (append (plist-get answer :stackFrames) nil))
      (responder--show-frame session 0)
      (when (equal (plist-get body :reason) "exception")
        (let ((info (responder--ask session 'exceptionInfo '(:threadId 1))))
          (responder--say (format "%s: %s" (plist-get info :exceptionId)
                                  (or (plist-get info :description) ""))))))))

(defun responder--disconnect (session)
  "End SESSION's adapter, by force when it does not end by itself."
  (unless (memq (responder--session-state session) '(ending ended))
    (setf (responder--session-state session) 'ending)
    (let ((connection (responder--session-connection session)))
      (when (jsonrpc-running-p connection)
        (jsonrpc-async-request connection 'disconnect responder--nothing
                               :success-fn #'ignore :error-fn #'ignore :timeout-fn #'ignore)
        (run-at-time 2 nil (lambda ()
                             (when (jsonrpc-running-p connection)
                               (jsonrpc-shutdown connection))))))))

(defun responder--end-now (session)
  "End SESSION and wait for it: the next one has the same buffers."
  (let ((connection (responder--session-connection session))
        (tries 40))
    (responder--disconnect session)
    (while (and (jsonrpc-running-p connection) (> (cl-decf tries) 0))
      (accept-process-output nil 0.05))
    (when (jsonrpc-running-p connection)
      (jsonrpc-shutdown connection))))

(defun responder--ended (session)
  "Tidy up after SESSION, whose adapter ended."
  (let ((was-wanted (eq (responder--session-state session) 'ending))
        (code (responder--session-exit-code session)))
    (setf (responder--session-state session) 'ended)
    (when (eq session responder--session)
      (responder--clear (if code (format "exit status %s" code) "ended"))
      (if was-wanted
          ;; Before the first stop only a refusal ends it, and that is what should be read last.
          (when (or code (> (responder--session-stops session) 0))
            (responder--tell (if code (format "exit status %s" code) "ended")))
        (responder--tell "the adapter ended; %s dap --json-rpc shows why"
                         (string-join responder-command " "))))))

;;; Breakpoints

(defvar responder--patterns nil
  "Patterns of occurrences at which to stop.")

(defun responder--mark (sign)
  "A string that shows SIGN in the margin."
  (propertize " " 'display `((margin left-margin) ,(propertize sign 'face 'responder-breakpoint))))

(defun responder--breakpoints ()
  "The breakpoints of this buffer, overlays, in the order of their lines."
  (sort (seq-filter (lambda (overlay) (overlay-get overlay 'responder-breakpoint))
                    (save-restriction (widen) (overlays-in (point-min) (1+ (point-max)))))
        (lambda (one other) (< (overlay-start one) (overlay-start other)))))

(defun responder--line-start (line)
  "Where LINE begins."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (forward-line (1- line))
      (line-beginning-position))))

(defun responder--breakpoint-at (line)
  "The breakpoint of LINE, or nil."
  (let ((start (responder--line-start line)))
    (seq-find (lambda (overlay) (= (overlay-start overlay) start)) (responder--breakpoints))))

(defun responder--place-breakpoint (line wanted)
  "Set a breakpoint on LINE that asks for WANTED, a plist of the protocol."
  (let* ((start (responder--line-start line))
         (overlay (make-overlay start start)))
    (overlay-put overlay 'responder-breakpoint t)
    (overlay-put overlay 'responder-wanted wanted)
    (overlay-put overlay 'before-string (responder--mark "●"))
    (when (zerop (or left-margin-width 0))
      (setq left-margin-width 2)
      (dolist (window (get-buffer-window-list nil nil t))
        (set-window-buffer window (current-buffer))))
    overlay))

(defun responder--wanted-breakpoints ()
  "The breakpoints of this buffer as the protocol wants them."
  (vconcat (mapcar (lambda (overlay)
                     (append (list :line (line-number-at-pos (overlay-start overlay) t))
                             (overlay-get overlay 'responder-wanted)))
                   (responder--breakpoints))))

(defun responder--show-answer (overlay answer)
  "Show on OVERLAY what the adapter's ANSWER says of its breakpoint."
  (let* ((line (plist-get answer :line))
         (there (and line (responder--breakpoint-at line))))
    ;; A line may snap to where another breakpoint is already.
    (if (and there (not (eq there overlay)))
        (delete-overlay overlay)
      (when line
        (let ((start (responder--line-start line)))
          (move-overlay overlay start start)))
      (overlay-put overlay 'responder-id (plist-get answer :id))
      (overlay-put overlay 'before-string
                   (responder--mark (if (eq (plist-get answer :verified) t) "●" "○"))))))

(defun responder--send-breakpoints (session)
  "Tell SESSION's adapter the breakpoints of this buffer."
  (let* ((overlays (responder--breakpoints))
         (answer (responder--ask
                  session 'setBreakpoints
                  (list :source (list :name (file-name-nondirectory buffer-file-name)
                                      :path buffer-file-name)
                        :breakpoints (responder--wanted-breakpoints)))))
    (cl-loop for overlay in overlays
             for said across (or (plist-get answer :breakpoints) [])
             do (responder--show-answer overlay said)
             unless (eq (plist-get said :verified) t)
             do (responder--tell "line %s: %s" (line-number-at-pos (overlay-start overlay) t)
                                 (or (plist-get said :message) "nothing stops here")))))

(defun responder--send-all-breakpoints (session)
  "Tell SESSION's adapter the breakpoints of all buffers."
  (dolist (buffer (buffer-list))
    (with-current-buffer buffer
      (when (and buffer-file-name (responder--breakpoints))
        (responder--send-breakpoints session)))))

(defun responder--send-patterns (session)
  "Tell SESSION's adapter the patterns of occurrences."
  (let ((answer (responder--ask session 'setFunctionBreakpoints
                                (list :breakpoints
                                      (vconcat (mapcar (lambda (pattern) (list :name pattern))
                                                       responder--patterns))))))
    (seq-doseq (said (plist-get answer :breakpoints))
      (unless (eq (plist-get said :verified) t)
        (responder--tell "%s" (or (plist-get said :message) "a pattern was refused"))))))

(defun responder--breakpoint-changed (answer)
  "Show what ANSWER says later of a breakpoint."
  (when-let ((id (plist-get answer :id)))
    (dolist (buffer (buffer-list))
      (with-current-buffer buffer
        (when buffer-file-name
          (dolist (overlay (responder--breakpoints))
            (when (eql id (overlay-get overlay 'responder-id))
              (responder--show-answer overlay answer))))))))

(defun responder--set-breakpoint (wanted)
  "Toggle the breakpoint of this line, or set one that asks for WANTED."
  (unless buffer-file-name
    (user-error "A breakpoint belongs into a file"))
  (let* ((line (line-number-at-pos nil t))
         (overlay (responder--breakpoint-at line)))
    (when overlay (delete-overlay overlay))
    (when (or wanted (not overlay))
      (responder--place-breakpoint line wanted))
    (when (responder--live-p)
      (responder--send-breakpoints responder--session))))

;;;###autoload
(defun responder-breakpoint ()
  "Set a breakpoint on this line, or take it away.
The line of an object stops where that object is asked; of an override,
where that method is called; of a step, where the step begins."
  (interactive)
  (responder--set-breakpoint nil))

(defun responder-breakpoint-condition (condition)
  "Stop at this line only when CONDITION holds, such as method == touchesBegan."
  (interactive "sStop when: ")
  (responder--set-breakpoint (list :condition condition)))

(defun responder-breakpoint-hits (count)
  "Stop at this line at the hits that COUNT says: 3, >= 3 or % 2."
  (interactive "sStop at hits: ")
  (responder--set-breakpoint (list :hitCondition count)))

(defun responder-breakpoint-log (text)
  "Do not stop at this line but say TEXT, in which {at} and {rule} are replaced."
  (interactive "sSay: ")
  (responder--set-breakpoint (list :logMessage text)))

(defun responder-break-on (pattern)
  "Stop at the occurrences of PATTERN, such as *.hitTest, or no longer."
  (interactive "sStop at occurrences: ")
  (setq responder--patterns (if (member pattern responder--patterns)
                                (delete pattern responder--patterns)
                              (append responder--patterns (list pattern))))
  (when (responder--live-p)
    (responder--send-patterns responder--session)))

;;; What one sees: the arrow, the stack, the scopes, the console

(defvar responder--arrow (make-marker)
  "Where the event is.")
(add-to-list 'overlay-arrow-variable-list 'responder--arrow)

(defvar responder-keys
  (let ((map (make-sparse-keymap)))
    (define-key map "n" #'responder-over)
    (define-key map "i" #'responder-step)
    (define-key map "o" #'responder-out)
    (define-key map "b" #'responder-back)
    (define-key map "c" #'responder-continue)
    (define-key map "r" #'responder-reverse-continue)
    (define-key map "u" #'responder-undo)
    (define-key map "=" #'responder-set)
    (define-key map "w" #'responder-why)
    (define-key map "a" #'responder-apply)
    (define-key map "e" #'responder-eval)
    (define-key map "q" #'responder-stop)
    map)
  "The keys while a session runs.")

(defvar responder-list-mode-map
  (let ((map (make-composed-keymap responder-keys special-mode-map)))
    (define-key map (kbd "RET") #'responder-enter)
    map))

(define-derived-mode responder-list-mode special-mode "Responder"
  "The buffers of stack, scopes and console."
  (setq truncate-lines t))

(defvar-local responder--was-read-only nil
  "Whether the document could only be read before it was debugged.")

(define-minor-mode responder-debugging-mode
  "The document while it is debugged: single keys step, and nothing is typed."
  :lighter " Responder"
  :keymap responder-keys
  (if responder-debugging-mode
      (setq responder--was-read-only buffer-read-only
            buffer-read-only t)
    (setq buffer-read-only responder--was-read-only)))

(defun responder--buffer (kind)
  "The buffer of KIND, one of stack, scopes and console."
  (let ((name (format "*responder %s*" kind)))
    (or (get-buffer name)
        (with-current-buffer (get-buffer-create name)
          (responder-list-mode)
          ;; Sentences are said there, which go on below.
          (when (eq kind 'console) (setq truncate-lines nil word-wrap t))
          (current-buffer)))))

(defun responder--display (kind side slot size)
  "Show the buffer of KIND at SIDE in SLOT, with SIZE an element of the action."
  (unless (or noninteractive (get-buffer-window (responder--buffer kind)))
    (display-buffer (responder--buffer kind)
                    `(display-buffer-in-side-window (side . ,side) (slot . ,slot) ,size))))

(defmacro responder--redraw (kind &rest body)
  "Show in the buffer of KIND what BODY inserts; point keeps its line."
  (declare (indent 1))
  `(with-current-buffer (responder--buffer ,kind)
     (let ((inhibit-read-only t)
           (line (line-number-at-pos)))
       (erase-buffer)
       ,@body
       (goto-char (point-min))
       (forward-line (1- line))
       (dolist (window (get-buffer-window-list nil nil t))
         (set-window-point window (point))))))

(defun responder--title (stop)
  "Why the debugger stopped, of the STOP's body."
  (let ((title (or (plist-get stop :description) (plist-get stop :reason) "")))
    (if-let ((text (plist-get stop :text))) (concat title ": " text) title)))

(defun responder--draw-stack (session)
  "Show SESSION's stack."
  (responder--redraw 'stack
    (insert (propertize (responder--title (responder--session-stop session))
                        'face 'responder-title)
            "\n")
    (cl-loop for frame in (responder--session-frames session)
             for index from 0
             do (insert (propertize
                         (format "%s%s  :%s\n"
                                 (if (= index (responder--session-frame session)) "▶ " "  ")
                                 (plist-get frame :name) (plist-get frame :line))
                         'responder-frame index)))))

(defun responder--show-place (frame)
  "Show where FRAME is: the arrow, and the document in a window."
  (set-marker responder--arrow nil)
  (let ((path (plist-get (plist-get frame :source) :path))
        (line (or (plist-get frame :line) 0)))
    (when (and path (> line 0) (file-readable-p path))
      (with-current-buffer (find-file-noselect path)
        (unless responder-debugging-mode (responder-debugging-mode))
        (let ((start (responder--line-start line)))
          (set-marker responder--arrow start (current-buffer))
          (goto-char (min (+ start (max 0 (1- (or (plist-get frame :column) 1))))
                          (save-excursion (goto-char start) (line-end-position))))
          (unless noninteractive
            (let ((window (display-buffer (current-buffer)
                                          '(display-buffer-reuse-window . nil))))
              (when window (set-window-point window (point))))))))))

(defun responder--show-frame (session index)
  "Show frame INDEX of SESSION, and its scopes."
  (setf (responder--session-frame session) index)
  (responder--draw-stack session)
  (responder--display 'stack 'right 0 '(window-width . 48))
  (responder--display 'scopes 'right 1 '(window-width . 48))
  (when-let ((frame (nth index (responder--session-frames session))))
    (responder--show-place frame)
    (let ((stop (responder--session-stops session))
          (answer (responder--ask session 'scopes (list :frameId (plist-get frame :id)))))
      (when (= stop (responder--session-stops session))
        (setf (responder--session-scopes session)
              (mapcar #'responder--scope (plist-get answer :scopes)))
        (dolist (scope (responder--session-scopes session))
          (when (responder--node-is-open scope)
            (responder--fetch session scope)))
        (responder--draw-scopes session)))))

(defun responder--say (text)
  "Add TEXT to the console."
  (with-current-buffer (responder--buffer 'console)
    (let ((inhibit-read-only t))
      (goto-char (point-max))
      (insert text)
      (unless (bolp) (insert "\n"))
      (dolist (window (get-buffer-window-list nil nil t))
        (set-window-point window (point)))))
  (responder--display 'console 'bottom 0 '(window-height . 12)))

(defun responder--clear (title)
  "Take the arrow away, and show only TITLE."
  (set-marker responder--arrow nil)
  (dolist (buffer (buffer-list))
    (with-current-buffer buffer
      (when responder-debugging-mode (responder-debugging-mode -1))))
  (responder--redraw 'scopes)
  (responder--redraw 'stack (insert (propertize title 'face 'responder-title) "\n")))

;;; Scopes: a tree of lines, each fetched when it is opened

(defconst responder--page 20
  "How many variables are shown until one asks for more.")

(cl-defstruct (responder--node (:constructor responder--make-node))
  name value path depth reference container evaluate-name
  is-scope is-lazy is-read-only total
  ;; What it holds, as far as that has been fetched.
  is-open children is-fetched has-more
  ;; How many of that are shown.
  (shown responder--page))

(defvar responder--opened (make-hash-table :test #'equal)
  "What was opened (yes) or closed (no) by hand, by its path.
It stays so at the next stop.")

(defun responder--scope (scope)
  "The node of SCOPE; one that costs nothing is open."
  (let ((path (list (plist-get scope :name)))
        (reference (or (plist-get scope :variablesReference) 0)))
    (responder--make-node
     :name (plist-get scope :name) :path path :depth 0 :reference reference
     :total (plist-get scope :namedVariables) :is-scope t
     :is-open (and (> reference 0)
                   (eq (gethash path responder--opened
                                (if (eq (plist-get scope :expensive) t) 'no 'yes))
                       'yes)))))

(defun responder--variable (parent variable)
  "The node of VARIABLE in PARENT."
  (let* ((hint (plist-get variable :presentationHint))
         (path (cons (plist-get variable :name) (responder--node-path parent)))
         (reference (or (plist-get variable :variablesReference) 0))
         (is-lazy (eq (plist-get hint :lazy) t)))
    (responder--make-node
     :name (plist-get variable :name) :value (or (plist-get variable :value) "")
     :path path :depth (1+ (responder--node-depth parent)) :reference reference
     :container (responder--node-reference parent)
     :evaluate-name (plist-get variable :evaluateName)
     :is-lazy is-lazy
     :is-read-only (and (seq-contains-p (plist-get hint :attributes) "readOnly") t)
     ;; What code computes is computed when it is asked for, not at each stop.
     :is-open (and (> reference 0) (not is-lazy)
                   (eq (gethash path responder--opened) 'yes)))))

(defun responder--fetch (session node)
  "Fetch what NODE of SESSION holds, or what more of it."
  (let* ((start (length (responder--node-children node)))
         (total (responder--node-total node))
         (is-paged (and total (> total responder--page)))
         (answer (responder--ask
                  session 'variables
                  (append (list :variablesReference (responder--node-reference node))
                          (when is-paged
                            (list :start start
                                  :count (min responder--page (- total start)))))))
         (variables (append (plist-get answer :variables) nil)))
    (if (responder--node-is-lazy node)
        ;; The answer's only variable is the value itself.
        (setf (responder--node-is-lazy node) nil
              (responder--node-is-open node) nil
              (responder--node-value node) (or (plist-get (car variables) :value) "")
              (responder--node-reference node)
              (or (plist-get (car variables) :variablesReference) 0))
      (let ((children (mapcar (lambda (variable) (responder--variable node variable))
                              variables)))
        (setf (responder--node-is-fetched node) t
              (responder--node-children node)
              (append (responder--node-children node) children)
              (responder--node-has-more node)
              (and is-paged variables (< (length (responder--node-children node)) total)))
        (dolist (child children)
          (when (responder--node-is-open child)
            (responder--fetch session child)))))))

(defun responder--insert-node (node)
  "Insert the line of NODE, and the lines of what it holds."
  (let ((indent (make-string (* 2 (responder--node-depth node)) ?\s))
        (mark (cond ((zerop (responder--node-reference node)) "  ")
                    ((responder--node-is-open node) "▾ ")
                    (t "▸ "))))
    (insert (propertize
             (concat indent mark
                     (if (responder--node-is-scope node)
                         (propertize (responder--node-name node) 'face 'responder-title)
                       (format "%s = %s" (responder--node-name node)
                               ;; A value is one line, whatever stands in it.
                               (string-replace "\n" "↵" (responder--node-value node))))
                     "\n")
             'responder-node node))
    (when (responder--node-is-open node)
      (let* ((children (responder--node-children node))
             (shown (min (responder--node-shown node) (length children)))
             (rest (- (if (responder--node-has-more node)
                          (responder--node-total node)
                        (length children))
                      shown)))
        (mapc #'responder--insert-node (seq-take children shown))
        (when (> rest 0)
          (insert (propertize (format "%s  … %d more\n" indent rest)
                              'responder-more node)))))))

(defun responder--draw-scopes (session)
  "Show SESSION's scopes."
  (responder--redraw 'scopes
    (mapc #'responder--insert-node (responder--session-scopes session))))

(defun responder--toggle (session node)
  "Open or close NODE of SESSION."
  (unless (zerop (responder--node-reference node))
    (if (responder--node-is-lazy node)
        (responder--fetch session node)
      (let ((is-open (not (responder--node-is-open node))))
        (puthash (responder--node-path node) (if is-open 'yes 'no) responder--opened)
        (setf (responder--node-is-open node) is-open)
        (when (and is-open (not (responder--node-is-fetched node)))
          (responder--fetch session node))))
    (responder--draw-scopes session)))

(defun responder--show-more (session node)
  "Show more of NODE of SESSION, fetching it where it comes in pieces."
  (cl-incf (responder--node-shown node) responder--page)
  (when (and (responder--node-has-more node)
             (> (responder--node-shown node) (length (responder--node-children node))))
    (responder--fetch session node))
  (responder--draw-scopes session))

(defun responder-enter ()
  "Go to the frame of this line, or open or close its variable."
  (interactive)
  (let ((session (responder--stopped))
        (frame (get-text-property (point) 'responder-frame))
        (node (get-text-property (point) 'responder-node))
        (more (get-text-property (point) 'responder-more)))
    (cond (frame (responder--show-frame session frame))
          (node (responder--toggle session node))
          (more (responder--show-more session more)))))

;;; Starting and ending

(defun responder--arguments (program variant more)
  "The arguments of a launch: PROGRAM, its VARIANT or nil, and MORE, a plist."
  (let ((file (expand-file-name program)))
    (append (list :type "responder" :request "launch"
                  :program (if (file-readable-p file) file program)
                  :stopOnEntry t)
            (when variant (list :variant variant))
            (when responder-module-path (list :modulePath responder-module-path))
            more)))

(defun responder--remember (session)
  "Note the text of SESSION's file: edits that are worked out are edits of it."
  (let ((program (responder--session-program session)))
    (when (file-readable-p program)
      ;; The adapter reads the file, so what stands in the buffer is written first.
      (when-let ((buffer (find-buffer-visiting program)))
        (with-current-buffer buffer
          (when (buffer-modified-p) (save-buffer))))
      (setf (responder--session-path session) (file-truename program)
            (responder--session-text session)
            (with-temp-buffer
              (insert-file-contents program)
              (buffer-string))))))

(defun responder--configure (session)
  "Tell SESSION's adapter everything that is set, and begin."
  (responder--send-all-breakpoints session)
  (when responder--patterns (responder--send-patterns session))
  (responder--ask
   session 'setExceptionBreakpoints
   (list :filters
         (vconcat
          (cl-loop for filter across (or (plist-get (responder--session-capabilities session)
                                                    :exceptionBreakpointFilters)
                                         [])
                   when (eq (plist-get filter :default) t)
                   collect (plist-get filter :filter)))))
  (setf (responder--session-state session) 'running)
  (responder--ask session 'configurationDone responder--nothing))

;;;###autoload
(defun responder-debug (program &optional variant &rest more)
  "Step through PROGRAM, a file or a scenario such as hit-testing/clipping.
A document with variants needs a VARIANT; NAME#VARIANT says both.  MORE
are arguments of the protocol's launch, such as :stops \"answers\".
Interactively it is this file; with a prefix argument one is asked."
  (interactive
   (list (if (or current-prefix-arg (not buffer-file-name))
             (read-string "Step through: " buffer-file-name)
           buffer-file-name)))
  (when (and (not variant) (string-match "\\`\\(.+\\)#\\([^#]*\\)\\'" program))
    (setq variant (match-string 2 program)
          program (match-string 1 program)))
  (when (and responder--session
             (jsonrpc-running-p (responder--session-connection responder--session)))
    (responder--end-now responder--session))
  (let* ((arguments (responder--arguments program variant more))
         (session (responder--make-session :program (plist-get arguments :program))))
    (responder--remember session)
    (responder--connect session)
    (setq responder--session session)
    (responder--redraw 'console)
    (condition-case failure
        (progn
          (setf (responder--session-capabilities session)
                (responder--ask session 'initialize
                                '(:clientID "emacs" :clientName "Emacs" :adapterID "responder"
                                  :pathFormat "path" :linesStartAt1 t :columnsStartAt1 t
                                  :supportsVariableType t :supportsVariablePaging t)))
          (responder--ask session 'launch arguments)
          (responder--configure session))
      (error
       (responder--disconnect session)
       (user-error "%s" (error-message-string failure))))))

(defun responder-restart ()
  "Read the file again, without the what-ifs."
  (interactive)
  (unless (responder--live-p) (user-error "M-x responder-debug starts a session"))
  (responder--remember responder--session)
  ;; Their lines may have moved with the text that is read now.
  (responder--send-all-breakpoints responder--session)
  (responder--send responder--session 'restart responder--nothing))

(defun responder-stop ()
  "End the session and close its windows."
  (interactive)
  (when (responder--live-p)
    (responder--disconnect responder--session)
    (responder--clear "ended"))
  (dolist (kind '(stack scopes console))
    (when-let ((window (get-buffer-window (responder--buffer kind))))
      (ignore-errors (delete-window window)))))

;;; Steps

(defun responder--move (request by-record)
  "Move by REQUEST, to the next record rather than hop when BY-RECORD."
  (let* ((session (responder--stopped))
         (stop (responder--session-stops session)))
    (setf (responder--session-state session) 'running)
    (responder--send session request
                     (append '(:threadId 1)
                             (when by-record '(:granularity "instruction")))
                     ;; What was refused moved nothing.
                     (lambda ()
                       (when (= stop (responder--session-stops session))
                         (setf (responder--session-state session) 'stopped))))))

(defmacro responder--define-move (name request doc)
  "Define the command NAME that moves by REQUEST; DOC says where to."
  `(defun ,name (&optional by-record)
     ,(concat doc "\nWith a prefix argument, BY-RECORD, every record counts.")
     (interactive "P")
     (responder--move ',request by-record)))

(responder--define-move responder-step stepIn "Go to the next decision.")
(responder--define-move responder-over next
  "Go to the answer of this call, else to the next decision that is not deeper.")
(responder--define-move responder-out stepOut "Go to the answer of the call around.")
(responder--define-move responder-back stepBack
  "Go to the decision before, into the launch too.")
(responder--define-move responder-continue continue
  "Go to the next breakpoint, or to the end of the script.")
(responder--define-move responder-reverse-continue reverseContinue
  "Go to the breakpoint before, or to the start.")

;;; What if, and the console

(defun responder--frame-id (session)
  "The number of the frame that SESSION shows, as an argument."
  (when-let ((frame (nth (responder--session-frame session)
                         (responder--session-frames session))))
    (list :frameId (plist-get frame :id))))

(defun responder--find-variable (name nodes)
  "The variable with NAME among NODES and what they hold."
  (cl-loop for node in nodes
           thereis (or (and (responder--node-container node)
                            (equal name (responder--node-name node))
                            node)
                       (responder--find-variable name (responder--node-children node)))))

(defun responder--set-variable (session node value)
  "What if NODE of SESSION had VALUE."
  (when (responder--node-is-read-only node)
    (user-error "%s can only be read" (responder--node-name node)))
  (responder--send session 'setVariable
                   (list :variablesReference (responder--node-container node)
                         :name (responder--node-name node) :value value)))

(defun responder-set (reference value)
  "What if REFERENCE, such as panel.alpha, had VALUE from before this step.
Interactively it is the variable at point, else one is asked."
  (interactive
   (let ((node (get-text-property (point) 'responder-node)))
     (if (and node (responder--node-container node))
         (list node (read-string (format "%s = " (responder--node-name node))
                                 (responder--node-value node)))
       (list (read-string "What if: ") (read-string "had the value: ")))))
  (let* ((session (responder--stopped))
         (node (cond ((responder--node-p reference) reference)
                     ((string-search "." reference) nil)
                     (t (responder--find-variable
                         reference (responder--session-scopes session))))))
    (if node
        (responder--set-variable session node value)
      (responder--send session 'setExpression
                       (append (list :expression reference :value value)
                               (responder--frame-id session))))))

(defun responder-eval (line)
  "Say LINE to the console: get vault, tree, chain vault, explain RULE, help."
  (interactive "sResponder: ")
  (let* ((session (responder--stopped))
         (answer (responder--ask session 'evaluate
                                 (append (list :expression line :context "repl")
                                         (responder--frame-id session))))
         (result (plist-get answer :result)))
    (unless (member result '(nil ""))
      (responder--say result))))

(defun responder-undo ()
  "Take the last what-if back."
  (interactive)
  (responder-eval "undo"))

(defun responder-apply ()
  "Write the what-ifs into the document."
  (interactive)
  (responder-eval "apply"))

(defun responder-why (object)
  "Why OBJECT did not get the event of this step, and what would help."
  (interactive
   (list (read-string "Why not (an object; empty for what failed here): " (thing-at-point 'symbol t))))
  (responder-eval (if (string-empty-p object) "why" (concat "why " object))))

;;; Edits

(defun responder--member (object key)
  "The member KEY, a keyword, of OBJECT, a plist or a hash table."
  (if (hash-table-p object)
      (gethash (substring (symbol-name key) 1) object)
    (plist-get object key)))

(defun responder--position (place)
  "Where PLACE, a line and a column from 1, is in this buffer."
  (save-excursion
    (goto-char (responder--line-start (responder--member place :line)))
    (min (+ (point) (1- (responder--member place :column))) (line-end-position))))

(defun responder--put-edits (path text edits)
  "Put EDITS into the buffer of the file PATH, whose text must be TEXT.
Without TEXT the buffer must be as the file is."
  (with-current-buffer (find-file-noselect path)
    (save-restriction
      (widen)
      (unless (if text
                  (string= text (buffer-substring-no-properties (point-min) (point-max)))
                (and (not (buffer-modified-p)) (verify-visited-file-modtime (current-buffer))))
        (user-error "%s has changed since it was launched: restart, then apply again"
                    (file-name-nondirectory path)))
      (let ((inhibit-read-only t)
            ;; Their places are found first, so that one edit does not move another's.
            (places (mapcar (lambda (edit)
                              (let ((range (responder--member edit :range)))
                                (list (copy-marker (responder--position
                                                    (responder--member range :start)))
                                      (copy-marker (responder--position
                                                    (responder--member range :end)))
                                      ;; Of lines that end as in DOS the buffer has no more.
                                      (if (eq (coding-system-eol-type buffer-file-coding-system) 1)
                                          (replace-regexp-in-string
                                           "\r\n" "\n" (responder--member edit :text) t t)
                                        (responder--member edit :text)))))
                            edits)))
        (save-excursion
          (pcase-dolist (`(,start ,end ,text) places)
            (delete-region start end)
            (goto-char start)
            (insert text)))))
    (responder--tell "written into %s" (buffer-name))))

(defun responder--apply (session body)
  "Put the edits of BODY into the document of SESSION."
  (let* ((path (or (plist-get (plist-get body :source) :path)
                   (responder--session-path session)))
         (is-launched (and path (equal (file-truename path) (responder--session-path session)))))
    (when path
      (responder--put-edits path (and is-launched (responder--session-text session))
                            (append (plist-get body :edits) nil)))))

;;; dape: M-x dape, then responder

(defvar dape-configs)
(declare-function dape--live-connection "ext:dape" (type &optional nowarn require-selected))
(declare-function dape--next-like-command "ext:dape" (conn command))
(declare-function dape-handle-event "ext:dape" (conn event body))

(defun responder--this-file ()
  "The file of this buffer."
  (or buffer-file-name (user-error "This buffer is no file")))

(defun responder-dape-step-back ()
  "Go to the decision before, in a session of dape."
  (interactive)
  (dape--next-like-command (dape--live-connection 'stopped) :stepBack))

(defun responder-dape-reverse-continue ()
  "Go to the breakpoint before, in a session of dape."
  (interactive)
  (dape--next-like-command (dape--live-connection 'stopped) :reverseContinue))

(with-eval-after-load 'dape
  (add-to-list 'dape-configs
               `(responder modes (json-mode js-json-mode json-ts-mode js-mode)
                           command ,(car responder-command)
                           command-args (,@(cdr responder-command) "dap")
                           :type "responder" :request "launch" :stopOnEntry t
                           :program responder--this-file))
  (cl-defmethod dape-handle-event (_connection (_event (eql 'responder/apply)) body)
    "Put the edits of BODY into their document."
    (when-let ((path (plist-get (plist-get body :source) :path)))
      (responder--put-edits path nil (append (plist-get body :edits) nil)))))

;;; dap-mode: M-x dap-debug, then Responder

(declare-function dap-register-debug-provider "ext:dap-mode" (language-id function))
(declare-function dap-register-debug-template "ext:dap-mode" (name settings))
(declare-function dap--cur-session-or-die "ext:dap-mode" ())
(declare-function dap--step "ext:dap-mode" (command session))
(declare-function dap--debug-session-active-frame "ext:dap-mode" (session))
(declare-function dap-request "ext:dap-mode" (session method &rest arguments))
(declare-function dap-handle-event "ext:dap-mode" (event session body))

(defun responder-dap-mode-step-back ()
  "Go to the decision before, in a session of `dap-mode'."
  (interactive)
  (dap--step "stepBack" (dap--cur-session-or-die)))

(defun responder-dap-mode-reverse-continue ()
  "Go to the breakpoint before, in a session of `dap-mode'."
  (interactive)
  (dap--step "reverseContinue" (dap--cur-session-or-die)))

(defun responder-dap-mode-eval (line)
  "Say LINE to the debugger's console, in a session of `dap-mode'."
  (interactive "sResponder: ")
  (let* ((session (dap--cur-session-or-die))
         (frame (dap--debug-session-active-frame session))
         (answer (dap-request session "evaluate" :expression line :context "repl"
                              :frameId (and frame (gethash "id" frame)))))
    (responder--say (or (and answer (gethash "result" answer)) ""))))

(defun responder-dap-mode-apply ()
  "Write the what-ifs into the document, in a session of `dap-mode'."
  (interactive)
  (responder-dap-mode-eval "apply"))

(defun responder--dap-mode-configuration (configuration)
  "CONFIGURATION with what `dap-mode' needs to start the adapter."
  ;; Filters of exceptions are a variable of this file's.
  (require 'dap-ui)
  (append (list :dap-server-path (append responder-command '("dap"))
                :program (or (plist-get configuration :program) buffer-file-name)
                :cwd (or (plist-get configuration :cwd) default-directory))
          configuration))

(with-eval-after-load 'dap-mode
  (dap-register-debug-provider "responder" #'responder--dap-mode-configuration)
  (dap-register-debug-template "Responder: step through this scenario"
                               (list :type "responder" :request "launch" :stopOnEntry t
                                     :name "Responder"))
  (cl-defmethod dap-handle-event ((_event (eql 'responder/apply)) _session body)
    "Put the edits of BODY into their document."
    (when-let ((source (gethash "source" body)))
      (responder--put-edits (gethash "path" source) nil (gethash "edits" body)))))

(provide 'responder)
;;; responder.el ends here
