-- Edits that the adapter worked out, put into the buffer of the document.

local M = {}

-- A place of the protocol, line and code point from 1, as row and byte from 0.
local function place(buffer, position)
  local line = vim.api.nvim_buf_get_lines(buffer, position.line - 1, position.line, false)[1] or ''
  local byte = vim.fn.byteidxcomp(line, position.column - 1)
  return position.line - 1, byte < 0 and #line or byte
end

-- Replaces text between two places, rows and bytes from 0. `nvim_buf_set_text` would do, were it not
-- that signs do not outlive it on the lines that it touches.
local function replace(buffer, row, column, last_row, last_column, new)
  local old = vim.api.nvim_buf_get_lines(buffer, row, last_row + 1, false)
  new[1] = old[1]:sub(1, column) .. new[1]
  new[#new] = new[#new] .. old[#old]:sub(last_column + 1)
  local kept = math.min(#old, #new)
  vim.fn.setbufline(buffer, row + 1, vim.list_slice(new, 1, kept))
  if #new > kept then
    vim.fn.appendbufline(buffer, row + kept, vim.list_slice(new, kept + 1))
  elseif #old > kept then
    vim.fn.deletebufline(buffer, row + kept + 1, row + #old)
  end
end

--- Puts the edits of a file in, unless its text is not `lines` any more. Answers whether it did.
function M.put(path, lines, edits)
  local buffer = vim.fn.bufadd(path)
  vim.fn.bufload(buffer)
  -- A buffer of format dos holds its lines without what the file has at their ends.
  local is_dos = vim.bo[buffer].fileformat == 'dos'
  if is_dos then
    lines = vim.tbl_map(function(line)
      return (line:gsub('\r$', ''))
    end, lines)
  end
  if not vim.deep_equal(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), lines) then
    return false
  end
  local sorted = vim.list_slice(edits)
  -- From the end on, so that what comes before keeps its place.
  table.sort(sorted, function(one, other)
    return one.range.start.offset > other.range.start.offset
  end)
  for _, edit in ipairs(sorted) do
    local row, column = place(buffer, edit.range.start)
    local last_row, last_column = place(buffer, edit.range['end'])
    local text = is_dos and edit.text:gsub('\r\n', '\n') or edit.text
    replace(buffer, row, column, last_row, last_column, vim.split(text, '\n'))
  end
  return true
end

return M
