// Edits that the adapter worked out, put into the document.
'use strict';

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');

/** The text of what was launched: edits that are worked out are edits of it. */
class Launched {
  constructor() {
    this.texts = new Map();
  }

  text(session) {
    return this.texts.get(session.id);
  }

  createDebugAdapterTracker(session) {
    let program;
    return {
      onWillReceiveMessage: (message) => {
        if (message.command === 'launch') {
          program = message.arguments?.program;
        }
        if (program && (message.command === 'launch' || message.command === 'restart')) {
          this.texts.set(session.id, read(program));
        }
      },
      onExit: () => this.texts.delete(session.id),
    };
  }
}

/** What a file holds and which it is; nothing for a scenario that is named otherwise. */
function read(program) {
  try {
    return { path: fs.realpathSync(program), text: fs.readFileSync(program, 'utf8') };
  } catch {
    return undefined;
  }
}

/** A place of the protocol, line and code point from 1, as VS Code's, which counts UTF-16. */
function position(document, place) {
  const text = document.lineAt(place.line - 1).text;
  const before = [...text].slice(0, place.column - 1).join('');
  return new vscode.Position(place.line - 1, before.length);
}

/** Puts the edits into their document, unless it is not any more as it was launched. */
async function apply(body, launched) {
  const file = body.source?.path || launched?.path;
  if (!file) {
    return;
  }
  const uri = vscode.Uri.file(file);
  const document = await vscode.workspace.openTextDocument(uri);
  const isLaunched = launched && (file === launched.path || realPath(file) === launched.path);
  // The adapter has seen that the file is still what it launched; the document may be ahead of it.
  if (isLaunched ? document.getText() !== launched.text : document.isDirty) {
    vscode.window.showWarningMessage(
      `Responder: ${path.basename(file)} has changed since it was launched: restart, then apply again.`,
    );
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  for (const { range, text } of body.edits || []) {
    const place = new vscode.Range(position(document, range.start), position(document, range.end));
    edit.replace(uri, place, text);
  }
  await vscode.workspace.applyEdit(edit);
}

function realPath(file) {
  try {
    return fs.realpathSync(file);
  } catch {
    return file;
  }
}

module.exports = { Launched, apply };
