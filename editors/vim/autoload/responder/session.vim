" One debugging session: `responder dap --json-rpc` behind a channel in Vim's mode `lsp`. It knows the
" order of messages and nothing of windows; what happens is told by the functions it is given.

scriptencoding utf-8

" Starts the adapter. `told` has functions: stopped(session), output(text), breakpoint(answer),
" apply(body), ended(session). Answers an empty dictionary after a line that says what is missing.
function! responder#session#start(told) abort
  let l:line = responder#command(['dap', '--json-rpc'])
  if empty(l:line)
    return {}
  endif
  let l:session = {
        \ 'told': a:told, 'line': l:line, 'state': 'starting', 'thread': 1, 'stops': 0, 'stop': {},
        \ 'frames': [], 'capabilities': {}, 'queue': [], 'is_draining': 0, 'errors': [],
        \ }
  let l:session.job = job_start(l:line, {
        \ 'in_mode': 'lsp', 'out_mode': 'lsp', 'err_mode': 'nl', 'noblock': 1,
        \ 'out_cb': function('s:came', [l:session]),
        \ 'err_cb': function('s:complained', [l:session]),
        \ 'close_cb': function('s:closed', [l:session]),
        \ })
  if job_status(l:session.job) ==# 'fail'
    call responder#tell('the adapter does not start: run ' . join(l:line) . ' by hand')
    return {}
  endif
  let l:session.channel = job_getchannel(l:session.job)
  return l:session
endfunction

" Callbacks only note what came: handling it asks in turn, which must not happen within an answer
" that is being waited for. Timers do not run meanwhile.
function! s:came(session, channel, message) abort
  if has_key(a:message, 'method')
    call s:note(a:session, a:message.method, s:dictionary(get(a:message, 'params', {})))
  endif
endfunction

function! s:complained(session, channel, line) abort
  call add(a:session.errors, a:line)
endfunction

function! s:closed(session, channel) abort
  call s:note(a:session, 'closed', {})
endfunction

function! s:note(session, event, body) abort
  call add(a:session.queue, [a:event, a:body])
  call timer_start(0, function('s:drain', [a:session]))
endfunction

function! s:dictionary(value) abort
  return type(a:value) == type({}) ? a:value : {}
endfunction

function! s:drain(session, timer) abort
  if a:session.is_draining
    return
  endif
  let a:session.is_draining = 1
  try
    while !empty(a:session.queue)
      let [l:event, l:body] = remove(a:session.queue, 0)
      try
        call s:handle(a:session, l:event, l:body)
      catch /^responder: /
        call responder#tell(v:exception[11:])
      endtry
    endwhile
  finally
    let a:session.is_draining = 0
  endtry
endfunction

function! s:handle(session, event, body) abort
  if a:event ==# 'closed'
    call s:end(a:session)
  elseif a:session.state ==# 'ending' || a:session.state ==# 'ended'
    return
  elseif a:event ==# 'stopped'
    call s:stopped(a:session, a:body)
  elseif a:event ==# 'output'
    call a:session.told.output(get(a:body, 'output', ''))
  elseif a:event ==# 'breakpoint'
    call a:session.told.breakpoint(s:dictionary(get(a:body, 'breakpoint', {})))
  elseif a:event ==# 'responder/apply'
    call a:session.told.apply(a:body)
  elseif a:event ==# 'exited'
    let a:session.exit_code = get(a:body, 'exitCode', 0)
  elseif a:event ==# 'terminated'
    call responder#session#stop(a:session)
  endif
endfunction

function! s:stopped(session, body) abort
  let a:session.state = 'stopped'
  let a:session.stop = a:body
  let a:session.thread = get(a:body, 'threadId', 1)
  let a:session.stops += 1
  let l:stop = a:session.stops
  let l:answer = responder#session#ask(a:session, 'stackTrace',
        \ {'threadId': a:session.thread, 'startFrame': 0, 'levels': 200})
  if l:stop != a:session.stops || a:session.state !=# 'stopped'
    return
  endif
  let a:session.frames = get(l:answer, 'stackFrames', [])
  call a:session.told.stopped(a:session)
  if get(a:body, 'reason', '') ==# 'exception'
    let l:info = responder#session#ask(a:session, 'exceptionInfo', {'threadId': a:session.thread})
    call a:session.told.output(l:info.exceptionId . ': ' . get(l:info, 'description', ''))
  endif
endfunction

