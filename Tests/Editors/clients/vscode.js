// Takes a shared case as VS Code would: node vscode.js. The extension runs against the recording fake of
// VS Code's API; the program that it names is started and asked what VS Code asks.
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const EDITORS = process.env.RESPONDER_EDITORS;
const { activated } = require(path.join(EDITORS, 'vscode', 'test', 'fake.js'));

const job = JSON.parse(fs.readFileSync(process.env.RESPONDER_CASE, 'utf8'));
const WAIT = 20000;

/** The refusal of a request, with its sentence. */
class Refused extends Error {}

/** A process of the adapter that the extension describes, and the messages to it and from it. */
class Connection {
  constructor(descriptor, tracker, onEvent) {
    this.tracker = tracker;
    this.onEvent = onEvent;
    this.seq = 0;
    this.waiting = new Map();
    this.buffer = Buffer.alloc(0);
    this.process = childProcess.spawn(descriptor.command, descriptor.args, {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.process.stdin.on('error', () => {});
    this.process.stdout.on('data', (chunk) => this.read(chunk));
    this.ended = new Promise((resolve) => this.process.on('close', resolve));
    this.ended.then(() => {
      this.waiting.forEach(({ reject }) => reject(new Error('the adapter ended')));
    });
  }

  read(chunk) {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const head = this.buffer.indexOf('\r\n\r\n');
      const length = head < 0 ? null : /Content-Length: (\d+)/.exec(this.buffer.subarray(0, head));
      const end = length ? head + 4 + Number(length[1]) : Infinity;
      if (this.buffer.length < end) {
        return;
      }
      const message = JSON.parse(this.buffer.subarray(head + 4, end).toString());
      this.buffer = this.buffer.subarray(end);
      this.take(message);
    }
  }

  take(message) {
    if (message.type === 'event') {
      this.onEvent(message.event, message.body || {});
      return;
    }
    const { resolve, reject } = this.waiting.get(message.request_seq);
    this.waiting.delete(message.request_seq);
    if (message.success) {
      resolve(message.body || {});
    } else {
      const { format, variables = {} } = message.body?.error || {};
      const text = format?.replace(/\{(\w+)\}/g, (whole, name) => variables[name] ?? whole);
      reject(new Refused(text || message.message));
    }
  }

  request(command, given) {
    const message = { seq: (this.seq += 1), type: 'request', command, arguments: given };
    this.tracker?.onWillReceiveMessage?.(message);
    const body = Buffer.from(JSON.stringify(message));
    return new Promise((resolve, reject) => {
      this.waiting.set(message.seq, { resolve, reject });
      this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
      this.process.stdin.write(body);
    });
  }
}

/** What VS Code does with a session, and what it would show of it. */
class Editor {
  constructor() {
    Object.assign(this, activated());
    this.breakpoints = [];
    this.patterns = [];
    this.shown = [];
    this.clear();
  }

  clear() {
    Object.assign(this, { state: 'none', why: '', frames: [], frame: 0, scopes: [], stops: 0 });
    Object.assign(this, { output: '', told: [], work: Promise.resolve() });
  }

  async debug(step) {
    await this.end();
    this.clear();
    const program = step.program ? path.join(path.dirname(job.document), step.program) : job.document;
    const given = { type: 'responder', request: 'launch', name: 'case', program, stopOnEntry: true };
    if (step.variant) {
      given.variant = step.variant;
    }
    const { provider } = this.noted.providers[0];
    const configuration = provider.resolveDebugConfiguration(undefined, given);
    this.session = { id: `${Math.random()}`, type: 'responder', configuration };
    this.session.customRequest = (command, body) => this.connection.request(command, body);
    this.vscode.debug.activeDebugSession = this.session;
    const descriptor = this.noted.factories.get('responder').createDebugAdapterDescriptor(this.session);
    const tracker = this.noted.trackers.get('responder').createDebugAdapterTracker(this.session);
    const initialized = new Promise((resolve) => (this.initialized = resolve));
    this.connection = new Connection(descriptor, tracker, (event, body) => this.event(event, body));
    const connection = this.connection;
    connection.ended.then(() => {
      if (this.connection === connection) {
        this.state = 'ended';
      }
    });
    const capabilities = await connection.request('initialize', {
      clientID: 'vscode',
      adapterID: 'responder',
      pathFormat: 'path',
      linesStartAt1: true,
      columnsStartAt1: true,
      supportsVariableType: true,
      supportsVariablePaging: true,
      locale: 'en',
    });
    // VS Code launches and configures at the same time.
    const launched = connection.request('launch', configuration);
    const configured = initialized.then(() => this.configure(capabilities, program));
    // What was not launched cannot be configured either; that is told once, by the launch.
    configured.catch(() => {});
    try {
      await launched;
      await configured;
    } catch (error) {
      this.told.push(error.message);
      await connection.request('disconnect', {}).catch(() => {});
      await connection.ended;
    }
  }

  async configure(capabilities, program) {
    if (this.breakpoints.length) {
      await this.sendBreakpoints(program);
    }
    if (this.patterns.length) {
      const breakpoints = this.patterns.map((name) => ({ name }));
      await this.connection.request('setFunctionBreakpoints', { breakpoints });
    }
    const filters = (capabilities.exceptionBreakpointFilters || []).filter((one) => one.default);
    await this.connection.request('setExceptionBreakpoints', {
      filters: filters.map((one) => one.filter),
    });
    await this.connection.request('configurationDone', {});
  }

  async sendBreakpoints(program) {
    const answer = await this.connection.request('setBreakpoints', {
      source: { name: path.basename(program), path: program },
      breakpoints: this.breakpoints,
    });
    this.shown = answer.breakpoints.map((one, index) => [
      one.line ?? this.breakpoints[index].line,
      one.verified,
    ]);
  }

