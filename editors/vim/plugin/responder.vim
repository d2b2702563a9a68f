" The commands of Responder's debugger. What they do is loaded when the first one is used.

if exists('g:loaded_responder')
  finish
endif
let g:loaded_responder = 1

if !has('channel') || !has('job') || !has('signs') || !has('timers') || !has('patch-8.2.4684')
  " What is missing is said when a command is used, not at every start.
  command! -nargs=* ResponderDebug call responder#tell('Vim 8.2.4684 with +channel, +job, +signs and +timers is needed')
  finish
endif

command! -nargs=* -complete=customlist,responder#debug#files ResponderDebug
      \ call responder#debug#start([<f-args>])
command! -bang ResponderStep call responder#debug#move('stepIn', <bang>0)
command! -bang ResponderOver call responder#debug#move('next', <bang>0)
command! -bang ResponderOut call responder#debug#move('stepOut', <bang>0)
command! -bang ResponderBack call responder#debug#move('stepBack', <bang>0)
command! -bang ResponderContinue call responder#debug#move('continue', <bang>0)
command! -bang ResponderReverseContinue call responder#debug#move('reverseContinue', <bang>0)
command! -nargs=* ResponderSet call responder#debug#set(<q-args>)
command! -nargs=0 ResponderUndo call responder#debug#evaluate('undo')
command! -nargs=* ResponderBreakpoint call responder#debug#breakpoint(<q-args>)
command! -nargs=? ResponderWhy call responder#debug#why(<q-args>)
command! -nargs=0 ResponderApply call responder#debug#evaluate('apply')
command! -nargs=+ ResponderEval call responder#debug#evaluate(<q-args>)
command! -nargs=0 ResponderRestart call responder#debug#restart()
command! -nargs=0 ResponderStop call responder#debug#stop()
