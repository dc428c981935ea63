import { pino, type Level, type Logger } from 'pino';

/**
 * The log on standard output. The lines of one turn of the event loop are one write: a write a request
 * would cost more than making its line. What still waits is written before the process exits.
 */
export function openLog(level: Level | 'silent'): Logger {
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
  return pino({ level }, { write });
}
