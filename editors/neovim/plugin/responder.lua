-- The commands of Responder's debugger. What they do is loaded when the first one is used.

if vim.g.loaded_responder then
  return
end
vim.g.loaded_responder = true

local function command(name, run, options)
  vim.api.nvim_create_user_command('Responder' .. name, function(call)
    run(require('responder.debug'), call)
  end, options)
end

command('Debug', function(debug, call)
  debug.start(call.fargs)
end, {
  nargs = '*',
  -- The completion of files by itself would take the # of a variant for the alternate file.
  complete = function(lead)
    return vim.fn.getcompletion(lead, 'file')
  end,
  desc = 'Step through a scenario: [PROGRAM][#VARIANT] [NAME=VALUE…]',
})

local moves = {
  Step = 'stepIn',
  Over = 'next',
  Out = 'stepOut',
  Back = 'stepBack',
  Continue = 'continue',
  ReverseContinue = 'reverseContinue',
}
for name, request in pairs(moves) do
  command(name, function(debug, call)
    debug.move(request, call.bang)
  end, { bang = true, desc = 'Responder: ' .. request .. ' (with !, by record)' })
end

command('Set', function(debug, call)
  debug.set(call.args)
end, { nargs = '*', desc = 'What if: REFERENCE = VALUE, or the variable under the cursor' })

command('Undo', function(debug)
  debug.evaluate('undo')
end, { desc = 'Take the last what-if back' })

command('Breakpoint', function(debug, call)
  debug.breakpoint(call.args)
end, { nargs = '*', desc = 'Toggle a breakpoint here, or: if CONDITION, hits COUNT, log TEXT, on PATTERN' })

command('Why', function(debug, call)
  debug.why(call.args)
end, { nargs = '?', desc = 'Why an object did not get the event of this step' })

command('Apply', function(debug)
  debug.evaluate('apply')
end, { desc = 'Write the what-ifs into the document' })

command('Eval', function(debug, call)
  debug.evaluate(call.args)
end, { nargs = '+', desc = "A line of the debugger's console" })

command('Restart', function(debug)
  debug.restart()
end, { desc = 'Read the file again, without the what-ifs' })

command('Stop', function(debug)
  debug.stop()
end, { desc = 'End the session and close its windows' })

-- Where nvim-dap is installed it gets an adapter and configurations, too.
if #vim.api.nvim_get_runtime_file('lua/dap.lua', false) > 0 then
  require('responder.nvim_dap').register()
end
