import { inSpan } from '../base/spans.ts';
import {
  sendGuarded,
  type GuardOptions,
  type OutgoingRequest,
} from '../http/network/guarded-request.ts';

/** The most bytes of a response that are read before the connection is cut, since only the status matters. */
const RESPONSE_LIMIT = 64 * 1024;

export type WebhookPost = { url: string; headers: Readonly<Record<string, string>>; body: string };

/** Sends a request once, and rejects when `signal` aborts. */
async function post(sent: OutgoingRequest, options: GuardOptions): Promise<number> {
  const response = await sendGuarded(sent, options);
  let taken = 0;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > RESPONSE_LIMIT) response.destroy();
  });
  return response.statusCode ?? 0;
}

/** The end of an attempt. `answer` is a word, a blank and the details. */
export type Attempt = { isDelivered: boolean; answer: string };

function failureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ADDRESS_REFUSED') return 'private';
  if (code === 'ABORT_ERR') return 'timeout';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return `name ${code}`;
  if (/CERT|SELF_SIGNED|VERIFY|ALTNAME/.test(code)) return `certificate ${code}`;
  return `unreachable ${code}`.trim();
}

async function attemptPost(sent: OutgoingRequest, options: GuardOptions): Promise<Attempt> {
  const begun = performance.now();
  try {
    const status = await post(sent, options);
    const isDelivered = status >= 200 && status < 300;
    const word = status >= 300 && status < 400 ? 'redirect' : 'status';
    return { isDelivered, answer: `${word} ${status} ${Math.round(performance.now() - begun)}` };
  } catch (error) {
    return { isDelivered: false, answer: failureOf(error) };
  }
}

/** Sends a request to a webhook once. A status of 200 to 299 counts as delivered (NOTIFICATIONS-4). */
export async function postWebhook(sent: OutgoingRequest, options: GuardOptions): Promise<Attempt> {
  return await inSpan(
    { name: 'webhook', kind: 'client', attributes: { 'http.request.method': 'POST' } },
    async () => await attemptPost(sent, options),
    ({ isDelivered, answer }) => {
      const [word = '', status] = answer.split(' ');
      const isStatus = word === 'status' || word === 'redirect';
      return {
        isFailed: !isDelivered,
        attributes: isStatus
          ? { 'http.response.status_code': Number(status) }
          : { 'error.type': word },
      };
    },
  );
}

/** Tells whether the answer of a push service means that it no longer knows the phone. */
export const isPhoneGone = (answer: string): boolean => /^status (404|410) /.test(answer);
