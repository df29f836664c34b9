/** One event of a stream (server-sent events). */
export interface StreamEvent {
  /** Its type; "message" where the stream names none. */
  readonly type: string;
  readonly data: string;
}

/** Cuts a stream's text into events, in pieces of any length. */
export interface EventParser {
  /** The events that the next piece of text completes. */
  push(text: string): StreamEvent[];
  /** The event that the end of the text cuts off, if it had begun. */
  end(): StreamEvent[];
}

/**
 * A parser of `text/event-stream` by the rules of the HTML standard: lines end with LF, CR or CRLF, a blank line ends
 * an event, lines of data are joined by a line break, comments and unknown fields are skipped. Unlike there, the event
 * that the end of the stream cuts off is given too, for some servers leave out the last blank line.
 */
export function createEventParser(): EventParser {
  const lines = createLines();
  const take = createEvents();
  return {
    push: (text) => lines.push(text).flatMap(take),
    end: () => [...take(lines.end()), ...take('')],
  };
}

/** Looks at each character once, however short the pieces and however long the lines. */
function createLines(): { push(text: string): string[]; end(): string } {
  let line = '';
  let isFirst = true;
  // A carriage return at the end of a piece may be half of a line break.
  let held = '';
  const push = (text: string): string[] => {
    if (text === '') return [];
    const unheld = held + (isFirst ? text.replace(/^\uFEFF/, '') : text);
    isFirst = false;
    held = unheld.endsWith('\r') ? '\r' : '';
    const [rest = '', ...others] = unheld.slice(0, unheld.length - held.length).split(/\r\n|\r|\n/);
    const complete = [line + rest, ...others];
    line = complete.pop() ?? '';
    return complete;
  };
  return { push, end: () => line };
}

/** Takes lines and gives the event that a line ends. */
function createEvents(): (line: string) => StreamEvent[] {
  let type = '';
  let data: string[] = [];
  const finish = (): StreamEvent[] => {
    const event = { type: type || 'message', data: data.join('\n') };
    const isEmpty = data.length === 0;
    [type, data] = ['', []];
    return isEmpty ? [] : [event];
  };
  return (line) => {
    if (line === '') return finish();
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') type = value;
    if (name === 'data') data.push(value);
    return [];
  };
}
