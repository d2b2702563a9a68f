// What can be hovered while a scenario is debugged: references to objects.
'use strict';

const vscode = require('vscode');

// An id, or a way from one: root.subviews[1], $card.bounds.
const REFERENCE = /^\$?([\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_]\w*|\[[^\]]*\])*)$/u;
const STRING = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;

/** The reference at a position and where it stands, or nothing. */
function reference(document, position) {
  const line = document.lineAt(position.line).text;
  for (const match of line.matchAll(STRING)) {
    const start = match.index + 1;
    const end = start + match[1].length;
    const name = REFERENCE.exec(match[1]);
    // What stands before a colon is a member's name.
    if (name && !match[2] && position.character >= start && position.character <= end) {
      const range = new vscode.Range(position.line, end - name[1].length, position.line, end);
      return { text: name[1], range };
    }
  }
  return undefined;
}

const provider = {
  provideEvaluatableExpression(document, position) {
    const found = reference(document, position);
    return found && new vscode.EvaluatableExpression(found.range, found.text);
  },
};

module.exports = { provider, reference };
