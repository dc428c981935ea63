import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishIssue, type WrittenIssue } from '../base/authoring.ts';
import type { Play } from './fault.ts';
import { judge, type Promised } from './ledger.ts';
import { openServer, type FaultServer } from './fault-server.ts';
import { startBrowser, type RealBrowser } from './real-browser.ts';
import type { Tally } from './tally.ts';

/** A phone that has visited once: the app, the library and whatever is entered outlast its browser. */
export type PersistentPhone = {
  readonly server: FaultServer;
  /** Starts the browser with the phone's storage, under this name. */
  readonly start: (advisor: string) => Promise<RealBrowser>;
  /** Closes the server and compares its rows with the promises. */
  readonly close: (
    promised: readonly Promised[],
    counts: Pick<Tally, 'faults' | 'notes'>,
  ) => Promise<Tally>;
};

/** Starts a phone with a server of its own, whose library has `issue`. */
export async function visitedOnce(
  { postgres, browser }: Pick<Play, 'postgres' | 'browser'>,
  issue: WrittenIssue,
): Promise<PersistentPhone> {
  const server = await openServer(postgres);
  await publishIssue(server, issue);
  const profile = await mkdtemp(join(tmpdir(), 'reslife-profile-'));
  const start = async (advisor: string) => await startBrowser(browser, profile, advisor);
  const { page, kill } = await start('First visit');
  await page.goto(`${server.url}/user`);
  await page.getByText('Ready offline').waitFor();
  await kill();
  return {
    server,
    start,
    close: async (promised, { faults, notes }) => {
      const rows = await server.rows();
      await server.close();
      await rm(profile, { recursive: true, maxRetries: 5 });
      const verdict = judge(promised, rows);
      const told = promised.filter(({ receipts }) => receipts.length > 0).length;
      const said =
        told === 0 ? [] : [`${told} receipts on the phone were held against the database`];
      const counts = { submissions: promised.length, tries: 0, faults };
      return { ...counts, ...verdict, notes: [...notes, ...said, ...verdict.notes] };
    },
  };
}
