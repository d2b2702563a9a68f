-- What the commands do: one session at a time.

local responder = require('responder')
local breakpoints = require('responder.breakpoints')
local edits = require('responder.edits')
local Session = require('responder.session')
local view = require('responder.view')

local M = {}

local session
-- The text of the document as it was launched: edits that are worked out are edits of it.
local launched = {}

local function stopped()
  if session and session.state == 'stopped' then
    return session
  end
  local is_running = session and session.state == 'running'
  responder.tell(is_running and 'the debugger is not stopped' or ':ResponderDebug starts a session')
end

local function live()
  return session and session.state ~= 'ended' and session.state ~= 'ending'
end

-- `vault.json`, `topic/name`, either with `#variant`, and arguments of `launch` as NAME=VALUE.
local function arguments_of(words)
  local arguments = {
    type = 'responder',
    request = 'launch',
    stopOnEntry = true,
    modulePath = responder.settings.module_path,
  }
  for _, word in ipairs(words) do
    local name, value = word:match('^(%a+)=(.*)$')
    if name then
      if value == 'true' or value == 'false' then
        arguments[name] = value == 'true'
      else
        arguments[name] = value
      end
    else
      local program, variant = word:match('^(.*)#([^#]*)$')
      arguments.program, arguments.variant = program or word, variant
    end
  end
  if not arguments.program or arguments.program == '' then
    arguments.program = vim.api.nvim_buf_get_name(0)
  end
  local program = arguments.program
  local path = vim.fn.fnamemodify(program:match('^[%%~]') and vim.fn.expand(program) or program, ':p')
  if vim.fn.filereadable(path) == 1 then
    arguments.program = path
  end
  return arguments
end

-- The adapter reads the file, so what stands in the buffer is written first.
local function save(path)
  local buffer = responder.buffer(path)
  if buffer and vim.bo[buffer].modified then
    vim.api.nvim_buf_call(buffer, function()
      vim.cmd('silent update')
    end)
  end
end

local function remember(path)
  launched = { program = path }
  if path and vim.fn.filereadable(path) == 1 then
    save(path)
    launched.path, launched.lines = vim.loop.fs_realpath(path), vim.fn.readfile(path)
  end
end

local function apply(body)
  local path = body.source and body.source.path or launched.path
  if not path then
    return
  end
  local lines = path == launched.path and launched.lines or vim.fn.readfile(path)
  if edits.put(path, lines, body.edits or {}) then
    responder.tell('written into ' .. vim.fn.fnamemodify(path, ':t'), vim.log.levels.INFO)
  else
    responder.tell('the document has changed since it was launched: :ResponderRestart, then apply again')
  end
end

local told = {
  stopped = view.stopped,
  output = view.say,
  apply = apply,
  refused = responder.tell,
  breakpoints = function(path, answers)
    for _, refusal in ipairs(breakpoints.answered(path, answers)) do
      responder.tell('line ' .. refusal)
    end
  end,
  breakpoint = breakpoints.changed,
  ended = function(ended)
    if ended == session then
      local status = ended.exit_code and ('exit status ' .. ended.exit_code) or 'ended'
      view.clear(status)
      -- Before the first stop only a refusal ends it, and that is what should be read last.
      if ended.stops > 0 or ended.exit_code then
        responder.tell(status, vim.log.levels.INFO)
      end
    end
  end,
}

--- Starts a session; the one that is there ends.
function M.start(words)
  local arguments = arguments_of(words)
  if arguments.program == '' then
    responder.tell('this buffer is no file: :ResponderDebug FILE, or a scenario such as hit-testing/clipping')
    return
  end
  if live() then
    session:stop()
  end
  remember(arguments.program)
  session = Session.start(told)
  if session then
    view.begin()
    session:launch(arguments, breakpoints.all)
  end
end

--- Moves; with `by_record` to the next or the last record rather than hop.
function M.move(request, by_record)
  if stopped() then
    session:move(request, by_record and { granularity = 'instruction' } or nil)
  end
end

local function send_breakpoints(path, buffer)
  if live() then
    session:set_breakpoints(path, breakpoints.of(buffer))
  end
end

