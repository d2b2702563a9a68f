-- The settings, and where the program is.

local M = {}

M.settings = {
  -- The program; a name is looked for in PATH.
  command = 'responder',
  -- Options before the subcommand, such as { '--lang', 'zh-Hans' }.
  options = {},
  -- Folders with modules of one's own. Never taken from a project.
  module_path = nil,
}

--- Changes the settings: require('responder').setup { command = '/opt/responder/bin/responder' }.
function M.setup(settings)
  for name, value in pairs(settings or {}) do
    if name ~= 'command' and name ~= 'options' and name ~= 'module_path' then
      M.tell('there is no setting ' .. name .. ': command, options and module_path are')
    else
      M.settings[name] = value
    end
  end
end

--- Tells one line; `level` is that of vim.notify, a warning where none is given.
function M.tell(text, level)
  vim.notify('responder: ' .. text, level or vim.log.levels.WARN)
end

--- The loaded buffer with exactly this name, or nil.
function M.buffer(path)
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.api.nvim_buf_get_name(buffer) == path then
      return buffer
    end
  end
end

--- The command line of a face of the program, or nil after a line that says what is missing.
function M.command(...)
  local program = M.settings.command
  if vim.fn.executable(program) == 0 then
    local place = program:find('/', 1, true) and ' cannot be run' or ' is not in PATH'
    M.tell(program .. place .. "; require('responder').setup { command = … } says where it is", vim.log.levels.ERROR)
    return nil
  end
  local line = { program }
  vim.list_extend(line, M.settings.options)
  return vim.list_extend(line, { ... })
end

return M
