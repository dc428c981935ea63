import { pino, type Level, type Logger } from 'pino';

/** How many characters of log may wait for the end of a turn before they are written. */
const LONGEST_WAIT = 16 * 1024 - 1;

/**
 * The log on standard output. The lines of one turn of the event loop are one write: a write a request
 * would cost more than making its line. What still waits is written before the process exits.
 */
export function openLog(level: Level | 'silent'): Logger {
  const output = pino.destination({ fd: 1, sync: true, minLength: LONGEST_WAIT });
  let isDue = false;
  const flush = () => {
    isDue = false;
    output.flushSync();
  };
  process.on('exit', flush);
  return pino(
    { level },
    {
      write: (line) => {
        output.write(line);
        if (isDue) return;
        isDue = true;
        setImmediate(flush);
      },
    },
  );
}
