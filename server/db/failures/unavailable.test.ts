import { expect, test } from 'vitest';
import { isTakenBack, isUnavailable, troubleOf } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });
const worded = (words: string) => new Error(words);

// FAILOVER-2, DATA-8, DATA-13
test.each([
  ['a standby', coded('25006'), 'The database does not accept changes.'],
  ['a full disk', coded('53100'), 'The database disk is full.'],
  ['too many connections', coded('53300'), 'The database refuses connections.'],
  ['a server that stops', coded('57P01'), 'The database refuses connections.'],
  ['a server that crashed', coded('57P02'), 'The database refuses connections.'],
  ['a server that starts', coded('57P03'), 'The database refuses connections.'],
  ['a commit of which nothing is known', coded('08007'), 'The database cannot be reached.'],
  ['a proxy without a server', coded('08P01'), 'The database cannot be reached.'],
  ['a port without a server', coded('ECONNREFUSED'), 'The database cannot be reached.'],
  ['a connection that was reset', coded('ECONNRESET'), 'The database cannot be reached.'],
  ['a network without a way', coded('ENETUNREACH'), 'The database cannot be reached.'],
  ['no handle', coded('EMFILE'), 'The server is out of files, threads or memory.'],
  ['no process', coded('EAGAIN'), 'The server is out of files, threads or memory.'],
  ['no thread', coded('ERR_WORKER_INIT_FAILED'), 'The server is out of files, threads or memory.'],
  [
    'a thread without memory',
    coded('ERR_WORKER_OUT_OF_MEMORY'),
    'The server is out of files, threads or memory.',
  ],
  ['a damaged file', coded('SQLITE_CORRUPT'), 'The database is damaged. Restore it from a backup.'],
  ['a lock', coded('SQLITE_BUSY'), 'Another program has locked the database.'],
  [
    'a file on a disk that fails',
    coded('SQLITE_IOERR_WRITE'),
    'The database file cannot be read or written.',
  ],
  ['a disk that fails', coded('58030'), 'The database does not respond or accept changes.'],
  [
    'a time-out of the pool',
    worded('timeout exceeded when trying to connect'),
    'The database does not respond or accept changes.',
  ],
  [
    'a time-out of a connection',
    worded('timeout expired'),
    'The database does not respond or accept changes.',
  ],
  [
    'a time-out of a query',
    worded('Query read timeout'),
    'The database does not respond or accept changes.',
  ],
])('%s is a database failure', (_, error, sentence) => {
  expect(isUnavailable(error)).toBe(true);
  expect(troubleOf(error)).toBe(sentence);
});

// FAILOVER-2
test.each(['23505', '42703', '22P02', '40P01'])('%s is not a database failure', (code) => {
  expect(isUnavailable(coded(code))).toBe(false);
});

// FAILOVER-11
test.each([
  ['40P01', true],
  ['40001', true],
  ['23505', false],
  ['57014', false],
])('%s is a transaction that was rolled back: %s', (code, expected) => {
  expect(isTakenBack(coded(code))).toBe(expected);
});
