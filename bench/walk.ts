import { chromium } from 'playwright';
import { speaking } from '../e2e/base/languages/speaking.ts';
import { onLoopback } from '../e2e/base/loopback.ts';
import { browserLaunch } from '../tools/browser.mjs';
import { median, ratioOf, type Bench, type Measurement } from './measurement.ts';
import { serveMinimal, serveOurs } from './walk-runs/walk-sides.ts';
import { takeWalk, type WalkTaken } from './walk-runs/walk-taken.ts';

const ROUNDS = 9;
/** Rounds that are walked once more under a trace, which would slow the others. */
const TRACED_ROUNDS = 3;

/** Most elements that a transition may style, twice what it draws: a selector that looks at the whole page styles hundreds. */
const STYLED = 60;

type Round = { ours: WalkTaken; limit: WalkTaken };

/** Returns a figure of both sides, ours over the limit in each round. */
function paired(
  rounds: readonly Round[],
  what: string,
  valueOf: (taken: WalkTaken) => number,
  unit: string,
  goal: number,
): Measurement {
  const ratio = ratioOf(
    rounds.map(({ ours, limit }) => ({ ours: valueOf(ours), limit: valueOf(limit) })),
  );
  const middle = (side: keyof Round) =>
    `${median(rounds.map((round) => valueOf(round[side]))).toFixed(1)} ${unit}`;
  return {
    what,
    ours: middle('ours'),
    limit: middle('limit'),
    ratio,
    goal: `<= ${goal} x a minimal React walk`,
    holds: ratio.median <= goal,
  };
}

/** Runs rounds of both sides, each side first in every other one. */
async function inRounds(
  count: number,
  walkOurs: () => Promise<WalkTaken>,
  walkLimit: () => Promise<WalkTaken>,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < count; round += 1) {
    const first = round % 2 === 0 ? await walkOurs() : undefined;
    const limit = await walkLimit();
    rounds.push({ ours: first ?? (await walkOurs()), limit });
  }
  return rounds;
}

/** Measures a walk of twelve steps on a phone of a quarter of this machine's speed, beside a minimal one in React. */
export const bench: Bench = async (language) => {
  await using ours = await serveOurs(language);
  await using minimal = await serveMinimal();
  const browser = await chromium.launch(speaking(onLoopback(browserLaunch()), language));
  const walkEach = async (count: number, traced: boolean): Promise<Round[]> =>
    await inRounds(
      count,
      async () => await takeWalk(browser, ours, { traced }),
      async () => await takeWalk(browser, minimal, { traced }),
    );
  try {
    const rounds = await walkEach(ROUNDS, false);
    const traced = await walkEach(TRACED_ROUNDS, true);
    const timed = await takeWalk(browser, ours.timed, { traced: true });
    const requests = Math.max(...rounds.map((round) => round.ours.requests));
    return [
      paired(rounds, 'answer and NEXT, 4x CPU', ({ transition }) => transition, 'ms', 1.25),
      paired(traced, 'painting a transition, 4x CPU', ({ paint }) => paint, 'ms', 3),
      paired(rounds, 'heap on the last step', ({ heap }) => heap / 1e6, 'MB', 1.5),
      {
        what: 'elements styled a transition, with a timer',
        ours: timed.styled.toFixed(0),
        limit: median(traced.map(({ limit }) => limit.styled)).toFixed(0),
        goal: `<= ${STYLED} elements`,
        holds: timed.styled <= STYLED,
      },
      { what: 'requests during a walk', ours: String(requests), goal: '0', holds: requests === 0 },
    ];
  } finally {
    await browser.close();
  }
};
