-- One debugging session: `responder dap --json-rpc` behind Neovim's own JSON-RPC client. It knows the
-- order of messages and nothing of windows; what happens is told by the functions it is given.

local responder = require('responder')

local Session = {}
Session.__index = Session

-- JSON's null comes as nil or as vim.NIL, depending on Neovim's version and on where it stands.
local function clean(value)
  if value == vim.NIL then
    return nil
  end
  if type(value) == 'table' then
    for key, member in pairs(value) do
      value[key] = clean(member)
    end
  end
  return value
end

-- Below 0.11 the program and its arguments are given apart, from there as one list. Some builds
-- between took the list already, so the function is asked how many parameters it has.
local function start_rpc(line, dispatchers)
  local parameters = debug.getinfo(vim.lsp.rpc.start, 'u').nparams
  if parameters == 3 or (not parameters and vim.fn.has('nvim-0.11') == 1) then
    return vim.lsp.rpc.start(line, dispatchers)
  end
  return vim.lsp.rpc.start(line[1], vim.list_slice(line, 2), dispatchers)
end

--- Starts the adapter. `told` has functions: stopped(session), output(text), breakpoints(path,
--- answers), breakpoint(answer), apply(body), refused(message), ended(session).
--- Answers nil after a line that says what is missing.
function Session.start(told)
  local line = responder.command('dap', '--json-rpc')
  if not line then
    return nil
  end
  local self = setmetatable({ told = told, state = 'starting', pending = 0, stops = 0, frames = {} }, Session)
  local ok, client = pcall(start_rpc, line, {
    notification = function(method, params)
      self:on_event(method, clean(params) or {})
    end,
    server_request = function(method)
      return nil, vim.lsp.rpc.rpc_response_error(-32601, method .. ' is not served here')
    end,
    on_exit = function(status)
      vim.schedule(function()
        self:on_exit(status)
      end)
    end,
    on_error = function(_, failure)
      vim.schedule(function()
        told.refused('a message of the adapter cannot be read: ' .. vim.inspect(failure))
      end)
    end,
  })
  if not ok or not client then
    responder.tell('the adapter does not start: run ' .. table.concat(line, ' ') .. ' by hand', vim.log.levels.ERROR)
    return nil
  end
  self.client, self.line = client, line
  return self
end

--- Asks; `done` gets the result, `failed` the message of an error, which is told where there is none.
function Session:request(method, params, done, failed)
  self.pending = self.pending + 1
  -- An empty table would be written as a list.
  local sent = self.client.request(method, next(params) and params or vim.empty_dict(), function(failure, result)
    self.pending = self.pending - 1
    if failure then
      (failed or self.told.refused)(failure.message)
    elseif done then
      done(clean(result) or {})
    end
  end)
  if not sent then
    self.pending = self.pending - 1
    self:on_exit(nil)
  end
end

--- Initializes and launches with `arguments`; `configuration` answers the breakpoints then.
function Session:launch(arguments, configuration)
  local opening = {
    clientID = 'neovim',
    clientName = 'Neovim',
    adapterID = 'responder',
    pathFormat = 'path',
    linesStartAt1 = true,
    columnsStartAt1 = true,
    supportsVariableType = true,
    supportsVariablePaging = true,
  }
  self:request('initialize', opening, function(capabilities)
    self.capabilities = capabilities
    self:request('launch', arguments, function()
      self:configure(configuration())
    end, function(message)
      self.told.refused(message)
      self:stop()
    end)
  end)
end

function Session:configure(configuration)
  for path, breakpoints in pairs(configuration.files) do
    self:set_breakpoints(path, breakpoints)
  end
  if #configuration.patterns > 0 then
    self:set_patterns(configuration.patterns)
  end
  local filters = {}
  for _, filter in ipairs(self.capabilities.exceptionBreakpointFilters or {}) do
    if filter.default then
      table.insert(filters, filter.filter)
    end
  end
  self:request('setExceptionBreakpoints', { filters = filters })
  self.state = 'running'
  self:request('configurationDone', {})
end

function Session:set_breakpoints(path, breakpoints)
  local source = { name = vim.fn.fnamemodify(path, ':t'), path = path }
  self:request('setBreakpoints', { source = source, breakpoints = breakpoints }, function(answer)
    self.told.breakpoints(path, answer.breakpoints or {})
  end)
end

--- Patterns of occurrences, such as *.hitTest.
function Session:set_patterns(patterns)
  local breakpoints = vim.tbl_map(function(pattern)
    return { name = pattern }
  end, patterns)
  self:request('setFunctionBreakpoints', { breakpoints = breakpoints }, function(answer)
    for _, breakpoint in ipairs(answer.breakpoints or {}) do
      if not breakpoint.verified then
        self.told.refused(breakpoint.message or 'a pattern was refused')
      end
    end
  end)
end

--- Moves by a request such as stepIn; `extra` are further arguments.
function Session:move(request, extra)
  if self.state ~= 'stopped' then
    self.told.refused('the debugger is not stopped')
    return
  end
  local stop = self.stops
  self.state = 'running'
  self:request(request, vim.tbl_extend('force', { threadId = self.thread }, extra or {}), nil, function(message)
    self.told.refused(message)
    -- What was refused moved nothing.
    if self.state == 'running' and self.stops == stop then
      self:on_stopped(self.last)
    end
  end)
end

function Session:on_event(event, body)
  if event == 'stopped' then
    self:on_stopped(body)
  elseif event == 'output' then
    self.told.output(body.output or '')
  elseif event == 'breakpoint' and body.breakpoint then
    self.told.breakpoint(body.breakpoint)
  elseif event == 'responder/apply' then
    self.told.apply(body)
  elseif event == 'exited' then
    self.exit_code = body.exitCode
  elseif event == 'terminated' then
    self:stop()
  end
end

function Session:on_stopped(body)
  self.state, self.last, self.thread = 'stopped', body, body.threadId or 1
  self.stops = self.stops + 1
  local stop = self.stops
  self:request('stackTrace', { threadId = self.thread, startFrame = 0, levels = 200 }, function(answer)
    if stop == self.stops and self.state == 'stopped' then
      self.frames = answer.stackFrames or {}
      self.told.stopped(self)
    end
  end)
  if body.reason == 'exception' then
    self:request('exceptionInfo', { threadId = self.thread }, function(answer)
      self.told.output(answer.exceptionId .. ': ' .. (answer.description or '') .. '\n')
    end)
  end
end

--- Ends the session, whatever it is doing.
function Session:stop()
  if self.state == 'ended' or self.state == 'ending' then
    return
  end
  self.state = 'ending'
  self:request('disconnect', {}, nil, function() end)
  -- An adapter that does not end by itself is ended.
  vim.defer_fn(function()
    self:kill()
  end, 2000)
end

function Session:kill()
  if self.state == 'ended' then
    return
  end
  if self.client.terminate then
    self.client.terminate()
  elseif self.client.handle and not self.client.handle:is_closing() then
    self.client.handle:kill(15)
  end
end

function Session:on_exit(status)
  if self.state == 'ended' then
    return
  end
  if self.state ~= 'ending' then
    local by = status and (' with status ' .. status) or ''
    self.told.refused('the adapter ended' .. by .. '; ' .. table.concat(self.line, ' ') .. ' shows why')
  end
  self.state, self.pending = 'ended', 0
  self.told.ended(self)
end

return Session