  event(event, body) {
    if (event === 'initialized') {
      this.initialized();
    } else if (event === 'stopped') {
      const why = body.description || body.reason;
      this.state = 'stopped';
      this.why = body.text ? `${why}: ${body.text}` : why;
      this.stops += 1;
      this.work = this.show(body);
    } else if (event === 'output') {
      this.output += body.output;
    } else if (event === 'exited') {
      this.why = `exit status ${body.exitCode}`;
    } else if (event === 'terminated') {
      this.work = this.end();
    } else {
      this.noted.customEvents.forEach((run) => {
        this.work = Promise.resolve(run({ session: this.session, event, body }));
      });
    }
  }

  async show(body) {
    await this.connection.request('threads', {});
    const stack = { threadId: 1, startFrame: 0, levels: 20 };
    const { stackFrames } = await this.connection.request('stackTrace', stack);
    this.frames = stackFrames;
    if (body.reason === 'exception') {
      await this.connection.request('exceptionInfo', { threadId: 1 });
    }
    await this.select(0);
  }

  async select(index) {
    this.frame = index;
    const { scopes } = await this.connection.request('scopes', { frameId: this.frames[index].id });
    for (const scope of scopes) {
      scope.variables = scope.expensive ? [] : await this.variables(scope.variablesReference);
    }
    this.scopes = scopes;
  }

  async variables(variablesReference) {
    return (await this.connection.request('variables', { variablesReference })).variables;
  }

  async end() {
    if (this.connection && this.connection.process.exitCode === null) {
      this.connection.request('disconnect', {}).catch(() => {});
      await this.connection.ended;
    }
  }

  find(name) {
    for (const scope of this.scopes) {
      const variable = scope.variables.find((one) => one.name === name);
      if (variable) {
        return { scope, variable };
      }
    }
    return undefined;
  }

  async set(step) {
    const found = this.find(step.reference);
    if (found) {
      await this.connection.request('setVariable', {
        variablesReference: found.scope.variablesReference,
        name: step.reference,
        value: step.value,
      });
    } else {
      await this.connection.request('setExpression', {
        expression: step.reference,
        value: step.value,
        frameId: this.frames[this.frame].id,
      });
    }
  }

  async open(step) {
    const found = this.find(step.name);
    if (!found) {
      throw new Error(`nothing to open is called ${step.name}`);
    }
    const [value] = await this.variables(found.variable.variablesReference);
    found.variable.value = value.value;
  }

  async say(step) {
    if (step.line === 'undo' || step.line === 'apply') {
      await this.noted.commands.get(`responder.${step.line}`)();
      return;
    }
    const frameId = this.frames[this.frame].id;
    const given = { expression: step.line, context: 'repl', frameId };
    const answer = await this.connection.request('evaluate', given);
    this.output += `${answer.result}\n`;
  }

  async act(step) {
    const requests = {
      step: 'stepIn',
      over: 'next',
      out: 'stepOut',
      back: 'stepBack',
      continue: 'continue',
      reverse: 'reverseContinue',
    };
    if (step.do === 'breakpoint') {
      const { line, condition, hits: hitCondition, log: logMessage } = step;
      this.breakpoints.push({ line, condition, hitCondition, logMessage });
      if (this.state === 'stopped') {
        await this.sendBreakpoints(job.document);
      }
    } else if (step.do === 'pattern') {
      this.patterns.push(step.pattern);
    } else if (step.do === 'restart') {
      await this.connection.request('restart', {});
    } else if (step.do === 'frame') {
      await this.select(step.index);
    } else if (requests[step.do]) {
      this.state = 'running';
      await this.connection.request(requests[step.do], { threadId: 1 });
    } else {
      await this[step.do](step);
    }
  }

  document() {
    const open = this.noted.documents.find((one) => one.uri.fsPath === job.document);
    return open ? open.getText() : fs.readFileSync(job.document, 'utf8');
  }

  screen(late) {
    const scopes = this.scopes.flatMap((scope) => [
      scope.name,
      ...scope.variables.map((one) => `${one.name} = ${one.value}`),
    ]);
    return {
      state: this.state,
      why: this.why,
      line: this.frames[this.frame]?.line ?? null,
      stack: this.frames.map((one) => one.name),
      scopes,
      console: this.output + this.noted.console.join('\n'),
      told: [...this.told, ...this.noted.errors],
      breakpoints: this.shown,
      document: this.document(),
      late,
    };
  }

  async take(step) {
    const { stops } = this;
    const text = this.document();
    this.told = [];
    this.noted.errors.length = 0;
    try {
      await this.act(step);
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      this.told.push(error.message);
    }
    const isQuick = ['breakpoint', 'pattern', 'say', 'open', 'frame'].includes(step.do);
    const wanted = step.await || (isQuick ? 'answer' : 'stop');
    const came = await until(() => {
      if (wanted === 'stop') {
        const isNew = this.stops > (step.do === 'debug' ? 0 : stops);
        return this.state === 'ended' || (this.state === 'stopped' && (isNew || this.told.length > 0));
      }
      return wanted === 'document' ? this.document() !== text : true;
    });
    if (this.state === 'stopped') {
      await this.work;
    }
    return this.screen(!came);
  }
}

async function until(condition) {
  const end = Date.now() + WAIT;
  while (!condition()) {
    if (Date.now() > end) {
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

async function main() {
  const screens = [];
  const editor = new Editor();
  let failure = null;
  try {
    for (const step of job.steps) {
      screens.push(await editor.take(step));
    }
  } catch (error) {
    failure = error.stack;
  }
  await editor.end();
  fs.writeFileSync(job.answer, JSON.stringify({ screens, error: failure }));
}

main();
