" Breakpoints are signs: Vim moves them with the text.

scriptencoding utf-8

let s:group = 'responder_breakpoints'
" What a breakpoint asks for beside its place, and its number at the adapter, by the sign's number.
let s:details = {}
let s:patterns = []

call sign_define('ResponderBreakpoint', {'text': '●', 'texthl': 'ErrorMsg'})
call sign_define('ResponderUnverified', {'text': '○', 'texthl': 'WarningMsg'})

function! s:placed(buffer) abort
  return sign_getplaced(a:buffer, {'group': s:group})[0].signs
endfunction

function! s:at(buffer, line) abort
  return get(filter(s:placed(a:buffer), 'v:val.lnum == a:line'), 0, {})
endfunction

function! s:remove(buffer, id) abort
  call sign_unplace(s:group, {'buffer': a:buffer, 'id': a:id})
  if has_key(s:details, a:id)
    call remove(s:details, a:id)
  endif
endfunction

" Sets or takes away the breakpoint of a line; with a detail (condition, hitCondition, logMessage) it
" is set or changed.
function! responder#breakpoints#toggle(buffer, line, detail) abort
  let l:sign = s:at(a:buffer, a:line)
  if !empty(l:sign)
    call s:remove(a:buffer, l:sign.id)
  endif
  if empty(l:sign) || !empty(a:detail)
    let l:id = sign_place(0, s:group, 'ResponderBreakpoint', a:buffer,
          \ {'lnum': a:line, 'priority': 20})
    let s:details[l:id] = {'wanted': a:detail}
  endif
endfunction

" Sets or takes away a pattern of occurrences; all of them.
function! responder#breakpoints#toggle_pattern(pattern) abort
  let l:index = index(s:patterns, a:pattern)
  if l:index >= 0
    call remove(s:patterns, l:index)
  else
    call add(s:patterns, a:pattern)
  endif
  return s:patterns
endfunction

function! responder#breakpoints#patterns() abort
  return s:patterns
endfunction

" The breakpoints of a buffer as the protocol wants them, in the order of their lines.
function! responder#breakpoints#of(buffer) abort
  let l:found = []
  for l:sign in s:placed(a:buffer)
    let l:wanted = has_key(s:details, l:sign.id) ? s:details[l:sign.id].wanted : {}
    call add(l:found, extend({'line': l:sign.lnum}, l:wanted))
  endfor
  return l:found
endfunction

" The buffers that have breakpoints.
function! responder#breakpoints#buffers() abort
  return filter(map(getbufinfo({'bufloaded': 1}), 'v:val.bufnr'), '!empty(s:placed(v:val))')
endfunction

function! s:show(buffer, sign, answer) abort
  let l:line = get(a:answer, 'line', a:sign.lnum)
  let l:known = get(s:details, a:sign.id, {'wanted': {}})
  let l:there = s:at(a:buffer, l:line)
  " A line may snap to where another breakpoint is already.
  if !empty(l:there) && l:there.id != a:sign.id
    call s:remove(a:buffer, a:sign.id)
    return
  endif
  let l:known.answer = get(a:answer, 'id', -1)
  let s:details[a:sign.id] = l:known
  " Placed anew: a sign that is placed twice stands on both lines.
  call sign_unplace(s:group, {'buffer': a:buffer, 'id': a:sign.id})
  call sign_place(a:sign.id, s:group, s:is_verified(a:answer) ? 'ResponderBreakpoint' : 'ResponderUnverified',
        \ a:buffer, {'lnum': l:line, 'priority': 20})
endfunction

function! s:is_verified(answer) abort
  return get(a:answer, 'verified', v:false) is v:true
endfunction

" Shows what the adapter answered, in the order in which the breakpoints were sent; what it said of
" those that it refused.
function! responder#breakpoints#answered(buffer, answers) abort
  let l:refused = []
  let l:index = 0
  for l:sign in s:placed(a:buffer)
    if l:index >= len(a:answers)
      break
    endif
    let l:answer = a:answers[l:index]
    call s:show(a:buffer, l:sign, l:answer)
    if !s:is_verified(l:answer)
      call add(l:refused, 'line ' . l:sign.lnum . ': ' . get(l:answer, 'message', 'nothing stops here'))
    endif
    let l:index += 1
  endfor
  return l:refused
endfunction

" Shows a breakpoint of which the adapter says something later.
function! responder#breakpoints#changed(answer) abort
  for l:buffer in responder#breakpoints#buffers()
    for l:sign in s:placed(l:buffer)
      if has_key(a:answer, 'id') && get(get(s:details, l:sign.id, {}), 'answer', -1) == a:answer.id
        call s:show(l:buffer, l:sign, a:answer)
        return
      endif
    endfor
  endfor
endfunction