" Asks and waits. An error is thrown with its sentence, and so is an answer that does not come.
function! responder#session#ask(session, method, params) abort
  let l:seconds = responder#timeout()
  if ch_status(a:session.channel) !=# 'open'
    throw 'responder: the adapter has ended; ' . join(a:session.line) . ' shows why'
  endif
  let l:answer = ch_evalexpr(a:session.channel, {'method': a:method, 'params': a:params},
        \ {'timeout': l:seconds * 1000})
  if type(l:answer) != type({}) || empty(l:answer)
    if ch_status(a:session.channel) !=# 'open'
      throw 'responder: the adapter has ended; ' . join(a:session.line) . ' shows why'
    endif
    throw 'responder: ' . a:method . ' was not answered within ' . l:seconds . ' s'
  endif
  if type(get(l:answer, 'error', v:null)) == type({})
    throw 'responder: ' . get(l:answer.error, 'message', a:method . ' was refused')
  endif
  return s:dictionary(get(l:answer, 'result', {}))
endfunction

" Initializes and launches with `arguments`; `configure(session)` sets the breakpoints then.
function! responder#session#launch(session, arguments, configure) abort
  try
    let a:session.capabilities = responder#session#ask(a:session, 'initialize', {
          \ 'clientID': 'vim', 'clientName': 'Vim', 'adapterID': 'responder',
          \ 'pathFormat': 'path', 'linesStartAt1': v:true, 'columnsStartAt1': v:true,
          \ 'supportsVariableType': v:true, 'supportsVariablePaging': v:true,
          \ })
    call responder#session#ask(a:session, 'launch', a:arguments)
    call a:configure(a:session)
    let l:filters = filter(copy(get(a:session.capabilities, 'exceptionBreakpointFilters', [])),
          \ 'get(v:val, "default", v:false) is v:true')
    call responder#session#ask(a:session, 'setExceptionBreakpoints',
          \ {'filters': map(l:filters, 'v:val.filter')})
    let a:session.state = 'running'
    call responder#session#ask(a:session, 'configurationDone', {})
  catch /^responder: /
    call responder#tell(v:exception[11:])
    call responder#session#stop(a:session)
  endtry
endfunction

" Sets the breakpoints of a file; the answers, in their order.
function! responder#session#set_breakpoints(session, path, breakpoints) abort
  let l:source = {'name': fnamemodify(a:path, ':t'), 'path': a:path}
  return get(responder#session#ask(a:session, 'setBreakpoints',
        \ {'source': l:source, 'breakpoints': a:breakpoints}), 'breakpoints', [])
endfunction

" Sets patterns of occurrences, such as *.hitTest; what was said of those that were refused.
function! responder#session#set_patterns(session, patterns) abort
  let l:answers = get(responder#session#ask(a:session, 'setFunctionBreakpoints',
        \ {'breakpoints': map(copy(a:patterns), '{"name": v:val}')}), 'breakpoints', [])
  let l:refused = filter(l:answers, 'get(v:val, "verified", v:false) isnot v:true')
  return map(l:refused, 'get(v:val, "message", "a pattern was refused")')
endfunction

" Moves by a request such as stepIn; `extra` are further arguments.
function! responder#session#move(session, request, extra) abort
  let l:stop = a:session.stops
  let a:session.state = 'running'
  try
    call responder#session#ask(a:session, a:request,
          \ extend({'threadId': a:session.thread}, a:extra))
  catch /^responder: /
    " What was refused moved nothing.
    if a:session.state ==# 'running' && l:stop == a:session.stops
      let a:session.state = 'stopped'
    endif
    throw v:exception
  endtry
endfunction

" Ends the session, whatever it is doing.
function! responder#session#stop(session) abort
  if a:session.state ==# 'ending' || a:session.state ==# 'ended'
    return
  endif
  let a:session.state = 'ending'
  if ch_status(a:session.channel) ==# 'open'
    " Nobody waits for the answer: the adapter ends with it.
    call ch_sendexpr(a:session.channel, {'method': 'disconnect', 'params': {}},
          \ {'callback': function('s:disconnected')})
  endif
  call timer_start(2000, function('s:kill', [a:session]))
endfunction

function! s:disconnected(channel, answer) abort
endfunction

function! s:kill(session, timer) abort
  if job_status(a:session.job) ==# 'run'
    call job_stop(a:session.job)
  endif
endfunction

function! s:end(session) abort
  let l:was_wanted = a:session.state ==# 'ending'
  let a:session.state = 'ended'
  if !l:was_wanted
    let l:why = empty(a:session.errors) ? join(a:session.line) . ' shows why' : a:session.errors[-1]
    call responder#tell('the adapter ended; ' . l:why)
  endif
  call a:session.told.ended(a:session)
endfunction
