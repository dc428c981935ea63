import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { assert } from '#core/base/assert.ts';
import { callServer, type ServerCall, type Reply } from '../../server/test/call-server.ts';

/** The requests made all the time, with their counts and failures. */
export const KINDS = ['guides', 'records', 'sign-ins', 'saves'] as const;
export type Kind = (typeof KINDS)[number];

export type Load = {
  done: Readonly<Record<Kind, number>>;
  /** Whatever was not answered with a success; nothing is tried again. */
  failures: readonly string[];
  /** The ids of the records that were acknowledged. */
  records: readonly string[];
  end: () => Promise<void>;
};

/** The number of workers for each kind, and the pause of each, in ms: a hash of a password takes 50 ms of a processor. */
const WORKERS: Readonly<Record<Kind, { count: number; pause: number }>> = {
  guides: { count: 4, pause: 5 },
  records: { count: 4, pause: 5 },
  'sign-ins': { count: 1, pause: 250 },
  saves: { count: 2, pause: 20 },
};

/** Starts phones, and authors with drafts of their own, at work at `url` until `end` is called. */
export async function startLoad(
  url: string,
  admin: { email: string; password: string },
): Promise<Load> {
  const done = { guides: 0, records: 0, 'sign-ins': 0, saves: 0 };
  const failures: string[] = [];
  const records: string[] = [];
  const state = { isEnded: false };

  const ask = async <E extends Endpoint>(
    kind: Kind,
    endpoint: E,
    asked: ServerCall = {},
  ): Promise<Reply<E> | undefined> => {
    try {
      const reply = await callServer(url, endpoint, asked);
      if (reply.status === 200) done[kind] += 1;
      else failures.push(`${kind}: ${reply.status} ${reply.code ?? ''}`);
      return reply;
    } catch (error) {
      const { cause } = error instanceof Error ? error : {};
      failures.push(`${kind}: ${String(error)} ${cause instanceof Error ? cause.message : ''}`);
      return undefined;
    }
  };

  const signedIn = await callServer(url, API.signIn, { body: admin });
  const { cookie } = signedIn;
  const guides = await callServer(url, API.listTitles);
  const issueId = guides.data?.[0]?._id;
  assert(signedIn.status === 200 && issueId !== undefined, 'the cluster is ready');

  const works: Readonly<Record<Kind, () => Promise<() => Promise<void>>>> = {
    guides: async () => {
      const params = { category: 'Fire' };
      return await Promise.resolve(
        async () => void (await ask('guides', API.listAdvisorIssues, { params })),
      );
    },
    records: async () => {
      const body = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved' };
      return await Promise.resolve(async () => {
        const reply = await ask('records', API.attend, { body, key: randomUUID() });
        if (reply?.data) records.push(reply.data._id);
      });
    },
    'sign-ins': async () =>
      await Promise.resolve(async () => {
        const reply = await ask('sign-ins', API.signIn, { body: admin });
        if (reply) await ask('sign-ins', API.signOut, { cookie: reply.cookie });
      }),
    saves: async () => {
      const draft = { title: 'Written during a restart', category: 'Other' };
      const made = await callServer(url, API.createIssue, { body: draft, cookie });
      assert(made.data, 'the draft is made');
      const params = { id: made.data._id };
      let { version } = made.data;
      return async () => {
        const body = { title: `${draft.title} ${version}`, version };
        const reply = await ask('saves', API.updateIssue, { params, body, cookie });
        if (reply?.data) ({ version } = reply.data);
      };
    },
  };
  const run = async (kind: Kind) => {
    const work = await works[kind]();
    while (!state.isEnded) {
      await work();
      await setTimeout(WORKERS[kind].pause);
    }
  };
  const running = KINDS.flatMap((kind) =>
    Array.from({ length: WORKERS[kind].count }, () => run(kind)),
  );
  return {
    done,
    failures,
    records,
    end: async () => {
      state.isEnded = true;
      await Promise.all(running);
    },
  };
}
