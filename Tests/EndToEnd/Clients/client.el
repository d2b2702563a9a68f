;;; client.el --- a session through Emacs' own jsonrpc.el -*- lexical-binding: t -*-

;; Run as: emacs -Q --batch -l client.el SOCKET SCENARIO

(require 'jsonrpc)

(let* ((socket (pop command-line-args-left))
       (scenario (pop command-line-args-left))
       (records 0)
       (connection
        (make-instance
         'jsonrpc-process-connection
         :name "responder"
         :events-buffer-scrollback-size 0
         :notification-dispatcher
         (lambda (_connection method params)
           (when (eq method 'trace.record)
             (setq records (1+ records))
             (princ (format "record %s\n" (plist-get (plist-get params :record) :kind)))))
         :process
         (make-network-process :name "responder" :family 'local :service socket
                               :coding 'utf-8-emacs-unix)))
       (ask (lambda (method params) (jsonrpc-request connection method params :timeout 600))))
  (funcall ask :hello '(:client (:name "emacs")))
  (funcall ask :session.open (list :path scenario))
  (funcall ask :trace.subscribe '(:level "route"))
  (let ((shake (funcall ask :motion.shake nil))
        (touch (funcall ask :touch.tap '(:at "card"))))
    (princ (format "shake handled by %s\n" (plist-get (plist-get shake :outcome) :handledBy)))
    (princ (format "touch hit %s\n" (plist-get (plist-get touch :outcome) :hit))))
  (princ (format "records %s\n" (if (> records 0) "came" "missing")))
  (delete-process (jsonrpc--process connection)))
