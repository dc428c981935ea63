import { expect, test } from 'vitest';
import { whileBusy } from './busy.ts';

const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

/** Fails as often as asked, then works; counts the tries. */
function failing(times: number) {
  const counted = { tries: 0 };
  const attempt = async () => {
    counted.tries += 1;
    if (counted.tries <= times) throw busy;
    return 'done';
  };
  return { attempt, counted };
}

// DATA-1
test('an operation that finds the database locked is tried again until it works', async () => {
  const { attempt, counted } = failing(3);
  expect(await whileBusy()(attempt)).toBe('done');
  expect(counted.tries).toBe(4);
});

// DATA-1
test('it fails if the lock lasts too long, and waiting operations fail at their first try', async () => {
  const again = whileBusy(30);
  const first = failing(Infinity);
  await expect(again(first.attempt)).rejects.toBe(busy);
  expect(first.counted.tries).toBeGreaterThan(1);
  const second = failing(Infinity);
  await expect(again(second.attempt)).rejects.toBe(busy);
  expect(second.counted.tries).toBe(1);
});

// DATA-1
test('after a lock was released, the wait for another lock starts anew', async () => {
  // Together they last longer than one may, each far shorter, on a busy machine too.
  const again = whileBusy(600);
  for (const _ of Array.from({ length: 7 })) {
    const { attempt } = failing(10);
    expect(await again(attempt)).toBe('done');
  }
});

test('after any other error it is not tried again', async () => {
  const wrong = new Error('no such table');
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    throw wrong;
  };
  await expect(whileBusy()(attempt)).rejects.toBe(wrong);
  expect(tries).toBe(1);
});
