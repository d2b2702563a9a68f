-- A session through Neovim's own pipes: nvim --headless --clean -l is newer than 0.7, so this runs
-- with -c luafile; the socket and the scenario come in the environment.

local pipe = vim.loop.new_pipe(false)
local buffer, answers, records, id = "", {}, 0, 0

local function take(line)
  local message = vim.json.decode(line)
  if message.id then
    answers[message.id] = message
  elseif message.method == "trace.record" then
    records = records + 1
    io.write("record " .. message.params.record.kind .. "\n")
  end
end

local function ask(method, params)
  id = id + 1
  local wanted = id
  pipe:write(vim.json.encode({ jsonrpc = "2.0", id = wanted, method = method, params = params }) .. "\n")
  vim.wait(600000, function() return answers[wanted] ~= nil end, 1)
  local answer = answers[wanted]
  assert(answer and answer.result, method .. ": " .. vim.inspect(answer))
  return answer.result
end

local connected = false
pipe:connect(vim.env.RESPONDER_TEST_SOCKET, function(failure)
  assert(not failure, failure)
  pipe:read_start(function(_, chunk)
    if not chunk then return end
    buffer = buffer .. chunk
    while true do
      local place = buffer:find("\n", 1, true)
      if not place then break end
      local line = buffer:sub(1, place - 1)
      buffer = buffer:sub(place + 1)
      vim.schedule(function() take(line) end)
    end
  end)
  connected = true
end)
vim.wait(600000, function() return connected end, 1)

ask("hello", { client = { name = "nvim" } })
ask("session.open", { path = vim.env.RESPONDER_TEST_SCENARIO })
ask("trace.subscribe", { level = "route" })
-- An empty Lua table is written as a list, which the protocol takes for no parameters.
local shake = ask("motion.shake", {})
local touch = ask("touch.tap", { at = "card" })
io.write("shake handled by " .. shake.outcome.handledBy .. "\n")
io.write("touch hit " .. touch.outcome.hit .. "\n")
io.write("records " .. (records > 0 and "came" or "missing") .. "\n")
vim.cmd("qall!")
