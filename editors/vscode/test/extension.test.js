'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const { activated, Document } = require('./fake');

const ROOT = path.dirname(__dirname);
const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const contributes = manifest.contributes;
const SCENARIO = '{ "format": 1, "app": { "windows": [] },\n  "script": [ { "send": "touch.tap", "at": "vault" } ] }\n';

function temporary(t, name, text) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'responder-vscode-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(fs.realpathSync(folder), name);
  fs.writeFileSync(file, text);
  return file;
}

test('every declared command is registered, and the other way round', () => {
  const { noted } = activated();
  const declared = contributes.commands.map((one) => one.command);
  assert.deepEqual([...noted.commands.keys()].sort(), declared.sort());
  const used = Object.values(contributes.menus).flat().map((one) => one.command);
  assert.deepEqual(used.filter((one) => !declared.includes(one)), []);
});

test('what is registered is given back when the extension ends', () => {
  const { context } = activated();
  assert.ok(context.subscriptions.length > 0);
  assert.ok(context.subscriptions.every((one) => typeof one.dispose === 'function'));
});

test('the files that are declared are there and can be read', () => {
  const [language] = contributes.languages;
  const [grammar] = contributes.grammars;
  for (const file of [language.configuration, grammar.path]) {
    JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  }
  assert.equal(grammar.language, language.id);
  assert.deepEqual(contributes.breakpoints, [{ language: language.id }]);
  assert.deepEqual(contributes.debuggers[0].languages, [language.id]);
  assert.ok(fs.existsSync(path.join(ROOT, manifest.main)));
});

test('the adapter is the program with its subcommand', (t) => {
  const file = temporary(t, 'responder', '#!/bin/sh\n');
  fs.chmodSync(file, 0o755);
  const { noted } = activated({ 'responder.path': file, 'responder.options': ['--lang', 'zh-Hans'] });
  const descriptor = noted.factories.get('responder').createDebugAdapterDescriptor({});
  assert.equal(descriptor.command, file);
  assert.deepEqual(descriptor.args, ['--lang', 'zh-Hans', 'dap']);
});

test('without settings it is responder dap', (t) => {
  const file = temporary(t, 'responder', '#!/bin/sh\n');
  fs.chmodSync(file, 0o755);
  const before = process.env.PATH;
  t.after(() => (process.env.PATH = before));
  process.env.PATH = path.dirname(file);
  const { noted } = activated();
  const descriptor = noted.factories.get('responder').createDebugAdapterDescriptor({});
  assert.deepEqual({ ...descriptor }, { command: 'responder', args: ['dap'] });
});

test('a program that is not there is named in one line, with the setting', () => {
  for (const program of ['/nonexistent/responder', 'there-is-no-such-program']) {
    const { noted } = activated({ 'responder.path': program });
    assert.throws(
      () => noted.factories.get('responder').createDebugAdapterDescriptor({}),
      (error) => /responder\.path/.test(error.message) && error.message.includes(program) && !error.message.includes('\n'),
    );
  }
});

test('without a launch.json the open scenario is launched', () => {
  const { noted, vscode } = activated();
  const { provider } = noted.providers[0];
  vscode.window.activeTextEditor = { document: new Document('/a/b.json', SCENARIO, 'responder-scenario') };
  const resolved = provider.resolveDebugConfiguration(undefined, {});
  assert.equal(resolved.type, 'responder');
  assert.equal(resolved.program, '${file}');
  vscode.window.activeTextEditor.document.languageId = 'markdown';
  assert.equal(provider.resolveDebugConfiguration(undefined, {}), undefined);
  assert.equal(noted.errors.length, 1);
});

test('modules come from the settings, never from a folder', () => {
  const given = { type: 'responder', request: 'launch', name: 'x', program: 'p', modulePath: '/evil' };
  const resolve = (settings) =>
    activated(settings).noted.providers[0].provider.resolveDebugConfiguration(undefined, given);
  assert.equal(resolve({}).modulePath, undefined);
  assert.equal(resolve({ 'responder.modulePath': '/mine' }).modulePath, '/mine');
  assert.ok(!('modulePath' in contributes.debuggers[0].configurationAttributes.launch.properties));
});

test('a folder that is not trusted cannot change what is run', () => {
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  assert.equal(supported, 'limited');
  const settings = contributes.configuration.properties;
  assert.deepEqual(restrictedConfigurations.slice().sort(), Object.keys(settings).sort());
  assert.ok(Object.values(settings).every((one) => one.scope === 'machine'));
});

test('what is proposed for launch.json can be launched', () => {
  const [debuggerOf] = contributes.debuggers;
  const { required, properties } = debuggerOf.configurationAttributes.launch;
  const common = ['type', 'request', 'name'];
  const proposed = debuggerOf.configurationSnippets.map((one) => one.body);
  for (const one of [...proposed, ...debuggerOf.initialConfigurations]) {
    assert.deepEqual(required.filter((name) => !(name in one)), []);
    assert.deepEqual(Object.keys(one).filter((name) => !common.includes(name) && !(name in properties)), []);
  }
});

