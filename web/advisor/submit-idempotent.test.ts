import { beforeEach, expect, test, vi } from 'vitest';
import { pendingSubmission, submitIdempotent } from './submit-idempotent.ts';

const message = { advisor: 'Amara', feedback: 'A lift' };
const keys: (string | null)[] = [];

function answerInTurn(...answers: (() => Response)[]): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

const answer = (content: unknown, status = 200) =>
  new Response(JSON.stringify(content), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const received = () => answer({ data: { _id: '1', key: 'k' } });
const reused = () => answer({ code: 'KEY_REUSED' }, 422);

beforeEach(() => {
  keys.length = 0;
});

// MESSAGES-6, RECORD-6
test('pressed again after no answer, it goes under the same key', async () => {
  answerInTurn();
  const first = pendingSubmission(message, undefined);
  await expect(submitIdempotent('POST /api/advisor/issue-not-found', first)).rejects.toThrow(
    'no answer',
  );
  answerInTurn(received);
  await submitIdempotent('POST /api/advisor/issue-not-found', pendingSubmission(message, first));
  expect(keys).toEqual([first.key, first.key]);
});

// MESSAGES-6
test('changed after the older words arrived unanswered, it is a record of its own', async () => {
  answerInTurn(reused, received);
  const changed = pendingSubmission(
    { ...message, feedback: 'Two lifts' },
    { key: 'older', body: message },
  );
  await submitIdempotent('POST /api/advisor/issue-not-found', changed);
  expect(keys[0]).toBe('older');
  expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
});

// RECORD-5
test('an error of the server is thrown, not tried again', async () => {
  answerInTurn(() => answer({ code: 'UNAVAILABLE' }, 503));
  await expect(
    submitIdempotent('POST /api/advisor/issue-not-found', pendingSubmission(message, undefined)),
  ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(keys).toHaveLength(1);
});
