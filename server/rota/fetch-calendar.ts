import type { IncomingMessage } from 'node:http';
import { BRAND } from '#core/base/brand.ts';
import type { CalendarProblem } from '#core/rota/calendar-problem.ts';
import { LIMITS } from '#core/base/limits.ts';
import { webhookProblem } from '#core/notifications/notifications.ts';
import { sendGuarded, type Resolve } from '../http/network/guarded-request.ts';
import { addressGuard } from '../http/network/outgoing-addresses.ts';

/** A feed as its server sent it. `unchanged` means that it still has the known mark. */
export type FetchedCalendar =
  | { readonly text: string; readonly etag: string | null }
  | { readonly problem: CalendarProblem }
  | { readonly unchanged: true };

type Options = { webhookPrivate: readonly string[]; etag: string | null; resolve?: Resolve };

/** The ms within which a server must answer. */
const FETCH_LIMIT = 15_000;
const REDIRECTS = 3;

class TooLarge extends Error {}

/** Returns the stored form of a calendar's address, or undefined if nothing can be read there. 'webcal://' becomes https. */
export function calendarAddress(typed: string, { http }: { http: boolean }): string | undefined {
  const url = typed.trim().replace(/^webcals?:\/\//i, 'https://');
  return webhookProblem(url, { http }) === null && URL.canParse(url)
    ? new URL(url).href
    : undefined;
}

/** Reads a body up to the size limit. */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LIMITS.calendarBytes) {
      response.destroy();
      throw new TooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function problemOf(error: unknown): CalendarProblem {
  if (error instanceof TooLarge) return 'tooLarge';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ADDRESS_REFUSED' ? 'private' : 'unreachable';
}

function problemOfStatus(status: number): CalendarProblem {
  if (status === 404 || status === 410) return 'gone';
  return status === 401 || status === 403 ? 'refused' : 'unreachable';
}

/** Follows an address to its content, over at most three redirects. Each must lead to an address that a calendar may have, and is checked anew (ROTA-4). */
async function follow(
  url: string,
  options: Options & { signal: AbortSignal },
  left: number,
): Promise<FetchedCalendar> {
  const { webhookPrivate, etag, signal, resolve } = options;
  const response = await sendGuarded(
    {
      url,
      headers: {
        accept: 'text/calendar, */*;q=0.1',
        'accept-encoding': 'identity',
        'user-agent': BRAND.name,
        ...(etag !== null && { 'if-none-match': etag }),
      },
    },
    {
      isAllowed: addressGuard(new URL(url).protocol, webhookPrivate),
      signal,
      ...(resolve && { resolve }),
    },
  );
  const status = response.statusCode ?? 0;
  if (status === 200)
    return { text: await textOf(response), etag: response.headers.etag?.slice(0, 500) ?? null };
  response.on('error', () => undefined);
  response.destroy();
  if (status === 304 && etag !== null) return { unchanged: true };
  const { location } = response.headers;
  if (status < 300 || status >= 400) return { problem: problemOfStatus(status) };
  const isDown = (next: string) => url.startsWith('https:') && !next.startsWith('https:');
  const next =
    location !== undefined && URL.canParse(location, url)
      ? calendarAddress(new URL(location, url).href, { http: webhookPrivate.length > 0 })
      : undefined;
  if (left === 0 || next === undefined || isDown(next)) return { problem: 'moved' };
  return await follow(next, options, left - 1);
}

/** Reads the content at a calendar's address, with the same protection as for webhooks (ROTA-4). */
export async function fetchCalendar(url: string, options: Options): Promise<FetchedCalendar> {
  try {
    return await follow(url, { ...options, signal: AbortSignal.timeout(FETCH_LIMIT) }, REDIRECTS);
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