test('edits count code points, and VS Code UTF-16', async (t) => {
  const text = '{ "title": "🙂🙂", "a": true }\n';
  const file = temporary(t, 'one.json', text);
  const { noted, vscode } = activated();
  const session = { id: '1', type: 'responder' };
  const tracker = noted.trackers.get('responder').createDebugAdapterTracker(session);
  tracker.onWillReceiveMessage({ command: 'launch', arguments: { program: file } });
  const column = [...text].indexOf('t', 20) + 1;
  const range = { start: { line: 1, column }, end: { line: 1, column: column + 4 } };
  const body = { source: { path: file }, edits: [{ range, text: 'false' }] };
  await noted.customEvents[0]({ session, event: 'responder/apply', body });
  assert.deepEqual(noted.errors, []);
  assert.equal(noted.edits.length, 1);
  assert.equal(noted.documents[0].text, '{ "title": "🙂🙂", "a": false }\n');
  assert.ok(vscode);
});

test('a document that has changed since is left alone', async (t) => {
  const file = temporary(t, 'one.json', SCENARIO);
  const { noted } = activated();
  const session = { id: '1', type: 'responder' };
  const tracker = noted.trackers.get('responder').createDebugAdapterTracker(session);
  tracker.onWillReceiveMessage({ command: 'launch', arguments: { program: file } });
  noted.documents.push(new Document(file, `${SCENARIO} `));
  const place = { line: 1, column: 1 };
  const body = { source: { path: file }, edits: [{ range: { start: place, end: place }, text: 'x' }] };
  await noted.customEvents[0]({ session, event: 'responder/apply', body });
  assert.equal(noted.edits.length, 0);
  assert.match(noted.errors[0], /one\.json has changed/);
  // A restart reads it again.
  fs.writeFileSync(file, `${SCENARIO} `);
  tracker.onWillReceiveMessage({ command: 'restart' });
  await noted.customEvents[0]({ session, event: 'responder/apply', body });
  assert.equal(noted.edits.length, 1);
});

test('events of other debuggers are not ours', async () => {
  const { noted } = activated();
  await noted.customEvents[0]({ session: { id: '1', type: 'node' }, event: 'responder/apply', body: {} });
  await noted.customEvents[0]({ session: { id: '1', type: 'responder' }, event: 'other', body: {} });
  assert.equal(noted.edits.length, 0);
});

test('references can be hovered, and names of members cannot', () => {
  const { noted } = activated();
  const provider = noted.expressions.get('responder-scenario');
  const text = '{ "at": "vault", "x": "$card.bounds", "y": "root.subviews[1]", "z": "two words" }';
  const document = new Document('/a.json', text);
  const at = (word) =>
    provider.provideEvaluatableExpression(document, { line: 0, character: text.indexOf(word) + 1 });
  assert.equal(at('vault').expression, 'vault');
  assert.equal(at('vault').range.start.character, text.indexOf('vault'));
  assert.equal(at('$card').expression, 'card.bounds');
  assert.equal(at('root.sub').expression, 'root.subviews[1]');
  assert.equal(at('at"'), undefined);
  assert.equal(at('two words'), undefined);
});

test('scenarios get their language, other documents keep theirs', () => {
  const { noted } = activated();
  const language = (text, id) => {
    const document = new Document('/a.json', text, id);
    noted.opened[0](document);
    return document.languageId;
  };
  assert.equal(language(SCENARIO), 'responder-scenario');
  assert.equal(language('{ "$schema": "../scenario.schema.json" }'), 'responder-scenario');
  assert.equal(language('{ "format": 1 }'), 'json');
  assert.equal(language('{ "name": "app" }'), 'json');
  assert.equal(language(SCENARIO, 'markdown'), 'markdown');
});

test('the commands speak to the console of the session', async () => {
  const { noted, vscode } = activated();
  await noted.commands.get('responder.undo')();
  assert.match(noted.errors[0], /no scenario/);
  const said = [];
  vscode.debug.activeDebugSession = {
    type: 'responder',
    customRequest: async (request, { expression, context }) => {
      said.push([request, expression, context]);
      if (expression === 'undo') {
        throw new Error('nothing to undo');
      }
      return { result: 'so' };
    },
  };
  const document = new Document('/a.json', '{ "at": "vault" }', 'responder-scenario');
  vscode.window.activeTextEditor = { document, selection: { active: { line: 0, character: 10 } } };
  await noted.commands.get('responder.why')();
  await noted.commands.get('responder.apply')();
  await noted.commands.get('responder.undo')();
  assert.deepEqual(said.map((one) => one[1]), ['why vault', 'apply', 'undo']);
  assert.deepEqual(noted.console, ['so', 'so']);
  assert.match(noted.errors[1], /nothing to undo/);
});

test('the command of the editor launches its file', async () => {
  const { noted, vscode } = activated();
  await noted.commands.get('responder.debug')();
  assert.equal(noted.errors.length, 1);
  vscode.window.activeTextEditor = { document: new Document('/a/b.json', SCENARIO) };
  await noted.commands.get('responder.debug')();
  assert.equal(noted.started[0].program, '/a/b.json');
});
