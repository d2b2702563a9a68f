" Takes a shared case in Vim: vim -es -u NONE -i NONE -N -S vim.vim. What is on the screen is read from
" the buffers, the signs and the messages, as a person would read it.

scriptencoding utf-8
set encoding=utf-8 nomore noswapfile hidden lines=50 columns=160

let s:job = json_decode(join(readfile($RESPONDER_CASE), "\n"))
let s:screens = []
let s:failure = v:null

let &runtimepath .= ',' . $RESPONDER_EDITORS . '/vim'
runtime plugin/responder.vim
execute 'edit' fnameescape(s:job.document)
let s:document = bufnr('%')
let s:window = win_getid()

function! s:lines_of(name) abort
  let l:buffer = bufnr('^responder://' . a:name . '$')
  return l:buffer < 0 ? [] : getbufline(l:buffer, 1, '$')
endfunction

function! s:signs(group) abort
  return sign_getplaced(s:document, {'group': a:group})[0].signs
endfunction

function! s:text() abort
  return join(getbufline(s:document, 1, '$'), "\n")
endfunction

function! s:told() abort
  return filter(split(execute('messages'), "\n"), 'v:val =~# "^responder: "')
endfunction

function! s:screen(late) abort
  let l:lines = s:lines_of('stack')
  let l:stack = []
  let l:scopes = []
  let l:is_stack = 1
  for l:line in l:lines[1:]
    if l:line ==# ''
      let l:is_stack = 0
    elseif l:is_stack
      " Behind the mark of the frame that is shown, and before its line.
      call add(l:stack, substitute(substitute(l:line, '^\(▶ \|  \)', '', ''), '  :\d\+$', '', ''))
    else
      call add(l:scopes, l:line)
    endif
  endfor
  let l:here = get(s:signs('responder_here'), 0, {})
  return {
        \ 'state': responder#debug#status().state, 'why': get(l:lines, 0, ''),
        \ 'line': get(l:here, 'lnum', v:null), 'stack': l:stack, 'scopes': l:scopes,
        \ 'console': join(s:lines_of('console'), "\n"), 'told': s:told(),
        \ 'breakpoints': map(s:signs('responder_breakpoints'),
        \   '[v:val.lnum, v:val.name ==# "ResponderBreakpoint" ? v:true : v:false]'),
        \ 'document': s:text(), 'late': a:late ? v:true : v:false,
        \ }
endfunction

" Presses the key of return on a line of the stack's window.
function! s:press(line) abort
  call win_gotoid(bufwinid('^responder://stack$'))
  call cursor(a:line, 1)
  execute "normal \<CR>"
  call win_gotoid(s:window)
endfunction

function! s:line_with(pattern) abort
  return match(s:lines_of('stack'), a:pattern) + 1
endfunction

" Opens what has a name, after more of its scope where it is not among the first.
function! s:open(name) abort
  for l:try in range(20)
    let l:line = s:line_with('▸ ' . a:name . '\>')
    let l:more = s:line_with('^ *… \d\+ more$')
    if l:line
      call s:press(l:line)
      return
    elseif !l:more
      break
    endif
    call s:press(l:more)
  endfor
  throw 'nothing to open is called ' . a:name
endfunction

let s:moves = {
      \ 'step': 'Step', 'over': 'Over', 'out': 'Out', 'back': 'Back', 'continue': 'Continue',
      \ 'reverse': 'ReverseContinue', 'restart': 'Restart',
      \ }

function! s:act(step) abort
  call win_gotoid(s:window)
  let l:do = a:step.do
  if l:do ==# 'breakpoint'
    call cursor(a:step.line, 1)
    let l:words = has_key(a:step, 'condition') ? 'if ' . a:step.condition
          \ : has_key(a:step, 'hits') ? 'hits ' . a:step.hits
          \ : has_key(a:step, 'log') ? 'log ' . a:step.log : ''
    execute 'ResponderBreakpoint' l:words
  elseif l:do ==# 'pattern'
    execute 'ResponderBreakpoint on' a:step.pattern
  elseif l:do ==# 'debug'
    let l:program = fnamemodify(s:job.document, ':h') . '/' . get(a:step, 'program', '')
    let l:program = has_key(a:step, 'program') ? l:program : ''
    execute 'ResponderDebug' l:program . (has_key(a:step, 'variant') ? '#' . a:step.variant : '')
  elseif l:do ==# 'set'
    execute 'ResponderSet' a:step.reference '=' a:step.value
  elseif l:do ==# 'say'
    execute 'ResponderEval' a:step.line
  elseif l:do ==# 'open'
    call s:open(a:step.name)
  elseif l:do ==# 'frame'
    call s:press(a:step.index + 2)
  else
    execute 'Responder' . s:moves[l:do]
  endif
endfunction

" Whether what a step waits for has come.
function! s:came(step, wanted, before, text) abort
  let l:now = responder#debug#status()
  if l:now.is_busy
    return 0
  elseif a:wanted ==# 'stop'
    let l:stops = a:step.do ==# 'debug' ? 0 : a:before
    return l:now.state ==# 'ended'
          \ || (l:now.state ==# 'stopped' && (l:now.stops > l:stops || !empty(s:told())))
  elseif a:wanted ==# 'document'
    return s:text() !=# a:text
  endif
  return 1
endfunction

function! s:take(step) abort
  let l:before = responder#debug#status().stops
  let l:text = s:text()
  messages clear
  call s:act(a:step)
  let l:quick = index(['breakpoint', 'pattern', 'say', 'open', 'frame'], a:step.do) >= 0
  let l:wanted = get(a:step, 'await', l:quick ? 'answer' : 'stop')
  let l:tries = 1000
  while !s:came(a:step, l:wanted, l:before, l:text) && l:tries > 0
    let l:tries -= 1
    sleep 20m
  endwhile
  call add(s:screens, s:screen(l:tries == 0))
endfunction

try
  for s:step in s:job.steps
    call s:take(s:step)
  endfor
  call responder#debug#stop()
  let s:tries = 200
  while index(['ended', 'none'], responder#debug#status().state) < 0 && s:tries > 0
    let s:tries -= 1
    sleep 20m
  endwhile
catch
  let s:failure = v:exception . ' at ' . v:throwpoint
endtry

call writefile([json_encode({'screens': s:screens, 'error': s:failure})], s:job.answer)
qall!
