// Lines of the debugger's console that have a command.
'use strict';

const vscode = require('vscode');
const expressions = require('./expressions');

/** Says a line to the console; what it answers stands there, too. */
async function say(line) {
  const session = vscode.debug.activeDebugSession;
  if (session?.type !== 'responder') {
    vscode.window.showErrorMessage('Responder: no scenario is being stepped through.');
    return;
  }
  try {
    const answer = await session.customRequest('evaluate', { expression: line, context: 'repl' });
    if (answer?.result) {
      vscode.debug.activeDebugConsole.appendLine(answer.result);
    }
  } catch (error) {
    vscode.window.showErrorMessage(`Responder: ${error.message}`);
  }
}

/** Why the object under the cursor did not get the event of this step. */
async function why() {
  const editor = vscode.window.activeTextEditor;
  const found = editor && expressions.reference(editor.document, editor.selection.active);
  await say(found ? `why ${found.text}` : 'why');
}

module.exports = { say, why };
