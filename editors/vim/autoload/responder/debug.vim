" What the commands do: one session at a time.

scriptencoding utf-8

let s:session = {}
" The text of the document as it was launched: edits that are worked out are edits of it.
let s:launched = {'program': '', 'path': '', 'lines': []}

function! s:is_live() abort
  return !empty(s:session) && s:session.state !=# 'ended' && s:session.state !=# 'ending'
endfunction

function! s:is_stopped() abort
  if s:is_live() && s:session.state ==# 'stopped'
    return 1
  endif
  call responder#tell(s:is_live() ? 'the debugger is not stopped' : ':ResponderDebug starts a session')
  return 0
endfunction

" `vault.json`, `topic/name`, either with `#variant`, and arguments of `launch` as NAME=VALUE.
function! s:arguments(words) abort
  let l:arguments = {'type': 'responder', 'request': 'launch', 'stopOnEntry': v:true, 'program': ''}
  if exists('g:responder_module_path')
    let l:arguments.modulePath = g:responder_module_path
  endif
  for l:word in a:words
    let l:parts = matchlist(l:word, '^\(\a\+\)=\(.*\)$')
    if !empty(l:parts)
      let l:arguments[l:parts[1]] = l:parts[2] ==# 'true' ? v:true
            \ : l:parts[2] ==# 'false' ? v:false : l:parts[2]
      continue
    endif
    let l:parts = matchlist(l:word, '^\(.*\)#\([^#]*\)$')
    let l:arguments.program = empty(l:parts) ? l:word : l:parts[1]
    if !empty(l:parts)
      let l:arguments.variant = l:parts[2]
    endif
  endfor
  if l:arguments.program ==# ''
    let l:arguments.program = &buftype ==# '' ? expand('%:p') : ''
  endif
  let l:program = l:arguments.program
  let l:path = fnamemodify(l:program =~# '^[%~]' ? expand(l:program) : l:program, ':p')
  if filereadable(l:path)
    let l:arguments.program = l:path
  endif
  return l:arguments
endfunction

" The adapter reads the file, so what stands in the buffer is written first.
function! s:remember(program) abort
  let s:launched = {'program': a:program, 'path': '', 'lines': []}
  if !filereadable(a:program)
    return
  endif
  let l:window = bufwinid(bufnr('^' . a:program . '$'))
  if l:window > 0
    call win_execute(l:window, 'silent update')
  endif
  let s:launched.path = resolve(a:program)
  let s:launched.lines = readfile(a:program)
endfunction

function! s:apply(body) abort
  let l:path = get(get(a:body, 'source', {}), 'path', s:launched.path)
  if l:path ==# ''
    return
  endif
  let l:lines = resolve(l:path) ==# s:launched.path ? s:launched.lines : readfile(l:path)
  if responder#edits#put(l:path, l:lines, get(a:body, 'edits', []))
    call responder#tell('written into ' . fnamemodify(l:path, ':t'))
  else
    call responder#tell('the document has changed since it was launched: :ResponderRestart, then apply again')
  endif
endfunction

function! s:ended(session) abort
  if a:session is s:session
    let l:status = has_key(a:session, 'exit_code') ? 'exit status ' . a:session.exit_code : 'ended'
    call responder#view#clear(l:status)
    " Before the first stop only a refusal ends it, and that is what should be read last.
    if a:session.stops || has_key(a:session, 'exit_code')
      call responder#tell(l:status)
    endif
  endif
endfunction

let s:told = {
      \ 'stopped': function('responder#view#stopped'),
      \ 'output': function('responder#view#say'),
      \ 'breakpoint': function('responder#breakpoints#changed'),
      \ 'apply': function('s:apply'),
      \ 'ended': function('s:ended'),
      \ }

function! s:send_breakpoints(buffer) abort
  let l:path = fnamemodify(bufname(a:buffer), ':p')
  let l:answers = responder#session#set_breakpoints(s:session, l:path, responder#breakpoints#of(a:buffer))
  for l:refusal in responder#breakpoints#answered(a:buffer, l:answers)
    call responder#tell(l:refusal)
  endfor
endfunction

function! s:send_patterns() abort
  for l:refusal in responder#session#set_patterns(s:session, responder#breakpoints#patterns())
    call responder#tell(l:refusal)
  endfor
endfunction

function! s:configure(session) abort
  for l:buffer in responder#breakpoints#buffers()
    call s:send_breakpoints(l:buffer)
  endfor
  if !empty(responder#breakpoints#patterns())
    call s:send_patterns()
  endif
endfunction

" Does what may be refused, and tells the sentence when it is.
function! s:attempt(method, arguments) abort
  try
    return call(a:method, a:arguments)
  catch /^responder: /
    call responder#tell(v:exception[11:])
    return {}
  endtry
endfunction

" Completes files; that of commands would take the # of a variant for the alternate file.
function! responder#debug#files(lead, line, position) abort
  return getcompletion(a:lead, 'file')
endfunction

" Starts a session; the one that is there ends.
function! responder#debug#start(words) abort
  let l:arguments = s:arguments(a:words)
  if l:arguments.program ==# ''
    call responder#tell('this buffer is no file: :ResponderDebug FILE, or a scenario such as hit-testing/clipping')
    return
  endif
  if s:is_live()
    call responder#session#stop(s:session)
  endif
  call s:remember(l:arguments.program)
  let s:session = responder#session#start(s:told)
  if !empty(s:session)
    call responder#view#begin()
    call responder#session#launch(s:session, l:arguments, function('s:configure'))
  endif
endfunction

" Moves; by record rather than by hop when that is wanted.
function! responder#debug#move(request, by_record) abort
  if s:is_stopped()
    let l:extra = a:by_record ? {'granularity': 'instruction'} : {}
    call s:attempt('responder#session#move', [s:session, a:request, l:extra])
  endif
endfunction

" Toggles the breakpoint of the line, or sets one with a condition, a count or a text to log; or
" toggles a pattern of occurrences.
function! responder#debug#breakpoint(words) abort
  let l:members = {'if': 'condition', 'hits': 'hitCondition', 'log': 'logMessage', 'on': ''}
  let l:parts = matchlist(a:words, '^\(\a\+\)\s\+\(.\+\)$')
  let l:kind = get(l:parts, 1, '')
  if a:words !=# '' && !has_key(l:members, l:kind)
    call responder#tell('nothing is meant by ' . a:words . ': if CONDITION, hits COUNT, log TEXT, on PATTERN')
    return
  endif
  if l:kind ==# 'on'
    call responder#breakpoints#toggle_pattern(l:parts[2])
    if s:is_live()
      call s:attempt(function('s:send_patterns'), [])
    endif
    return
  endif
  if &buftype !=# '' || expand('%') ==# ''
    call responder#tell('a breakpoint belongs into a file')
    return
  endif
  let l:detail = l:kind ==# '' ? {} : {l:members[l:kind]: l:parts[2]}
  call responder#breakpoints#toggle(bufnr('%'), line('.'), l:detail)
  if s:is_live()
    call s:attempt(function('s:send_breakpoints'), [bufnr('%')])
  endif
endfunction

function! s:set_variable(node, value) abort
  if a:node.is_read_only
    call responder#tell(a:node.name . ' can only be read')
    return
  endif
  call s:attempt('responder#session#ask', [s:session, 'setVariable',
        \ {'variablesReference': a:node.container, 'name': a:node.name, 'value': a:value}])
endfunction

" What if: `REFERENCE = VALUE`, or without words the variable under the cursor.
function! responder#debug#set(words) abort
  if !s:is_stopped()
    return
  endif
  let l:parts = matchlist(a:words, '^\s*\(.\{-}\)\s*=\s*\(.\{-}\)\s*$')
  if empty(l:parts)
    let [l:frame, l:node] = responder#view#under_cursor()
    if l:frame >= 0 || empty(l:node) || !l:node.container
      call responder#tell(':ResponderSet REFERENCE = VALUE, or with the cursor on a variable of the window')
      return
    endif
    let l:value = input(l:node.name . ' = ', l:node.value)
    if l:value !=# ''
      call s:set_variable(l:node, l:value)
    endif
    return
  endif
  let l:node = stridx(l:parts[1], '.') >= 0 ? {} : responder#view#variable(l:parts[1])
  if !empty(l:node)
    call s:set_variable(l:node, l:parts[2])
  else
    call s:attempt('responder#session#ask', [s:session, 'setExpression',
          \ extend({'expression': l:parts[1], 'value': l:parts[2]}, responder#view#frame())])
  endif
endfunction

" A line of the console.
function! responder#debug#evaluate(line) abort
  if s:is_stopped()
    let l:answer = s:attempt('responder#session#ask', [s:session, 'evaluate',
          \ extend({'expression': a:line, 'context': 'repl'}, responder#view#frame())])
    if get(l:answer, 'result', '') !=# ''
      call responder#view#say(l:answer.result)
    endif
  endif
endfunction

" Why an object, without one that under the cursor, did not get the event.
function! responder#debug#why(object) abort
  let l:name = a:object !=# '' ? a:object : expand('<cword>')
  call responder#debug#evaluate(l:name ==# '' ? 'why' : 'why ' . l:name)
endfunction

" Goes to the frame under the cursor, or opens or closes the variable there.
function! responder#debug#enter() abort
  if s:is_stopped()
    call s:attempt('responder#view#enter', [s:session])
  endif
endfunction

" Reads the file again.
function! responder#debug#restart() abort
  if !s:is_live()
    call responder#tell(':ResponderDebug starts a session')
    return
  endif
  call s:remember(s:launched.program)
  " Their lines may have moved with the text that is read now.
  call s:attempt(function('s:configure'), [s:session])
  call s:attempt('responder#session#ask', [s:session, 'restart', {}])
endfunction

function! responder#debug#stop() abort
  if s:is_live()
    call responder#session#stop(s:session)
  endif
  call responder#view#close()
endfunction

" What the session is doing: its state, how often it stopped, and whether events wait.
function! responder#debug#status() abort
  if empty(s:session)
    return {'state': 'none', 'stops': 0, 'is_busy': 0}
  endif
  return {'state': s:session.state, 'stops': s:session.stops,
        \ 'is_busy': s:session.is_draining || !empty(s:session.queue)}
endfunction
