import { isAbsolute, relative } from 'node:path';
import { parseCommand, type WorkflowCommand } from './command.ts';
import { readKeyValues, readSummary } from './file-commands.ts';
import type { Masks } from './masks.ts';

/** Of each level this many annotations of a step are kept. */
const ANNOTATIONS_KEPT = 10;
/** UTF-16 units of an annotation's message that are kept. */
const MESSAGE_LIMIT = 4_096;

type Level = 'error' | 'warning' | 'notice';

/** An annotation as the run's page shows it. */
export interface Annotation {
  readonly level: Level;
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
}

const LEVELS: readonly string[] = ['error', 'warning', 'notice'] satisfies Level[];
const COMMANDS = [
  ...LEVELS,
  'stop-commands',
  'set-env',
  'set-output',
  'save-state',
  'add-mask',
  'add-path',
  'add-matcher',
  'remove-matcher',
  'debug',
  'group',
  'endgroup',
  'echo',
];
/** Commands that are never echoed. */
const SILENT: readonly string[] = [...LEVELS, 'add-mask', 'debug'];
const FILES_INSTEAD = 'Please upgrade to using Environment Files.';

/** A step while its output is read line by line; both streams of its process go through the same one. */
export class Step {
  /** What a person sees, masked. */
  readonly log: string[] = [];
  readonly annotations: Annotation[] = [];
  readonly dropped: Annotation[] = [];
  /** All that were recognised and not stopped. */
  readonly commands: WorkflowCommand[] = [];
  /** What the runner itself finds fault with; each is an annotation as well. */
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  readonly outputs = new Map<string, string>();
  readonly state = new Map<string, string>();
  readonly env = new Map<string, string>();
  readonly paths: string[] = [];
  summary: string | undefined;
  /** Whether the runner fails the step whatever its exit status. */
  failed = false;

  readonly #known = new Set(COMMANDS);
  readonly #masks: Masks;
  readonly #workspace: string;
  #stopped: string | undefined;
  #echo = false;

  constructor(masks: Masks, workspace: string) {
    this.#masks = masks;
    this.#workspace = workspace;
  }

  read(line: string): void {
    const command = parseCommand(line, this.#known);
    if (!command || !this.#obey(command, line)) this.#write(withoutMarkers(line));
  }

  /** Reads a file of `name=value` pairs that the step wrote. */
  readPairs(kind: 'output' | 'state' | 'env', text: string): void {
    const { pairs, error } = readKeyValues(text);
    const into = { output: this.outputs, state: this.state, env: this.env }[kind];
    for (const [name, value] of pairs) {
      if (kind === 'env' && name.toUpperCase() === 'NODE_OPTIONS')
        this.error(`Can't store ${name} output parameter using '$GITHUB_ENV' command.`);
      else into.set(name, value);
    }
    if (error === undefined) return;
    this.#fail(`Unable to process file command '${kind}' successfully.`, error);
  }

  readPaths(text: string): void {
    this.paths.push(...text.split(/\r\n|[\r\n]/).filter((line) => line !== ''));
  }

  readSummary(bytes: Buffer): void {
    const { summary, error } = readSummary(bytes);
    this.summary = summary === undefined ? undefined : this.#masks.apply(summary);
    if (error !== undefined) this.error(error);
  }

  error(message: string): void {
    this.errors.push(message);
    this.#annotate({ level: 'error', message });
  }

  warn(message: string): void {
    this.warnings.push(message);
    this.#annotate({ level: 'warning', message });
  }

  #fail(...messages: readonly string[]): void {
    for (const message of messages) this.error(message);
    this.failed = true;
  }

  /** False where commands are stopped and this one does not resume them. */
  #obey(command: WorkflowCommand, line: string): boolean {
    if (this.#stopped !== undefined && command.name !== this.#stopped) return false;
    this.commands.push(command);
    if (this.#stopped !== undefined) this.#resume(this.#stopped, line);
    else if (command.name === 'stop-commands') this.#stop(command.data, line);
    else this.#process(command, line);
    return true;
  }

  #stop(token: string, line: string): void {
    const name = token.toLowerCase();
    if (name === '' || name === 'pause-logging' || this.#known.has(name))
      return this.#fail('You cannot use this token to stop commands.');
    this.#stopped = name;
    this.#known.add(name);
    if (token.length > 6) this.#masks.add(token);
    return this.#write(line);
  }

  #resume(token: string, line: string): void {
    this.#write(line);
    this.#known.delete(token);
    this.#stopped = undefined;
  }

  #process({ name, properties, data }: WorkflowCommand, line: string): void {
    if (this.#echo && !SILENT.includes(name)) this.#write(line);
    if (isLevel(name)) return this.#annotate({ level: name, message: data, ...this.#placeOf(properties) });
    if (name === 'group') return this.#write(`##[group]${data}`);
    if (name === 'endgroup') return this.#write('##[endgroup]');
    if (name === 'add-mask') return this.#mask(data);
    if (name === 'set-output' || name === 'save-state')
      return this.#set(name, properties['name'] ?? '', data, line);
    if (name === 'set-env' || name === 'add-path')
      return this.#fail(
        `Unable to process command '${line}' successfully.`,
        `The \`${name}\` command is disabled. ${FILES_INSTEAD}`,
      );
    if (name === 'echo') return this.#setEcho(data.trim().toLowerCase(), line);
    return undefined;
  }

