" Edits that the adapter worked out, put into the buffer of the document.

" A place of the protocol, line and code point from 1, as the byte before which it is in its line.
function! s:byte(buffer, position) abort
  let l:line = getbufline(a:buffer, a:position.line)[0]
  let l:byte = byteidxcomp(l:line, a:position.column - 1)
  return l:byte < 0 ? len(l:line) : l:byte
endfunction

function! s:put(buffer, edit) abort
  let l:first = a:edit.range.start.line
  let l:last = a:edit.range.end.line
  let l:start = s:byte(a:buffer, a:edit.range.start)
  let l:head = strpart(getbufline(a:buffer, l:first)[0], 0, l:start)
  let l:tail = strpart(getbufline(a:buffer, l:last)[0], s:byte(a:buffer, a:edit.range.end))
  let l:text = getbufvar(a:buffer, '&fileformat') ==# 'dos'
        \ ? substitute(a:edit.text, "\r\n", "\n", 'g') : a:edit.text
  let l:new = split(l:head . l:text . l:tail, "\n", 1)
  let l:same = min([l:last - l:first + 1, len(l:new)])
  call setbufline(a:buffer, l:first, l:new[: l:same - 1])
  if len(l:new) > l:same
    call appendbufline(a:buffer, l:first + l:same - 1, l:new[l:same :])
  elseif l:first + l:same <= l:last
    silent call deletebufline(a:buffer, l:first + l:same, l:last)
  endif
endfunction

function! s:later(one, other) abort
  return a:other.range.start.offset - a:one.range.start.offset
endfunction

" Puts the edits of a file in, unless its text is not `lines` any more. Answers whether it did.
function! responder#edits#put(path, lines, edits) abort
  let l:buffer = bufadd(a:path)
  call bufload(l:buffer)
  " A buffer of format dos holds its lines without what the file has at their ends.
  let l:end = getbufvar(l:buffer, '&fileformat') ==# 'dos' ? "\r" : ''
  if map(getbufline(l:buffer, 1, '$'), 'v:val . l:end') !=# a:lines
    return 0
  endif
  " From the end on, so that what comes before keeps its place.
  for l:edit in sort(copy(a:edits), 's:later')
    call s:put(l:buffer, l:edit)
  endfor
  return 1
endfunction