--- Toggles the breakpoint of the line, or sets one with a condition, a count or a text to log; or
--- toggles a pattern of occurrences.
function M.breakpoint(words)
  local kind, rest = words:match('^(%a+)%s+(.+)$')
  local members = { ['if'] = 'condition', hits = 'hitCondition', log = 'logMessage' }
  if kind == 'on' then
    breakpoints.toggle_pattern(rest)
    if live() then
      session:set_patterns(breakpoints.all().patterns)
    end
    return
  end
  if words ~= '' and not (kind and members[kind]) then
    responder.tell('nothing is meant by ' .. words .. ': if CONDITION, hits COUNT, log TEXT, on PATTERN')
    return
  end
  local buffer = vim.api.nvim_get_current_buf()
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == '' or vim.bo[buffer].buftype ~= '' then
    responder.tell('a breakpoint belongs into a file')
    return
  end
  local line = vim.api.nvim_win_get_cursor(0)[1]
  breakpoints.toggle(buffer, line, kind and { [members[kind]] = rest } or nil)
  send_breakpoints(path, buffer)
end

local function set_variable(node, value)
  session:request('setVariable', {
    variablesReference = node.container,
    name = node.name,
    value = value,
  })
end

--- What if: `REFERENCE = VALUE`, or without words the variable under the cursor.
function M.set(words)
  if not stopped() then
    return
  end
  local name, value = words:match('^%s*(.-)%s*=%s*(.-)%s*$')
  if name then
    local node = not name:find('.', 1, true) and view.variable(name)
    if node then
      set_variable(node, value)
    else
      session:request('setExpression', { expression = name, value = value, frameId = (view.frame() or {}).id })
    end
    return
  end
  local _, node = view.under_cursor()
  if not node or not node.container then
    responder.tell(':ResponderSet REFERENCE = VALUE, or with the cursor on a variable of the window')
  elseif node.is_read_only then
    responder.tell(node.name .. ' can only be read')
  else
    vim.ui.input({ prompt = node.name .. ' = ', default = node.value }, function(answer)
      if answer and answer ~= '' then
        set_variable(node, answer)
      end
    end)
  end
end

--- A line of the console.
function M.evaluate(line)
  if stopped() then
    local frame = view.frame()
    session:request('evaluate', { expression = line, context = 'repl', frameId = frame and frame.id }, function(answer)
      if answer.result and answer.result ~= '' then
        view.say(answer.result)
      end
    end)
  end
end

--- Why an object, without one that under the cursor, did not get the event.
function M.why(object)
  local name = object ~= '' and object or vim.fn.expand('<cword>')
  M.evaluate(name == '' and 'why' or 'why ' .. name)
end

--- Reads the file again.
function M.restart()
  if live() then
    remember(launched.program)
    -- Their lines may have moved with the text that is read now.
    for path, wanted in pairs(breakpoints.all().files) do
      session:set_breakpoints(path, wanted)
    end
    session:request('restart', {})
  else
    responder.tell(':ResponderDebug starts a session')
  end
end

function M.stop()
  if live() then
    session:stop()
  end
  view.close()
end

--- What the session is doing: `state`, how many answers are awaited, and how often it stopped.
function M.status()
  if not session then
    return { state = 'none', pending = 0, stops = 0 }
  end
  return { state = session.state, pending = session.pending, stops = session.stops }
end

local function mover(request)
  return function()
    M.move(request)
  end
end

view.set_keys({
  n = mover('next'),
  i = mover('stepIn'),
  o = mover('stepOut'),
  b = mover('stepBack'),
  c = mover('continue'),
  r = mover('reverseContinue'),
  u = function()
    M.evaluate('undo')
  end,
  a = function()
    M.evaluate('apply')
  end,
  w = function()
    M.why('')
  end,
  ['='] = function()
    M.set('')
  end,
  ['<CR>'] = function()
    if stopped() then
      view.enter(session)
    end
  end,
  q = M.stop,
})

-- An editor that ends leaves nothing running.
vim.api.nvim_create_autocmd('VimLeavePre', {
  callback = function()
    if session then
      session:kill()
    end
  end,
})

return M
