-- What one sees of a session: the sign at the hop, a window with the stack and the scopes, and one
-- with what the debugger says.

local Pane = require('responder.pane')
local Variables = require('responder.variables')

local M = {}

local GROUP = 'responder_here'

vim.fn.sign_define('ResponderHere', { text = '▶', texthl = 'WarningMsg', linehl = 'CursorLine' })

-- Where the stack's lines begin: below the line that says why the debugger stopped.
local FIRST_FRAME = 2

local stack, console
local frames, frame, variables = {}, 1, nil
-- The node of each line below the stack.
local nodes, first_node = {}, 0
-- What the keys of the stack's window do.
local keys

stack = Pane.new('responder://stack', function()
  vim.cmd('botright vertical 48split')
end)

-- Below everything: what is said is wider than a stack, and what does not fit goes on below.
console = Pane.new('responder://console', function()
  vim.cmd('botright 12split')
end, { wrap = true, linebreak = true })

local function is_ours(window)
  local buffer = vim.api.nvim_win_get_buf(window)
  return buffer == stack.buffer or buffer == console.buffer
end

-- The window that shows the document: one that does already, else the current one, else any.
local function document_window(buffer)
  local current = vim.api.nvim_get_current_win()
  local windows = vim.api.nvim_tabpage_list_wins(0)
  for _, window in ipairs(windows) do
    if vim.api.nvim_win_get_buf(window) == buffer then
      return window
    end
  end
  if not is_ours(current) then
    return current
  end
  for _, window in ipairs(windows) do
    if not is_ours(window) and vim.bo[vim.api.nvim_win_get_buf(window)].buftype == '' then
      return window
    end
  end
end

local function show_place(place)
  vim.fn.sign_unplace(GROUP)
  local path = place.source and place.source.path
  if not path or not place.line or place.line < 1 then
    return
  end
  local buffer = vim.fn.bufadd(path)
  vim.fn.bufload(buffer)
  vim.bo[buffer].buflisted = true
  local line = math.min(place.line, vim.api.nvim_buf_line_count(buffer))
  vim.fn.sign_place(1, GROUP, 'ResponderHere', buffer, { lnum = line, priority = 30 })
  local window = document_window(buffer)
  if window then
    if vim.api.nvim_win_get_buf(window) ~= buffer and not pcall(vim.api.nvim_win_set_buf, window, buffer) then
      return
    end
    local text = vim.api.nvim_buf_get_lines(buffer, line - 1, line, false)[1] or ''
    local column = math.max(0, math.min((place.column or 1) - 1, #text - 1))
    vim.api.nvim_win_set_cursor(window, { line, column })
  end
end

local function draw_stack(title)
  local lines = { title }
  for index, known in ipairs(frames) do
    local mark = index == frame and '▶ ' or '  '
    table.insert(lines, mark .. known.name .. (known.line and known.line > 0 and ('  :' .. known.line) or ''))
  end
  table.insert(lines, '')
  nodes, first_node = {}, #lines
  stack:write(0, lines)
end

local function draw_variables()
  if variables then
    local lines
    lines, nodes = variables:lines()
    stack:write(first_node, lines)
  end
end

local function show_frame(session, index, title)
  frame = index
  draw_stack(title)
  show_place(frames[index])
  local stop = session.stops
  session:request('scopes', { frameId = frames[index].id }, function(answer)
    -- Another stop, or another frame, may have come meanwhile.
    if stop ~= session.stops or frame ~= index then
      return
    end
    variables = Variables.new(answer.scopes or {}, function(reference, start, count, done)
      local wanted = { variablesReference = reference }
      if count then
        wanted.start, wanted.count = start, count
      end
      session:request('variables', wanted, function(came)
        if stop == session.stops then
          done(came.variables or {})
        end
      end)
    end, draw_variables)
    draw_variables()
  end)
end

local function title_of(stop)
  local title = stop.description or stop.reason or ''
  return stop.text and (title .. ': ' .. stop.text) or title
end

local function set_keys(buffer)
  for key, run in pairs(keys) do
    vim.keymap.set('n', key, run, { buffer = buffer, nowait = true })
  end
end

--- Says what the keys of the stack's window do.
function M.set_keys(wanted)
  keys = wanted
end

--- Shows where a session stopped.
function M.stopped(session)
  if stack.buffer == nil or not vim.api.nvim_buf_is_valid(stack.buffer) then
    set_keys(stack:content())
  end
  stack:show()
  frames, variables = session.frames, nil
  if #frames == 0 then
    stack:write(0, { title_of(session.last) })
    return
  end
  show_frame(session, 1, title_of(session.last))
end

--- What stands under the cursor of the stack's window: a frame's number, or a node of the variables.
function M.under_cursor()
  if vim.api.nvim_get_current_buf() ~= stack.buffer then
    return nil, nil
  end
  local line = vim.api.nvim_win_get_cursor(0)[1]
  local index = line - FIRST_FRAME + 1
  if frames[index] and line <= first_node then
    return index, nil
  end
  return nil, nodes[line - first_node]
end

--- Goes to the frame under the cursor, or opens or closes the variable there.
function M.enter(session)
  local index, node = M.under_cursor()
  if index then
    show_frame(session, index, title_of(session.last))
  elseif node and variables then
    variables:toggle(node)
  end
end

--- The frame that is shown.
function M.frame()
  return frames[frame]
end

--- The variable with this name in the scopes that have been fetched, or nil.
function M.variable(name)
  return variables and variables:find(name)
end

--- Adds what the debugger says to its window.
function M.say(text)
  local lines = vim.split((text:gsub('\n+$', '')), '\n')
  local buffer = console:content()
  local count = vim.api.nvim_buf_line_count(buffer)
  local is_empty = count == 1 and vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1] == ''
  console:write(is_empty and 0 or count, lines)
  console:show()
  local window = console:window()
  if window then
    vim.api.nvim_win_set_cursor(window, { vim.api.nvim_buf_line_count(buffer), 0 })
  end
end

--- Takes the sign and what belongs to a stop away.
function M.clear(title)
  vim.fn.sign_unplace(GROUP)
  frames, nodes, variables, first_node = {}, {}, nil, 0
  if stack.buffer and vim.api.nvim_buf_is_valid(stack.buffer) then
    stack:write(0, { title })
  end
end

--- Begins a session: what the last one said is gone.
function M.begin()
  console:write(0, {})
end

function M.close()
  vim.fn.sign_unplace(GROUP)
  console:close()
  stack:close()
end

return M
