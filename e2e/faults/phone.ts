import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import type { Attendance } from '#core/record/attendance.ts';
import {
  heardFrom,
  readReply,
  type HttpReply,
  type ServerFacts,
} from '#core/outbox/server-reply.ts';
import {
  isToSend,
  newRecord,
  nextLife,
  type Receipt,
  type RecordLife,
} from '#core/outbox/record-life.ts';
import { newMark, textOf, type Promised } from './ledger.ts';

/**
 * A phone without a screen: the state machine of core over real HTTP, a connection for each try. It stands in if
 * thousands of submissions are needed.
 */
export type Phone = {
  readonly promised: () => Promised[];
  readonly tries: () => number;
  /** Finishes a walk, which counts as saved, and may correct it later, a number of times. */
  readonly finish: (corrections?: number) => PhoneRecord;
  /** Tries until the server has everything in its newest words; gives up if it was refused. */
  readonly sendAll: () => Promise<void>;
  /** Sends the record that waits longest, once. */
  readonly sendOne: () => Promise<void>;
};

type PhoneRecord = {
  readonly mark: string;
  life: RecordLife<Attendance>;
  receipts: Receipt[];
  version: number;
  corrections: number;
};

/** The connection of a phone, and how long it waits for a sign of the server, in ms, or until `signal`. */
export type SendingFrom = {
  readonly agent: Agent;
  readonly timeout: number;
  readonly signal?: AbortSignal;
  readonly localAddress?: string;
  readonly cookie?: string;
};

/** A connection a try. */
const NEW_CONNECTION: SendingFrom = { agent: new Agent({ keepAlive: false }), timeout: 10_000 };

/** Tries once to send a record. Never throws. */
export async function post(
  port: number,
  { key, body, correction }: RecordLife<Attendance>,
  { cookie, ...way }: SendingFrom = NEW_CONNECTION,
): Promise<HttpReply | 'no answer'> {
  const content = JSON.stringify({
    data: { ...body, correction, sentAt: new Date().toISOString() },
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(content),
    'idempotency-key': key,
    ...(cookie !== undefined && { cookie }),
  };
  const options = { host: '127.0.0.1', port, headers, method: 'POST', ...way };
  return await new Promise((resolve) => {
    const call = request({ ...options, path: API.attend.path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', () => resolve('no answer'));
      response.on('end', () => {
        const { statusCode: status = 0, headers: got, complete } = response;
        const { 'reslife-epoch': epoch, 'retry-after': retryAfter } = got;
        const reply = { status, redirected: status >= 300 && status < 400, json: parse(text) };
        if (!complete) return resolve('no answer');
        return resolve({
          ...reply,
          date: got.date,
          ...(epoch && { epoch: String(epoch) }),
          ...(retryAfter && { retryAfter: Number(retryAfter) }),
        });
      });
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve('no answer'));
    call.end(content);
  });
}

/** Returns the record of a walk without steps that began a minute ago. */
export function attendance(advisor: string, issueId: string, description: string): Attendance {
  return {
    advisor,
    issueId,
    steps: [],
    issueStatus: 'Resolved',
    feedback: { description, rating: 4 },
    startedAt: new Date(Date.now() - 60_000).toISOString(),
    finishedAt: new Date().toISOString(),
  };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Returns a phone of `advisor` that calls `port`. */
export function newPhone(advisor: string, issueId: string, port: number): Phone {
  const records: PhoneRecord[] = [];
  let heard: ServerFacts = {};
  let tries = 0;

  const bodyOf = (mark: string, version: number) =>
    attendance(advisor, issueId, textOf(mark, version));
  const correct = (record: PhoneRecord) => {
    record.corrections -= 1;
    record.version += 1;
    const body = bodyOf(record.mark, record.version);
    record.life = nextLife(record.life, { type: 'corrected', body });
  };
  const waiting = () => records.filter(({ life }) => isToSend(life, heard.epoch));
  const sendOne = async () => {
    const [record] = waiting().sort((a, b) => a.life.failures - b.life.failures);
    if (!record) return;
    const { key, correction } = record.life;
    const { epoch } = heard;
    tries += 1;
    const replied = post(port, record.life);
    // This corrects a record while its last version is on the way.
    if (record.corrections > 0 && randomInt(2) === 0) correct(record);
    const reply = await replied;
    if (reply !== 'no answer') heard = heardFrom(heard, epoch, reply);
    const answer = readReply(reply, { key, correction, epoch });
    record.life = nextLife(record.life, { type: 'answered', sent: correction, answer });
    if (answer.kind === 'received' && record.life.receipt) record.receipts = [record.life.receipt];
    if (answer.kind === 'retry') await setTimeout(randomInt(5, 40));
  };
  return {
    promised: () =>
      records.map(({ mark, version, receipts }) => {
        return { mark, advisor, text: textOf(mark, version), receipts };
      }),
    tries: () => tries,
    finish: (corrections = 0) => {
      const mark = newMark();
      const life = newRecord(randomUUID(), bodyOf(mark, 0));
      const record = { mark, life, receipts: [], version: 0, corrections };
      records.push(record);
      return record;
    },
    sendOne,
    sendAll: async () => {
      for (;;) {
        while (waiting().length > 0) await sendOne();
        const open = records.find(({ corrections }) => corrections > 0);
        if (!open) return;
        correct(open);
      }
    },
  };
}
