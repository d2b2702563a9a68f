-- The scopes of a frame as a tree of lines, each fetched when it is opened.

local Variables = {}
Variables.__index = Variables

-- How many variables are shown until one asks for more.
local PAGE = 20

-- What was opened or closed by hand stays so at the next stop; scopes are open when they cost nothing.
local opened = {}

--- `ask(reference, start, count, done)` fetches variables; `changed()` is called when lines came.
function Variables.new(scopes, ask, changed)
  local self = setmetatable({ roots = {}, ask = ask, changed = changed }, Variables)
  for _, scope in ipairs(scopes) do
    local node = {
      name = scope.name,
      path = scope.name,
      depth = 0,
      reference = scope.variablesReference or 0,
      total = scope.namedVariables,
      is_scope = true,
    }
    table.insert(self.roots, node)
    local open = opened[node.path]
    if open == nil then
      open = not scope.expensive
    end
    if open and node.reference > 0 then
      self:open(node)
    end
  end
  return self
end

local function child(parent, variable)
  local hint = variable.presentationHint or {}
  return {
    name = variable.name,
    value = variable.value,
    path = parent.path .. '\0' .. variable.name,
    depth = parent.depth + 1,
    reference = variable.variablesReference or 0,
    container = parent.reference,
    is_lazy = hint.lazy or false,
    is_read_only = vim.tbl_contains(hint.attributes or {}, 'readOnly'),
  }
end

--- Fetches what a node holds, from where it has been fetched so far.
function Variables:open(node)
  node.is_open = true
  local start = node.children and #node.children or 0
  local is_paged = node.total and node.total > PAGE
  local count = is_paged and math.min(PAGE, node.total - start) or nil
  self.ask(node.reference, start, count, function(variables)
    if node.is_lazy then
      -- What code computes: the answer's only variable is the value itself.
      local value = variables[1] or {}
      node.is_lazy, node.is_open = false, false
      node.value, node.reference = value.value or '', value.variablesReference or 0
    else
      node.children = node.children or {}
      for _, variable in ipairs(variables) do
        local made = child(node, variable)
        table.insert(node.children, made)
        if opened[made.path] and made.reference > 0 and not made.is_lazy then
          self:open(made)
        end
      end
      node.has_more = is_paged and #variables > 0 and #node.children < node.total
    end
    self.changed()
  end)
end

-- Shows more of a node; where the adapter gives them in pieces, after fetching the next one.
function Variables:show_more(node)
  node.shown = (node.shown or PAGE) + PAGE
  if node.has_more and node.shown > #node.children then
    self:open(node)
  else
    self.changed()
  end
end

--- Opens or closes a node, or shows more of it.
function Variables:toggle(node)
  if node.more_of then
    self:show_more(node.more_of)
  elseif node.reference == 0 then
    return
  elseif node.is_lazy then
    self:open(node)
  else
    local is_open = not node.is_open
    opened[node.path] = is_open
    if is_open and not node.children then
      self:open(node)
    else
      node.is_open = is_open
      self.changed()
    end
  end
end

local function add(node, lines, nodes)
  local mark = node.reference == 0 and '  ' or (node.is_open and '▾ ' or '▸ ')
  local text = node.is_scope and node.name or (node.name .. ' = ' .. node.value)
  -- A value is one line, whatever stands in it.
  table.insert(lines, ('  '):rep(node.depth) .. mark .. text:gsub('\n', '↵'))
  table.insert(nodes, node)
  if not node.is_open or not node.children then
    return
  end
  local shown = math.min(node.shown or PAGE, #node.children)
  for index = 1, shown do
    add(node.children[index], lines, nodes)
  end
  local rest = (node.has_more and node.total or #node.children) - shown
  if rest > 0 then
    table.insert(lines, ('  '):rep(node.depth + 1) .. '… ' .. rest .. ' more')
    table.insert(nodes, { more_of = node, reference = 0 })
  end
end

local function find(name, nodes)
  for _, node in ipairs(nodes) do
    local found = node.container and node.name == name and node or find(name, node.children or {})
    if found then
      return found
    end
  end
end

--- The variable with this name among those that have been fetched, or nil.
function Variables:find(name)
  return find(name, self.roots)
end

--- The lines, and the node of each.
function Variables:lines()
  local lines, nodes = {}, {}
  for _, node in ipairs(self.roots) do
    add(node, lines, nodes)
  end
  return lines, nodes
end

return Variables
