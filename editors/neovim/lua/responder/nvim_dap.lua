-- Entries for nvim-dap: an adapter, and configurations for JSON files.

local responder = require('responder')

local M = {}

local launch = { type = 'responder', request = 'launch', program = '${file}', stopOnEntry = true }

--- Adds what is not there yet; what a user wrote stays.
function M.register()
  local ok, dap = pcall(require, 'dap')
  if not ok then
    return
  end
  dap.adapters.responder = dap.adapters.responder
    or function(found)
      local line = responder.command('dap')
      if line then
        found({ type = 'executable', command = line[1], args = vim.list_slice(line, 2) })
      end
    end
  -- After a what-if it stops where it was stopped already; nvim-dap would go on by itself.
  dap.defaults.responder.auto_continue_if_many_stopped = false
  local configurations = dap.configurations.json or {}
  dap.configurations.json = configurations
  for _, configuration in ipairs(configurations) do
    if configuration.type == 'responder' then
      return
    end
  end
  local plain = vim.tbl_extend('force', launch, { name = 'Responder: step through this scenario' })
  plain.modulePath = function()
    return responder.settings.module_path
  end
  local variant = vim.tbl_extend('force', launch, { name = 'Responder: a variant of it' })
  variant.variant = function()
    return vim.fn.input('Variant: ')
  end
  vim.list_extend(configurations, { plain, variant })
end

return M
