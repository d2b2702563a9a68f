" Buffers that are not files, and the windows in which they are shown.

" The buffer with this name, made when it is not there.
function! responder#pane#buffer(name) abort
  let l:buffer = bufnr('^' . a:name . '$')
  if l:buffer < 0
    let l:buffer = bufadd(a:name)
    call setbufvar(l:buffer, '&buftype', 'nofile')
    call setbufvar(l:buffer, '&swapfile', 0)
    call setbufvar(l:buffer, '&bufhidden', 'hide')
    call bufload(l:buffer)
    call setbufvar(l:buffer, '&filetype', 'responder')
    call setbufvar(l:buffer, '&modifiable', 0)
  endif
  return l:buffer
endfunction

" Opens a window for the buffer by a command such as `botright 12split` when it has none; the cursor
" stays where it was. Answers whether it was opened.
function! responder#pane#show(buffer, command) abort
  if bufwinid(a:buffer) > 0
    return 0
  endif
  let l:before = win_getid()
  execute a:command
  execute 'buffer' a:buffer
  setlocal nonumber norelativenumber nowrap signcolumn=no
  call win_gotoid(l:before)
  return 1
endfunction

" Replaces what the buffer shows from a line on, counted from 1.
function! responder#pane#write(buffer, from, lines) abort
  call setbufvar(a:buffer, '&modifiable', 1)
  call setbufline(a:buffer, a:from, a:lines)
  let l:last = a:from + len(a:lines)
  if l:last <= len(getbufline(a:buffer, 1, '$'))
    silent call deletebufline(a:buffer, l:last, '$')
  endif
  call setbufvar(a:buffer, '&modifiable', 0)
endfunction

function! responder#pane#close(buffer) abort
  let l:window = bufwinid(a:buffer)
  " The last window of all cannot be closed.
  if l:window > 0 && winnr('$') > 1
    call win_execute(l:window, 'close')
  endif
endfunction
