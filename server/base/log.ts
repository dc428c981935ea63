import { pino, type Level, type Logger } from 'pino';
import { parseJson, type Json } from '../db/columns/json.ts';

type LogLine = { level: number; time: number; msg?: string; pid: number; hostname: string };

/** Returns a line of the log for people who read it in a terminal (START-39), such as '17:05:12 warn security event=admin.create'. */
function formatForPeople(line: string): string {
  const { level, time, msg, pid: _, hostname: __, ...rest } = parseJson(line as Json<LogLine>);
  const said = Object.entries(rest).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${name}=${text}`;
  });
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${[clock, pino.levels.labels[level], msg ?? '', ...said].filter(Boolean).join(' ')}\n`;
}

/**
 * Opens the log on standard output, as text in a terminal and as JSON elsewhere (START-39). It writes the
 * lines of one turn of the event loop together, since a write for each would cost more than making them.
 * `beside` adds members about the place that logs.
 */
export function openLog(level: Level | 'silent', beside?: () => object): Logger {
  let waiting = '';
  const flush = () => {
    process.stdout.write(waiting);
    waiting = '';
  };
  const write = (line: string) => {
    if (waiting === '') setImmediate(flush);
    waiting += process.stdout.isTTY ? formatForPeople(line) : line;
  };
  process.on('exit', flush);
  // The server stays even if the reader of the log goes away.
  process.stdout.on('error', () => undefined);
  return pino({ level, ...(beside && { mixin: beside }) }, { write });
}
