// What is launched: with a launch.json and without one.
'use strict';

const vscode = require('vscode');
const scenarios = require('./scenarios');

/** The configuration for a scenario; `program` is a path or one of VS Code's variables. */
function configuration(program) {
  return {
    type: 'responder',
    request: 'launch',
    name: 'Responder: step through this scenario',
    program,
    stopOnEntry: true,
  };
}

const provider = {
  provideDebugConfigurations() {
    return [configuration('${file}')];
  },

  resolveDebugConfiguration(_folder, given) {
    const resolved = { ...given };
    if (!resolved.type && !resolved.request && !resolved.name) {
      const document = vscode.window.activeTextEditor?.document;
      if (document?.languageId !== scenarios.LANGUAGE) {
        vscode.window.showErrorMessage('Responder: open the scenario that is to be stepped through.');
        return undefined;
      }
      Object.assign(resolved, configuration('${file}'));
    }
    // Which modules are loaded is the user's to say, never a folder's.
    delete resolved.modulePath;
    const modulePath = vscode.workspace.getConfiguration('responder').get('modulePath');
    if (modulePath && resolved.request === 'launch') {
      resolved.modulePath = modulePath;
    }
    return resolved;
  },
};

/** Steps through the document of the active editor. */
async function debug() {
  const document = vscode.window.activeTextEditor?.document;
  if (!document || document.uri.scheme !== 'file') {
    vscode.window.showErrorMessage('Responder: open the scenario that is to be stepped through.');
    return;
  }
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  await vscode.debug.startDebugging(folder, configuration(document.uri.fsPath));
}

module.exports = { provider, debug };
