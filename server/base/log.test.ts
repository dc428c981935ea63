import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from './log.ts';

test('the lines of one turn are one write, and those of the next another', async () => {
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
