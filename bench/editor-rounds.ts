// The editor of an issue of 60 steps, one of 500, on a slow machine, beside the editor of one of three.
import type { Page } from 'playwright';
import { BRANCHES, type SavedStep } from '#core/step/step.ts';
import type { StoredIssue } from '#server/issues/rows/issues.sql.ts';
import { startServer } from '../e2e/base/running-server.ts';
import type { Measurement } from './measurement.ts';
import { longIssues, storeIssues } from './made-issues.ts';
import { openBrowser, signIn, throttledPage, timedMeasurement } from './throttled-page.ts';

/** The limits: the number of rounds, and the time in ms after which no other is begun. BENCH_SECONDS=60 is a quick look. */
const MAX_ROUNDS = 30;
const LONG_ENOUGH = Number(process.env.BENCH_SECONDS ?? 200) * 1_000;

/** The acts in one editor; `note` takes the milliseconds of the named one. */
export type EditorRound = (
  page: Page,
  url: string,
  issue: StoredIssue,
  note: (what: string, ms: number) => void,
) => Promise<void>;

/** Returns the same step, leading to no other: those it skips to are not there. */
function endingStep(step: SavedStep): SavedStep {
  const ending = { ...step };
  for (const branch of BRANCHES) {
    const action = ending[branch];
    if (!action) continue;
    const { goToStep: _, ...rest } = action;
    ending[branch] = { ...rest, actionType: 'Issue resolution' };
  }
  return ending;
}

/** Measures rounds in both editors by turns, at 1280 px; `goals` has the name of each time, and its goal in ms. */
export async function measureEditor(
  goals: Readonly<Record<string, number>>,
  round: EditorRound,
): Promise<Measurement[]> {
  const server = await startServer({ SEED: 'none', RATE_LIMIT: 'off' });
  const browser = await openBrowser();
  try {
    const issues = longIssues(500);
    // A draft: none of its orders is refused.
    const long = issues.find(({ publish }) => !publish);
    if (!long) throw new Error('no issue was made');
    const steps = long.steps.slice(-3).map(endingStep);
    const short = { ...long, _id: 'three-steps', title: 'Three steps', steps };
    await storeIssues(server.dataDir, [...issues, short]);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signIn(context, server.url);
    const page = await throttledPage(context);
    page.on('dialog', (dialog) => void dialog.accept());
    const sides = [
      { issue: long, times: new Map<string, number[]>() },
      { issue: short, times: new Map<string, number[]>() },
    ] as const;
    const start = performance.now();
    for (let n = 0; n <= MAX_ROUNDS && performance.now() - start < LONG_ENOUGH; n += 1) {
      for (const { issue, times } of sides) {
        await round(page, server.url, issue, (what, ms) => {
          // The first round fills the caches.
          if (n > 0) times.set(what, [...(times.get(what) ?? []), ms]);
        });
        // Nothing typed may be asked about when the page is left.
        await page.evaluate(() => sessionStorage.clear());
        await page.goto('about:blank');
      }
    }
    return Object.entries(goals).map(([what, goal]) => {
      const [ours, limit] = sides.map(({ times }) => times.get(what) ?? []);
      const timed = { what, goal, ours: ours ?? [], limit: limit ?? [] };
      return timedMeasurement(timed, 'with three steps');
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
