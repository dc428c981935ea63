import { pino, type Level, type Logger } from 'pino';

/** The log on standard output: one write for the lines of one turn of the event loop, as a write each would cost more than making them. `beside` is what each line says of where it was written. */
export function openLog(level: Level | 'silent', beside?: () => object): Logger {
  let waiting = '';
  const flush = () => {
    process.stdout.write(waiting);
    waiting = '';
  };
  const write = (line: string) => {
    if (waiting === '') setImmediate(flush);
    waiting += line;
  };
  process.on('exit', flush);
  // Whoever read the log may go away; the server stays.
  process.stdout.on('error', () => undefined);
  return pino({ level, ...(beside && { mixin: beside }) }, { write });
}
