" The scopes of a frame as a tree of lines, each fetched when it is opened.

scriptencoding utf-8

" How many variables are shown until one asks for more.
let s:page = 20
" What was opened or closed by hand, by its path; it stays so at the next stop.
let s:opened = {}

" The tree of scopes; those that cost nothing are open.
function! responder#variables#tree(session, scopes) abort
  let l:roots = []
  for l:scope in a:scopes
    let l:is_expensive = get(l:scope, 'expensive', v:false) is v:true
    let l:node = {
          \ 'name': l:scope.name, 'value': '', 'path': l:scope.name, 'depth': 0, 'is_scope': 1,
          \ 'reference': get(l:scope, 'variablesReference', 0), 'container': 0,
          \ 'total': get(l:scope, 'namedVariables', 0), 'is_lazy': 0, 'is_read_only': 1,
          \ 'is_open': 0, 'is_fetched': 0, 'has_more': 0, 'children': [], 'shown': s:page,
          \ }
    call add(l:roots, l:node)
    if l:node.reference && get(s:opened, l:node.path, !l:is_expensive)
      let l:node.is_open = 1
      call s:fetch(a:session, l:node)
    endif
  endfor
  return l:roots
endfunction

function! s:child(parent, variable) abort
  let l:hint = get(a:variable, 'presentationHint', {})
  return {
        \ 'name': a:variable.name, 'value': get(a:variable, 'value', ''),
        \ 'path': a:parent.path . "\n" . a:variable.name, 'depth': a:parent.depth + 1,
        \ 'is_scope': 0, 'reference': get(a:variable, 'variablesReference', 0),
        \ 'container': a:parent.reference, 'total': 0,
        \ 'is_lazy': get(l:hint, 'lazy', v:false) is v:true,
        \ 'is_read_only': index(get(l:hint, 'attributes', []), 'readOnly') >= 0,
        \ 'is_open': 0, 'is_fetched': 0, 'has_more': 0, 'children': [], 'shown': s:page,
        \ }
endfunction

" Fetches what a node holds, or what more of it.
function! s:fetch(session, node) abort
  let l:wanted = {'variablesReference': a:node.reference}
  let l:start = len(a:node.children)
  let l:is_paged = a:node.total > s:page
  if l:is_paged
    let l:wanted.start = l:start
    let l:wanted.count = min([s:page, a:node.total - l:start])
  endif
  let l:variables = get(responder#session#ask(a:session, 'variables', l:wanted), 'variables', [])
  if a:node.is_lazy
    " What code computes: the answer's only variable is the value itself.
    let l:value = get(l:variables, 0, {})
    let a:node.is_lazy = 0
    let a:node.is_open = 0
    let a:node.value = get(l:value, 'value', '')
    let a:node.reference = get(l:value, 'variablesReference', 0)
    return
  endif
  let a:node.is_fetched = 1
  for l:variable in l:variables
    let l:child = s:child(a:node, l:variable)
    call add(a:node.children, l:child)
    if l:child.reference && !l:child.is_lazy && get(s:opened, l:child.path, 0)
      let l:child.is_open = 1
      call s:fetch(a:session, l:child)
    endif
  endfor
  let a:node.has_more = l:is_paged && !empty(l:variables) && len(a:node.children) < a:node.total
endfunction

" Shows more of a node; where the adapter gives them in pieces, after fetching the next one.
function! s:show_more(session, node) abort
  let a:node.shown += s:page
  if a:node.has_more && a:node.shown > len(a:node.children)
    call s:fetch(a:session, a:node)
  endif
endfunction

" Opens or closes a node, or shows more of it.
function! responder#variables#toggle(session, node) abort
  if has_key(a:node, 'more_of')
    call s:show_more(a:session, a:node.more_of)
  elseif !a:node.reference
    return
  elseif a:node.is_lazy
    call s:fetch(a:session, a:node)
  else
    let a:node.is_open = !a:node.is_open
    let s:opened[a:node.path] = a:node.is_open
    if a:node.is_open && !a:node.is_fetched
      call s:fetch(a:session, a:node)
    endif
  endif
endfunction

function! s:add(node, lines, nodes) abort
  let l:mark = !a:node.reference ? '  ' : a:node.is_open ? '▾ ' : '▸ '
  " A value is one line, whatever stands in it.
  let l:value = a:node.is_scope ? '' : ' = ' . substitute(a:node.value, "\n", '↵', 'g')
  call add(a:lines, repeat('  ', a:node.depth) . l:mark . a:node.name . l:value)
  call add(a:nodes, a:node)
  if !a:node.is_open
    return
  endif
  let l:shown = min([a:node.shown, len(a:node.children)])
  for l:child in a:node.children[: l:shown - 1]
    call s:add(l:child, a:lines, a:nodes)
  endfor
  let l:rest = (a:node.has_more ? a:node.total : len(a:node.children)) - l:shown
  if l:rest > 0
    call add(a:lines, repeat('  ', a:node.depth + 1) . '… ' . l:rest . ' more')
    call add(a:nodes, {'more_of': a:node, 'reference': 0, 'container': 0, 'name': ''})
  endif
endfunction

" The variable with this name among nodes and what has been fetched of them, or an empty dictionary.
function! responder#variables#find(name, nodes) abort
  for l:node in a:nodes
    if l:node.container && l:node.name ==# a:name
      return l:node
    endif
    let l:found = responder#variables#find(a:name, l:node.children)
    if !empty(l:found)
      return l:found
    endif
  endfor
  return {}
endfunction

" The lines, and the node of each.
function! responder#variables#lines(roots) abort
  let l:lines = []
  let l:nodes = []
  for l:node in a:roots
    call s:add(l:node, l:lines, l:nodes)
  endfor
  return [l:lines, l:nodes]
endfunction
