" What one sees of a session: the sign at the hop, a window with the stack and the scopes, and one
" with what the debugger says.

scriptencoding utf-8

let s:group = 'responder_here'
let s:frames = []
let s:frame = 0
let s:roots = []
" The node of each line below the stack.
let s:nodes = []
let s:first_node = 0

call sign_define('ResponderHere', {'text': '▶', 'texthl': 'WarningMsg', 'linehl': 'CursorLine'})

function! s:stack() abort
  return responder#pane#buffer('responder://stack')
endfunction

function! s:console() abort
  return responder#pane#buffer('responder://console')
endfunction

" The window that shows the document: one that does already, else the current one, else any.
function! s:document_window(buffer) abort
  if bufwinid(a:buffer) > 0
    return bufwinid(a:buffer)
  endif
  for l:number in [winnr()] + range(1, winnr('$'))
    if getbufvar(winbufnr(l:number), '&buftype') ==# ''
      return win_getid(l:number)
    endif
  endfor
  return 0
endfunction

function! s:show_place(frame) abort
  call sign_unplace(s:group)
  let l:path = get(get(a:frame, 'source', {}), 'path', '')
  let l:line = get(a:frame, 'line', 0)
  if l:path ==# '' || l:line < 1 || !filereadable(l:path)
    return
  endif
  let l:buffer = bufadd(l:path)
  call bufload(l:buffer)
  call setbufvar(l:buffer, '&buflisted', 1)
  let l:window = s:document_window(l:buffer)
  if l:window > 0
    if winbufnr(l:window) != l:buffer
      call win_execute(l:window, 'buffer ' . l:buffer)
    endif
    call win_execute(l:window, 'call cursor(' . l:line . ', ' . get(a:frame, 'column', 1) . ')')
    call win_execute(l:window, 'normal! zv')
  endif
  call sign_place(1, s:group, 'ResponderHere', l:buffer, {'lnum': l:line, 'priority': 30})
endfunction

function! s:title(stop) abort
  let l:title = get(a:stop, 'description', get(a:stop, 'reason', ''))
  return has_key(a:stop, 'text') ? l:title . ': ' . a:stop.text : l:title
endfunction

function! s:draw_stack(title) abort
  let l:lines = [a:title]
  let l:index = 0
  for l:frame in s:frames
    let l:line = get(l:frame, 'line', 0)
    call add(l:lines, (l:index == s:frame ? '▶ ' : '  ') . l:frame.name
          \ . (l:line > 0 ? '  :' . l:line : ''))
    let l:index += 1
  endfor
  call add(l:lines, '')
  let s:first_node = len(l:lines) + 1
  let s:nodes = []
  call responder#pane#write(s:stack(), 1, l:lines)
endfunction

function! s:draw_variables() abort
  let [l:lines, s:nodes] = responder#variables#lines(s:roots)
  call responder#pane#write(s:stack(), s:first_node, l:lines)
endfunction

function! s:show_frame(session, index) abort
  let s:frame = a:index
  let s:roots = []
  call s:draw_stack(s:title(a:session.stop))
  call s:show_place(s:frames[a:index])
  let l:stop = a:session.stops
  let l:scopes = responder#session#ask(a:session, 'scopes', {'frameId': s:frames[a:index].id})
  let l:roots = responder#variables#tree(a:session, get(l:scopes, 'scopes', []))
  if l:stop == a:session.stops
    let s:roots = l:roots
    call s:draw_variables()
  endif
endfunction

function! s:set_keys() abort
  nnoremap <buffer> <nowait> <silent> n :<C-U>ResponderOver<CR>
  nnoremap <buffer> <nowait> <silent> i :<C-U>ResponderStep<CR>
  nnoremap <buffer> <nowait> <silent> o :<C-U>ResponderOut<CR>
  nnoremap <buffer> <nowait> <silent> b :<C-U>ResponderBack<CR>
  nnoremap <buffer> <nowait> <silent> c :<C-U>ResponderContinue<CR>
  nnoremap <buffer> <nowait> <silent> r :<C-U>ResponderReverseContinue<CR>
  nnoremap <buffer> <nowait> <silent> u :<C-U>ResponderUndo<CR>
  nnoremap <buffer> <nowait> <silent> a :<C-U>ResponderApply<CR>
  nnoremap <buffer> <nowait> <silent> w :<C-U>ResponderWhy<CR>
  nnoremap <buffer> <nowait> <silent> = :<C-U>ResponderSet<CR>
  nnoremap <buffer> <nowait> <silent> q :<C-U>ResponderStop<CR>
  nnoremap <buffer> <nowait> <silent> <CR> :<C-U>call responder#debug#enter()<CR>
endfunction

" Shows where a session stopped.
function! responder#view#stopped(session) abort
  if responder#pane#show(s:stack(), 'botright vertical 48split')
    let l:before = win_getid()
    call win_gotoid(bufwinid(s:stack()))
    call s:set_keys()
    call win_gotoid(l:before)
  endif
  let s:frames = a:session.frames
  if empty(s:frames)
    call responder#view#clear(s:title(a:session.stop))
  else
    call s:show_frame(a:session, 0)
  endif
endfunction

" What stands under the cursor of the stack's window: the number of a frame or -1, and a node of the
" variables or an empty dictionary.
function! responder#view#under_cursor() abort
  if bufnr('%') != s:stack()
    return [-1, {}]
  endif
  let l:line = line('.')
  if l:line >= s:first_node
    return [-1, get(s:nodes, l:line - s:first_node, {})]
  endif
  return [l:line >= 2 && l:line - 2 < len(s:frames) ? l:line - 2 : -1, {}]
endfunction

" Goes to the frame under the cursor, or opens or closes the variable there.
function! responder#view#enter(session) abort
  let [l:frame, l:node] = responder#view#under_cursor()
  if l:frame >= 0
    call s:show_frame(a:session, l:frame)
  elseif !empty(l:node)
    call responder#variables#toggle(a:session, l:node)
    call s:draw_variables()
  endif
endfunction

" The number of the frame that is shown, as an argument.
function! responder#view#frame() abort
  return s:frame < len(s:frames) ? {'frameId': s:frames[s:frame].id} : {}
endfunction

" The variable with this name in the scopes that have been fetched, or an empty dictionary.
function! responder#view#variable(name) abort
  return responder#variables#find(a:name, s:roots)
endfunction

" Adds what the debugger says to its window.
function! responder#view#say(text) abort
  let l:buffer = s:console()
  let l:before = getbufline(l:buffer, 1, '$')
  let l:from = l:before ==# [''] ? 1 : len(l:before) + 1
  call responder#pane#write(l:buffer, l:from, split(substitute(a:text, '\n\+$', '', ''), "\n", 1))
  " Below everything: what is said is wider than a stack, and what does not fit goes on below.
  if responder#pane#show(l:buffer, 'botright 12split')
    call win_execute(bufwinid(l:buffer), 'setlocal wrap linebreak')
  endif
  call win_execute(bufwinid(l:buffer), 'normal! G')
endfunction

" Takes the sign and what belongs to a stop away.
function! responder#view#clear(title) abort
  call sign_unplace(s:group)
  let s:frames = []
  let s:roots = []
  let s:nodes = []
  call responder#pane#write(s:stack(), 1, [a:title])
endfunction

" Begins a session: what the last one said is gone.
function! responder#view#begin() abort
  call responder#pane#write(s:console(), 1, [''])
endfunction

function! responder#view#close() abort
  call sign_unplace(s:group)
  call responder#pane#close(s:console())
  call responder#pane#close(s:stack())
endfunction
