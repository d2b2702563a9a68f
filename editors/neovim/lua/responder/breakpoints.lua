-- Breakpoints are signs: Neovim moves them with the text.

local responder = require('responder')

local M = {}

local GROUP = 'responder_breakpoints'

vim.fn.sign_define('ResponderBreakpoint', { text = '●', texthl = 'ErrorMsg' })
vim.fn.sign_define('ResponderUnverified', { text = '○', texthl = 'WarningMsg' })

-- What a breakpoint asks for beside its place, and what the adapter said of it, by the sign's number.
local details = {}
local patterns = {}

local function placed(buffer)
  return vim.fn.sign_getplaced(buffer, { group = GROUP })[1].signs
end

local function at(buffer, line)
  for _, sign in ipairs(placed(buffer)) do
    if sign.lnum == line then
      return sign
    end
  end
end

local function remove(buffer, id)
  vim.fn.sign_unplace(GROUP, { buffer = buffer, id = id })
  details[id] = nil
end

--- Sets or takes away the breakpoint of a line; with a detail (condition, hitCondition, logMessage)
--- it is set or changed.
function M.toggle(buffer, line, detail)
  local sign = at(buffer, line)
  if sign then
    remove(buffer, sign.id)
  end
  if not sign or detail then
    local id = vim.fn.sign_place(0, GROUP, 'ResponderBreakpoint', buffer, { lnum = line, priority = 20 })
    details[id] = { wanted = detail or {} }
  end
end

--- Sets or takes away a pattern of occurrences.
function M.toggle_pattern(pattern)
  for index, known in ipairs(patterns) do
    if known == pattern then
      table.remove(patterns, index)
      return
    end
  end
  table.insert(patterns, pattern)
end

--- The breakpoints of a buffer as the protocol wants them, in the order of their lines.
function M.of(buffer)
  return vim.tbl_map(function(sign)
    local wanted = details[sign.id] and details[sign.id].wanted or {}
    return vim.tbl_extend('force', { line = sign.lnum }, wanted)
  end, placed(buffer))
end

--- Everything that is set: by file, and patterns.
function M.all()
  local files = {}
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and #placed(buffer) > 0 then
      files[vim.api.nvim_buf_get_name(buffer)] = M.of(buffer)
    end
  end
  return { files = files, patterns = patterns }
end

local function show(buffer, sign, answer)
  local known = details[sign.id] or { wanted = {} }
  local name = answer.verified and 'ResponderBreakpoint' or 'ResponderUnverified'
  -- A line may snap to where another breakpoint is already.
  local there = answer.line and at(buffer, answer.line)
  if there and there.id ~= sign.id then
    remove(buffer, sign.id)
    return
  end
  known.answer = answer.id
  details[sign.id] = known
  -- Placed anew: a sign that is placed twice stands on both lines in older versions.
  vim.fn.sign_unplace(GROUP, { buffer = buffer, id = sign.id })
  vim.fn.sign_place(sign.id, GROUP, name, buffer, { lnum = answer.line or sign.lnum, priority = 20 })
end

--- Shows what the adapter answered, in the order in which the breakpoints were sent. Answers what it
--- said of those that it refused.
function M.answered(path, answers)
  local refused = {}
  local buffer = responder.buffer(path)
  if not buffer then
    return refused
  end
  for index, sign in ipairs(placed(buffer)) do
    local answer = answers[index]
    if answer then
      show(buffer, sign, answer)
      if not answer.verified then
        table.insert(refused, sign.lnum .. ': ' .. (answer.message or 'nothing stops here'))
      end
    end
  end
  return refused
end

--- Shows a breakpoint of which the adapter says something later.
function M.changed(answer)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) then
      for _, sign in ipairs(placed(buffer)) do
        if answer.id and details[sign.id] and details[sign.id].answer == answer.id then
          show(buffer, sign, answer)
          return
        end
      end
    end
  end
end

return M
