// VS Code's API as far as the extension uses it, which notes what is registered, shown and changed.
'use strict';

const fs = require('fs');
const Module = require('module');
const path = require('path');

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(...parts) {
    const [start, end] =
      parts.length === 4
        ? [new Position(parts[0], parts[1]), new Position(parts[2], parts[3])]
        : parts;
    Object.assign(this, { start, end });
  }
}

class Document {
  constructor(file, text, languageId = 'json') {
    this.uri = { scheme: 'file', fsPath: file, path: file };
    this.languageId = languageId;
    this.text = text;
  }

  getText() {
    return this.text;
  }

  lineAt(line) {
    return { text: this.text.split(/\r\n|\r|\n/)[line] };
  }

  offsetAt(position) {
    const lines = this.text.split('\n').slice(0, position.line);
    return lines.reduce((sum, line) => sum + line.length + 1, 0) + position.character;
  }
}

/** A new fake; `settings` are those of the user, by their whole names. */
function make(settings = {}) {
  const noted = {
    commands: new Map(),
    documents: [],
    edits: [],
    errors: [],
    factories: new Map(),
    trackers: new Map(),
    providers: [],
    expressions: new Map(),
    customEvents: [],
    opened: [],
    started: [],
    console: [],
  };
  const registered = (note) => (...parts) => {
    note(...parts);
    return { dispose() {} };
  };
  const document = (file) => noted.documents.find((one) => one.uri.fsPath === file);
  const vscode = {
    Position,
    Range,
    Uri: { file: (file) => ({ scheme: 'file', fsPath: file, path: file }) },
    DebugConfigurationProviderTriggerKind: { Initial: 1, Dynamic: 2 },
    DebugAdapterExecutable: class {
      constructor(command, args) {
        Object.assign(this, { command, args });
      }
    },
    EvaluatableExpression: class {
      constructor(range, expression) {
        Object.assign(this, { range, expression });
      }
    },
    WorkspaceEdit: class {
      constructor() {
        this.changes = [];
      }

      replace(uri, range, text) {
        this.changes.push({ uri, range, text });
      }
    },
    commands: {
      registerCommand: registered((name, run) => noted.commands.set(name, run)),
    },
    debug: {
      activeDebugSession: undefined,
      activeDebugConsole: { appendLine: (line) => noted.console.push(line) },
      registerDebugAdapterDescriptorFactory: registered((type, one) => noted.factories.set(type, one)),
      registerDebugAdapterTrackerFactory: registered((type, one) => noted.trackers.set(type, one)),
      registerDebugConfigurationProvider: registered((type, one, trigger = 1) =>
        noted.providers.push({ type, provider: one, trigger }),
      ),
      onDidReceiveDebugSessionCustomEvent: registered((run) => noted.customEvents.push(run)),
      startDebugging: async (folder, configuration) => {
        noted.started.push(configuration);
        return true;
      },
    },
    languages: {
      registerEvaluatableExpressionProvider: registered((selector, one) =>
        noted.expressions.set(selector, one),
      ),
      setTextDocumentLanguage: async (one, language) => {
        one.languageId = language;
        return one;
      },
    },
    window: {
      activeTextEditor: undefined,
      showErrorMessage: (text) => noted.errors.push(text),
      showWarningMessage: (text) => noted.errors.push(text),
    },
    workspace: {
      textDocuments: noted.documents,
      getConfiguration: (section) => ({ get: (name) => settings[`${section}.${name}`] }),
      getWorkspaceFolder: () => undefined,
      onDidOpenTextDocument: registered((run) => noted.opened.push(run)),
      openTextDocument: async (uri) => {
        if (!document(uri.fsPath)) {
          noted.documents.push(new Document(uri.fsPath, fs.readFileSync(uri.fsPath, 'utf8')));
        }
        return document(uri.fsPath);
      },
      applyEdit: async (edit) => {
        noted.edits.push(edit);
        const offset = (change) => document(change.uri.fsPath).offsetAt(change.range.start);
        for (const change of [...edit.changes].sort((one, other) => offset(other) - offset(one))) {
          const one = document(change.uri.fsPath);
          const [start, end] = [one.offsetAt(change.range.start), one.offsetAt(change.range.end)];
          one.text = one.text.slice(0, start) + change.text + one.text.slice(end);
        }
        return true;
      },
    },
  };
  return { vscode, noted, Document };
}

/** Loads the extension anew, with a fake for its `vscode`. */
function load(fake) {
  const root = path.dirname(__dirname);
  for (const name of Object.keys(require.cache)) {
    if (name.startsWith(root + path.sep) && name !== __filename) {
      delete require.cache[name];
    }
  }
  const original = Module._load;
  Module._load = function (request, ...rest) {
    return request === 'vscode' ? fake.vscode : original.call(this, request, ...rest);
  };
  try {
    return require(path.join(root, 'extension.js'));
  } finally {
    Module._load = original;
  }
}

/** A fake with the extension activated in it. */
function activated(settings) {
  const fake = make(settings);
  const context = { subscriptions: [] };
  load(fake).activate(context);
  return { ...fake, context };
}

module.exports = { activated, Document };
