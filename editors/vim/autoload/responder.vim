" The settings, and where the program is.
"
"   g:responder_command      the program; a name is looked for in PATH
"   g:responder_options      options before the subcommand, such as ['--lang', 'zh-Hans']
"   g:responder_module_path  folders with modules of one's own
"   g:responder_timeout      seconds that an answer is waited for

scriptencoding utf-8

" Tells one line.
function! responder#tell(text) abort
  echohl WarningMsg
  echomsg 'responder: ' . a:text
  echohl None
endfunction

" The command line of a face of the program, or nothing after a line that says what is missing.
function! responder#command(words) abort
  let l:program = get(g:, 'responder_command', 'responder')
  if !executable(l:program)
    let l:what = stridx(l:program, '/') >= 0 ? ' cannot be run' : ' is not in PATH'
    call responder#tell(l:program . l:what . '; g:responder_command says where it is')
    return []
  endif
  return [l:program] + get(g:, 'responder_options', []) + a:words
endfunction

function! responder#timeout() abort
  return get(g:, 'responder_timeout', 60)
endfunction
