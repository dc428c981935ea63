import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { migrate } from '../server/db/migrate.ts';
import { attendances } from '../server/test/attendances.ts';
import { nodeFlags } from './release/needed.ts';
import { emptyPlace, hasPlace, inPlace } from '../server/test/places.ts';
import { freePort, post, startServerProcess, untilHealthy } from '../server/test/server-process.ts';

const NAME = 'Zoë of the North';
/** They are larger together than what the server may take for them. */
const RECORDS = 8_000;
const DESCRIPTION = 'What happened. '.repeat(680);
const MOST_MEGABYTES = 64;
const LONGEST_MS = 2_000;

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  // PRIVACY-10
  test.skipIf(!hasPlace(kind))(
    'the file about a person with 8,000 records of 10 KB takes little memory',
    async () => {
      const place = await emptyPlace(kind);
      await inPlace(place, async ({ write, ...db }) => {
        await migrate({ write, ...db }, new Date());
        const rows = attendances(RECORDS).map((row) => ({
          ...row,
          advisor: NAME,
          description: DESCRIPTION,
        }));
        for (let from = 0; from < RECORDS; from += 500)
          await write
            .insertInto('attendance')
            .values(rows.slice(from, from + 500))
            .execute();
      });
      const { dataDir, databaseUrl } = place;
      const env = { SEED: 'none', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
      const { child, url } = startServerProcess(dataDir, await freePort(), env, nodeFlags());
      onTestFinished(() => void child.kill('SIGKILL'));
      await untilHealthy(url);
      const admin = { email: 'ada@example.edu', password: 'a password of tests' };
      const signedIn = await post(url + API.signIn.path, admin);
      const cookie = signedIn.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ');
      const about = async (name: string) =>
        await post(url + API.aboutPerson.path, { name }, { cookie });
      const memory = () => {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000;
      };
      await (await about('Nobody')).text();
      const before = memory();
      let [most, bytes] = [before, 0];
      let longest = 0;
      const over = new AbortController();
      const others = (async () => {
        while (!over.signal.aborted) {
          const asked = performance.now();
          await (await fetch(url + API.campus.path)).text();
          longest = Math.max(longest, performance.now() - asked);
        }
      })();
      const watching = (async () => {
        for (; !over.signal.aborted; await setTimeout(10)) most = Math.max(most, memory());
      })();
      const { body } = await about(NAME);
      for await (const part of body ?? []) bytes += part.length;
      over.abort();
      await Promise.all([watching, others]);
      expect(bytes).toBeGreaterThan(RECORDS * 10_000);
      expect(most - before).toBeLessThan(MOST_MEGABYTES);
      // Another request meanwhile does not wait for the file.
      expect(longest).toBeLessThan(LONGEST_MS);
    },
    300_000,
  );
});
