// Responder in VS Code: what is registered, and nothing else. VS Code's own debugger shows everything.
'use strict';

const vscode = require('vscode');
const adapter = require('./lib/adapter');
const configurations = require('./lib/configurations');
const consoles = require('./lib/console');
const edits = require('./lib/edits');
const expressions = require('./lib/expressions');
const scenarios = require('./lib/scenarios');

const TYPE = 'responder';

function activate(context) {
  const launched = new edits.Launched();
  const dynamic = vscode.DebugConfigurationProviderTriggerKind.Dynamic;
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory(TYPE, adapter.factory),
    vscode.debug.registerDebugAdapterTrackerFactory(TYPE, launched),
    vscode.debug.registerDebugConfigurationProvider(TYPE, configurations.provider),
    vscode.debug.registerDebugConfigurationProvider(TYPE, configurations.provider, dynamic),
    vscode.debug.onDidReceiveDebugSessionCustomEvent((event) => {
      if (event.session.type === TYPE && event.event === 'responder/apply') {
        return edits.apply(event.body || {}, launched.text(event.session));
      }
    }),
    vscode.languages.registerEvaluatableExpressionProvider(scenarios.LANGUAGE, expressions.provider),
    vscode.workspace.onDidOpenTextDocument(scenarios.recognize),
    vscode.commands.registerCommand('responder.debug', configurations.debug),
    vscode.commands.registerCommand('responder.why', consoles.why),
    vscode.commands.registerCommand('responder.undo', () => consoles.say('undo')),
    vscode.commands.registerCommand('responder.apply', () => consoles.say('apply')),
  );
  vscode.workspace.textDocuments.forEach(scenarios.recognize);
}

function deactivate() {}

module.exports = { activate, deactivate };
