import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import { assert } from '#core/base/assert.ts';
import { clientAt } from '../../bench/flood/client.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import type { Cell } from './table.ts';

/** The pause of a phone between two guides, and between two tries of a record, in ms. */
const PAUSE = { guide: 50, record: 250 };

/** Returns the id of a guide of the cell, asked for through the proxy. */
export async function guideOf(proxyPort: number, { host }: Cell): Promise<string> {
  const ask = clientAt(proxyPort, '127.0.0.1', true);
  const { status, body } = await ask({ path: API.listTitles.path, headers: { host } });
  assert(status === 200, `${host} answers`);
  const [first] = parseAnswer(API.listTitles, body);
  assert(first, `${host} has guides`);
  return first._id;
}

/** The results of a cell's phones since they were last read. */
export type PhoneTimes = { guideMs: readonly number[]; failed: number };

/** Starts one phone that reads guides, and one that sends records, each until it is acknowledged, by way of the proxy. */
export async function startPhones(proxyPort: number, cell: Cell) {
  const headers = { host: cell.host };
  const issueId = await guideOf(proxyPort, cell);
  const [reader, sender] = [clientAt(proxyPort, '127.0.0.1'), clientAt(proxyPort, '127.0.0.1')];
  const records: string[] = [];
  let guideMs: number[] = [];
  let failed = 0;
  const [over, abandoned] = [new AbortController(), new AbortController()];
  const read = async () => {
    const path = pathOf(API.getIssue.path, { id: issueId });
    while (!over.signal.aborted) {
      const { status, ms } = await reader({ path, headers });
      if (status === 200) guideMs.push(ms);
      else failed += 1;
      await setTimeout(PAUSE.guide);
    }
  };
  const send = async () => {
    const data = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved' };
    while (!over.signal.aborted) {
      const key = randomUUID();
      const call = { method: 'POST', path: API.attend.path, data } as const;
      for (let stored = false; !stored && !abandoned.signal.aborted;) {
        const { status, body } = await sender({
          ...call,
          headers: { ...headers, 'idempotency-key': key },
        });
        stored = status === 200;
        if (stored) records.push(parseAnswer(API.attend, body)._id);
        await setTimeout(PAUSE.record);
      }
    }
  };
  const running = Promise.all([read(), send()]);
  return {
    cell,
    /** The ids of the records that were acknowledged. */
    records: records as readonly string[],
    take: (): PhoneTimes => {
      const seen = { guideMs, failed };
      guideMs = [];
      failed = 0;
      return seen;
    },
    /** Resolves once all begun records are acknowledged, too. */
    end: async (): Promise<void> => {
      over.abort();
      await running;
    },
    /** Ends it whatever is not acknowledged yet. */
    abandon: (): void => {
      over.abort();
      abandoned.abort();
    },
  };
}

export type Phones = Awaited<ReturnType<typeof startPhones>>;