  #set(command: 'set-output' | 'save-state', name: string, value: string, line: string): void {
    this.warn(`The \`${command}\` command is deprecated and will be disabled soon. ${FILES_INSTEAD}`);
    const into = command === 'set-output' ? this.outputs : this.state;
    if (name !== '') into.set(name, value);
    else
      this.#fail(
        `Unable to process command '${line}' successfully.`,
        `Required field 'name' is missing in ##[${command}] command.`,
      );
  }

  #setEcho(value: string, line: string): void {
    if (value === 'on' || value === 'off') this.#echo = value === 'on';
    else
      this.#fail(
        `Unable to process command '${line}' successfully.`,
        `Invalid echo command value '${value}'.`,
      );
  }

  #mask(value: string): void {
    if (value.trim() === '') this.warn("Can't add secret mask for empty string in ##[add-mask] command.");
    else this.#masks.add(value);
  }

  #placeOf(properties: WorkflowCommand['properties']): Partial<Annotation> {
    const { title, file } = properties;
    const numbers = [Number(properties['line']), Number(properties['endline'])] as const;
    const [line, endLine] = numbers.map((one) => (Number.isInteger(one) ? one : undefined));
    const start = line ?? endLine;
    const isRange = start !== undefined && endLine !== undefined && endLine >= start;
    return {
      ...(title === undefined ? {} : { title }),
      ...(file === undefined ? {} : { file: this.#fromRoot(file) }),
      ...(start === undefined || (endLine !== undefined && !isRange) ? {} : { line: start }),
      ...(isRange ? { endLine } : {}),
    };
  }

  #fromRoot(file: string): string {
    const inside = isAbsolute(file) ? relative(this.#workspace, file) : file;
    return inside.startsWith('..') ? file : inside;
  }

  #annotate(annotation: Annotation): void {
    const message = this.#masks.apply(annotation.message).slice(0, MESSAGE_LIMIT);
    const { level } = annotation;
    const before = this.annotations.filter((one) => one.level === level).length;
    (before < ANNOTATIONS_KEPT ? this.annotations : this.dropped).push({ ...annotation, message });
    if (message !== '') this.#write(`##[${level}]${message}`);
  }

  #write(text: string): void {
    this.log.push(...this.#masks.apply(text).split(/\r\n|[\r\n]/));
  }
}

function isLevel(name: string): name is Level {
  return LEVELS.includes(name);
}

/** The markers that only the runner itself may print. */
function withoutMarkers(line: string): string {
  return line.replaceAll(/##\[(?=(?:start|end)-action)/g, '##[\\');
}
