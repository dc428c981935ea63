import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from './log.ts';

test('log lines of one event-loop turn are one write, and those of the next turn another', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const log = openLog('info');
  log.info('first');
  log.info({ reqId: '1' }, 'second');
  expect(write).not.toHaveBeenCalled();
  await setImmediate();
  log.info('third');
  await setImmediate();
  const lines = write.mock.calls.map(([text]) => String(text).trim().split('\n').length);
  expect(lines).toEqual([2, 1]);
});

// START-39
test('a log line is plain in a terminal, and JSON for a service', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { isTTY } = process.stdout;
  onTestFinished(() => {
    write.mockRestore();
    process.stdout.isTTY = isTTY;
  });
  const log = openLog('info');
  process.stdout.isTTY = true;
  log.warn({ event: 'admin.create', who: null, tries: 3 }, 'security');
  log.error(new Error('no disk'));
  process.stdout.isTTY = false;
  log.info('stopping');
  await setImmediate();
  const [first = '', second = '', third = ''] = String(write.mock.calls[0]?.[0]).split('\n');
  expect(first).toMatch(/^\d\d:\d\d:\d\d warn security event=admin\.create who=null tries=3$/);
  expect(second).toMatch(/^\d\d:\d\d:\d\d error no disk err=\{/);
  expect(JSON.parse(third)).toMatchObject({ level: 30, msg: 'stopping' });
});
