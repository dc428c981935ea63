import { vi } from 'vitest';
import { API_ERRORS, type ApiErrorCode } from '#core/api/api-errors.ts';

/** A public write as it was sent. */
export type SentWrite = {
  path: string;
  key: string;
  data: { correction: number; sentAt: string };
  signal?: AbortSignal | undefined;
};
export type Answer = (sent: SentWrite) => Response | Promise<Response>;

/** Answers with a body of JSON; `headers` are added to the server's own; for tests. */
export function json(
  content: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(content), {
    status,
    headers: { 'Content-Type': 'application/json', 'Reslife-Epoch': 'epoch-1', ...headers },
  });
}

/** Answers nothing until the try is given up, for tests. */
export const hung: Answer = async ({ signal }) =>
  await new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

/** Answers as a server that takes the record, and has its content. */
export const received: Answer = ({ key, data: { correction } }) =>
  json({ data: { _id: 'one', key, receivedAt: new Date().toISOString(), correction } });

/** Fails as without a signal, for tests. */
export const noAnswer: Answer = () => {
  throw new TypeError('Failed to fetch');
};

/** Fails as a server that wants no try before long; a press of the button is one all the same; for tests. */
export const busy: Answer = () =>
  json({ code: 'UNAVAILABLE', status: 503 }, 503, { 'Retry-After': '600' });

/** Answers as a server that refuses, or fails, for tests. */
export const ownError =
  (code: ApiErrorCode, more: object = {}): Answer =>
  () =>
    json({ code, status: API_ERRORS[code].status, ...more }, API_ERRORS[code].status);

/**
 * Answers the public writes one after another, and every later one as the last; reads find no server. Returns the
 * requests, as they come.
 */
export function serverAnswers(...answers: Answer[]): SentWrite[] {
  const sent: SentWrite[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if (init?.method !== 'POST') throw new TypeError('Failed to fetch');
    const { data } = JSON.parse(init.body as string) as Pick<SentWrite, 'data'>;
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    const one = { path: path as string, key, data };
    sent.push(one);
    const { signal } = init;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return await (answer ?? noAnswer)({ ...one, signal: signal ?? undefined });
  });
  return sent;
}
