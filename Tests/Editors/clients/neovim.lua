-- Takes a shared case in Neovim: nvim --headless --clean -c 'luafile neovim.lua'. What is on the screen
-- is read from the buffers and the signs, as a person would read it.

local function read(path)
  return table.concat(vim.fn.readfile(path), '\n')
end

local job = vim.json.decode(read(vim.env.RESPONDER_CASE))
local screens, told = {}, {}

vim.notify = function(text)
  table.insert(told, text)
end

vim.opt.runtimepath:append(vim.env.RESPONDER_EDITORS .. '/neovim')
vim.cmd('runtime plugin/responder.lua')
vim.cmd('edit ' .. vim.fn.fnameescape(job.document))

local debugger = require('responder.debug')
local document = vim.api.nvim_get_current_buf()
local window = vim.api.nvim_get_current_win()

local function lines_of(name)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_get_name(buffer):match('responder://' .. name .. '$') then
      return vim.api.nvim_buf_get_lines(buffer, 0, -1, false), buffer
    end
  end
  return {}
end

local function signs(group)
  return vim.fn.sign_getplaced(document, { group = group })[1].signs
end

local function screen(late)
  local stack, scopes = {}, {}
  local lines = lines_of('stack')
  local is_stack = true
  for index, line in ipairs(lines) do
    if index > 1 and line == '' then
      is_stack = false
    elseif index > 1 and is_stack then
      -- Behind the mark of the frame that is shown, and before its line.
      table.insert(stack, (line:gsub('^[^%w%p]+%s', ''):gsub('^%s+', ''):gsub('%s+:%d+$', '')))
    elseif index > 1 then
      table.insert(scopes, line)
    end
  end
  local breakpoints = {}
  for _, sign in ipairs(signs('responder_breakpoints')) do
    table.insert(breakpoints, { sign.lnum, sign.name == 'ResponderBreakpoint' })
  end
  local here = signs('responder_here')[1]
  return {
    state = debugger.status().state,
    why = lines[1] or '',
    line = here and here.lnum or nil,
    stack = stack,
    scopes = scopes,
    console = table.concat(lines_of('console'), '\n'),
    told = told,
    breakpoints = breakpoints,
    document = table.concat(vim.api.nvim_buf_get_lines(document, 0, -1, false), '\n'),
    late = late or nil,
  }
end

local function press(buffer, line)
  for _, candidate in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_buf(candidate) == buffer then
      vim.api.nvim_set_current_win(candidate)
      vim.api.nvim_win_set_cursor(candidate, { line, 0 })
      vim.cmd([[execute "normal \<CR>"]])
      vim.api.nvim_set_current_win(window)
      return
    end
  end
  error('the window is not there')
end

local function quiet()
  return debugger.status().pending == 0
end

local function settle(condition)
  return vim.wait(20000, function()
    return quiet() and condition()
  end, 10)
end

-- Opens what has a name, after more of its scope where it is not among the first.
local function open(name)
  for _ = 1, 20 do
    local lines, buffer = lines_of('stack')
    for index, line in ipairs(lines) do
      if line:find('▸ ' .. name .. ' =', 1, true) or line:find('▸ ' .. name, 1, true) then
        press(buffer, index)
        return
      end
    end
    local more
    for index, line in ipairs(lines) do
      more = more or (line:match('^%s*… %d+ more$') and index)
    end
    if not more then
      break
    end
    press(buffer, more)
    settle(function()
      return true
    end)
  end
  error('nothing to open is called ' .. name)
end

local moves = {
  step = 'Step',
  over = 'Over',
  out = 'Out',
  back = 'Back',
  continue = 'Continue',
  reverse = 'ReverseContinue',
  restart = 'Restart',
}

local function act(step)
  vim.api.nvim_set_current_win(window)
  if step['do'] == 'breakpoint' then
    vim.api.nvim_win_set_cursor(window, { step.line, 0 })
    local words = step.condition and ('if ' .. step.condition)
      or step.hits and ('hits ' .. step.hits)
      or step.log and ('log ' .. step.log)
      or ''
    vim.cmd('ResponderBreakpoint ' .. words)
  elseif step['do'] == 'pattern' then
    vim.cmd('ResponderBreakpoint on ' .. step.pattern)
  elseif step['do'] == 'debug' then
    local program = step.program and (vim.fn.fnamemodify(job.document, ':h') .. '/' .. step.program) or ''
    vim.cmd('ResponderDebug ' .. program .. (step.variant and ('#' .. step.variant) or ''))
  elseif step['do'] == 'set' then
    vim.cmd('ResponderSet ' .. step.reference .. ' = ' .. step.value)
  elseif step['do'] == 'say' then
    vim.cmd('ResponderEval ' .. step.line)
  elseif step['do'] == 'open' then
    open(step.name)
  elseif step['do'] == 'frame' then
    local _, buffer = lines_of('stack')
    press(buffer, step.index + 2)
  else
    vim.cmd('Responder' .. moves[step['do']])
  end
end

local waits_for_stop = { debug = true, set = true, restart = true }

local function take(step)
  local before = debugger.status()
  local text = table.concat(vim.api.nvim_buf_get_lines(document, 0, -1, false), '\n')
  told = {}
  act(step)
  local wanted = step.await
    or ((waits_for_stop[step['do']] or (moves[step['do']] and true)) and 'stop')
    or 'answer'
  local came = settle(function()
    local now = debugger.status()
    if wanted == 'stop' then
      local is_new = step['do'] == 'debug' and now.stops > 0 or now.stops > before.stops
      return now.state == 'ended' or (now.state == 'stopped' and (is_new or #told > 0))
    elseif wanted == 'document' then
      return #told > 0 and table.concat(vim.api.nvim_buf_get_lines(document, 0, -1, false), '\n') ~= text
    end
    return true
  end)
  table.insert(screens, screen(not came))
end

local ok, failure = pcall(function()
  for _, step in ipairs(job.steps) do
    take(step)
  end
  debugger.stop()
  vim.wait(5000, function()
    local state = debugger.status().state
    return state == 'ended' or state == 'none'
  end, 10)
end)

vim.fn.writefile({ vim.json.encode({ screens = screens, error = not ok and failure or nil }) }, job.answer)
vim.cmd('qall!')
