import { setTimeout as pause } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { dayOf } from '#core/base/day.ts';
import { clientAt } from '../../bench/flood/client.ts';
import { addressOf, DESK, STRANGER, type Plan } from './plan.ts';

/** The number of administrators beside the phones, who open one page after another. */
const DESKS = 3;
const LOOKED_AT_MS = 1_000;

/** Opens administrators' pages until `end`; times in ms, `failed` counts answers other than 200. */
export function openDesks(port: number, cookie: string) {
  const client = clientAt(port, DESK);
  const today = dayOf(new Date(), 'Europe/London');
  const range = `startDate=${today}&endDate=${today}`;
  const paths = [
    `${API.analytics.path}?${range}&page=1`,
    `${API.analyticsCharts.path}?${range}`,
    API.listInbox.path,
    API.operations.path,
  ];
  const pages: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const working = Array.from({ length: DESKS }, async () => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const { status, ms } = await client({
        path: paths[n % paths.length] ?? '',
        headers: { cookie },
      });
      pages.push(ms);
      if (status !== 200) failed += 1;
      await pause(LOOKED_AT_MS);
    }
  });
  return {
    end: async () => {
      over.abort();
      await Promise.all(working);
      return { pages, failed };
    },
  };
}

/** The word in every false record, which distinguishes it from those of phones. */
export const FALSE = 'false';

/** Plays a stranger who posts a number of false escalations a second, whatever the answers, for the seconds of the plan. */
export function openStranger({ flood, isInside, seconds }: Plan, port: number, issueId: string) {
  const client = clientAt(port, isInside ? addressOf(0) : STRANGER);
  const data = {
    advisor: 'Stranger',
    issueId,
    steps: [],
    issueStatus: 'Escalated',
    feedback: { description: FALSE },
  };
  const counts = { sent: 0, taken: 0, refused: 0 };
  const post = async () => {
    counts.sent += 1;
    const { status } = await client({ method: 'POST', path: API.attend.path, data });
    if (status === 200) counts.taken += 1;
    else counts.refused += 1;
  };
  const posting = (async () => {
    const began = performance.now();
    const posts: Promise<void>[] = [];
    while (performance.now() - began < seconds * 1_000) {
      while (counts.sent < ((performance.now() - began) / 1_000) * flood) posts.push(post());
      await pause(10);
    }
    await Promise.all(posts);
  })();
  return {
    ended: async () => {
      await posting;
      return counts;
    },
  };
}
