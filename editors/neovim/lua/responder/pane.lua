-- A buffer that is not a file, and the window in which it is shown.

local Pane = {}
Pane.__index = Pane

--- Makes a pane with this name; `open` opens the window for it, below or beside another, and
--- `options` are set in that window besides.
function Pane.new(name, open, options)
  return setmetatable({ name = name, open = open, options = options or {} }, Pane)
end

--- The pane's buffer, made when it is not there.
function Pane:content()
  if not self.buffer or not vim.api.nvim_buf_is_valid(self.buffer) then
    local buffer = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(buffer, self.name)
    vim.bo[buffer].filetype = 'responder'
    vim.bo[buffer].modifiable = false
    self.buffer = buffer
  end
  return self.buffer
end

--- The window that shows the pane in this tab, or nil.
function Pane:window()
  for _, window in ipairs(vim.api.nvim_tabpage_list_wins(0)) do
    if vim.api.nvim_win_get_buf(window) == self.buffer then
      return window
    end
  end
end

--- Opens the window when it is not there, and leaves the cursor where it was.
function Pane:show()
  local buffer = self:content()
  if self:window() then
    return
  end
  local before = vim.api.nvim_get_current_win()
  self.open()
  local window = vim.api.nvim_get_current_win()
  vim.api.nvim_win_set_buf(window, buffer)
  local plain = { number = false, relativenumber = false, wrap = false, signcolumn = 'no' }
  for option, value in pairs(vim.tbl_extend('force', plain, self.options)) do
    vim.wo[window][option] = value
  end
  vim.api.nvim_set_current_win(before)
end

--- Replaces what the pane shows from a line on, counted from 0.
function Pane:write(from, lines)
  local buffer = self:content()
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, from, -1, false, lines)
  vim.bo[buffer].modifiable = false
end

function Pane:close()
  local window = self.buffer and self:window()
  -- The last window of all cannot be closed.
  if window and #vim.api.nvim_list_wins() > 1 then
    vim.api.nvim_win_close(window, true)
  end
end

return Pane
