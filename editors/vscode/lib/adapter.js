// Where the program is, and how it becomes a debug adapter.
'use strict';

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');

/** Whether a file can be run. */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether a program, a path or a name in PATH, is there. */
function isThere(program) {
  if (program.includes(path.sep)) {
    return isExecutable(program);
  }
  const folders = (process.env.PATH || '').split(path.delimiter).filter(Boolean);
  return folders.some((folder) => isExecutable(path.join(folder, program)));
}

const factory = {
  createDebugAdapterDescriptor() {
    const settings = vscode.workspace.getConfiguration('responder');
    const program = settings.get('path') || 'responder';
    if (!isThere(program)) {
      const problem = program.includes(path.sep) ? 'cannot be run' : 'is not in PATH';
      throw new Error(`${program} ${problem}; the setting responder.path says where it is`);
    }
    return new vscode.DebugAdapterExecutable(program, [...(settings.get('options') || []), 'dap']);
  },
};

module.exports = { factory };
