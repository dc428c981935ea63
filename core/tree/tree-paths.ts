import { LIMITS } from '../base/limits.ts';
import type { StepId } from '../step/step-schema.ts';
import { normalizeStep } from '../step/normal-step.ts';
import type { Branch, SavedStep } from '../step/step.ts';
import { reachedFrom, waysIn, type Edge } from './tree-ways.ts';

/**
 * The paths from the first step to the final screen that visit no step twice. Two answers with the same
 * target are one way, and an answer that is not chosen yet goes on to the next step. Lengths are in answered
 * questions. `isMore` says that there are more than `count`; `mayBeLonger` says that not all were looked at,
 * so one may be longer than `longest`.
 */
export type TreePaths = {
  readonly count: number;
  readonly shortest: number;
  readonly longest: number;
  readonly isMore: boolean;
  readonly mayBeLonger: boolean;
};

const PATHS_LIMIT = 1_000_000;
/** The most steps that are looked at in a tree with loops, in which counting might not end. */
const VISITS_LIMIT = 20_000;

/** A step on a path, and the answers that lead on from it along the path. */
export type PathStep = { readonly step: StepId; readonly branches: readonly Branch[] };

/** The steps from the first to the last one. Paths that leave a step in the same way share its object. */
export type Path = readonly PathStep[];

type NextSteps = ReadonlyMap<string, readonly string[]>;
type Sums = { count: number; longest: number; isAll: boolean };

/** Returns the ways that can reach the end, by the step in which each begins. */
function usefulWays(steps: readonly SavedStep[], first: string): Map<string, Edge[]> {
  const ways = waysIn(steps).filter(({ to }) => to !== undefined);
  const back = ways.map((way) => ({ ...way, step: way.to, to: way.step }) as Edge);
  const reached = reachedFrom(first, ways);
  const canEnd = reachedFrom('final', back);
  return Map.groupBy(
    ways.filter(({ step, to }) => reached.has(step) && to !== undefined && canEnd.has(to)),
    ({ step }) => step as string,
  );
}

const targetsOf = (ways: ReadonlyMap<string, readonly Edge[]>): NextSteps =>
  new Map(Array.from(ways, ([id, leading]) => [id, leading.flatMap(({ to }) => to ?? [])]));

/** Returns the ids in an order in which each comes after all ids that it leads to, or undefined if there is a loop. */
function fromTheEnd(onward: NextSteps): string[] | undefined {
  const waits = new Map([...onward].map(([id, targets]) => [id, targets.length]));
  const before = new Map<string, string[]>();
  for (const [id, targets] of onward) {
    for (const to of targets) before.set(to, [...(before.get(to) ?? []), id]);
  }
  const ready = ['final'];
  for (const id of ready) {
    for (const earlier of before.get(id) ?? []) {
      const left = (waits.get(earlier) ?? 0) - 1;
      waits.set(earlier, left);
      if (left === 0) ready.push(earlier);
    }
  }
  return ready.length > onward.size ? ready : undefined;
}

function sumsWithoutLoops(order: readonly string[], onward: NextSteps, first: string): Sums {
  const sums = new Map<string, Sums>([['final', { count: 1, longest: 0, isAll: true }]]);
  for (const id of order.slice(1)) {
    const ahead = (onward.get(id) ?? []).flatMap((to) => sums.get(to) ?? []);
    sums.set(id, {
      count: ahead.reduce((sum, { count }) => sum + count, 0),
      longest: 1 + Math.max(...ahead.map(({ longest }) => longest)),
      isAll: true,
    });
  }
  return sums.get(first) ?? { count: 0, longest: 0, isAll: true };
}

/** Counts the paths of a tree with loops by trying each, up to VISITS_LIMIT steps. */
function sumsWithLoops(onward: NextSteps, first: string): Sums {
  const found = { count: 0, longest: 0, isAll: true };
  let looked = 0;
  const onPath = new Set<string>();
  const go = (id: string): void => {
    looked += 1;
    if (looked > VISITS_LIMIT) {
      found.isAll = false;
      return;
    }
    if (id === 'final') {
      found.count += 1;
      found.longest = Math.max(found.longest, onPath.size);
      return;
    }
    if (onPath.has(id)) return;
    onPath.add(id);
    for (const to of onward.get(id) ?? []) if (found.isAll) go(to);
    onPath.delete(id);
  };
  go(first);
  return found;
}

function shortestPath(onward: NextSteps, first: string): number {
  const far = new Map([[first, 0]]);
  for (const [id, steps] of far) {
    for (const to of onward.get(id) ?? []) if (!far.has(to)) far.set(to, steps + 1);
  }
  return far.get('final') ?? 0;
}

/** Counts the paths of the draft, and the questions on the shortest and the longest one (TREE-3). The result is undefined if none reaches an end. */
export function pathsOf(steps: readonly SavedStep[]): TreePaths | undefined {
  const first = steps[0]?._id;
  if (first === undefined) return undefined;
  const onward = targetsOf(usefulWays(steps, first));
  if (!onward.has(first)) return undefined;
  const order = fromTheEnd(onward);
  const sums = order ? sumsWithoutLoops(order, onward, first) : sumsWithLoops(onward, first);
  const shortest = shortestPath(onward, first);
  return {
    count: Math.min(sums.count, PATHS_LIMIT),
    shortest,
    // If there are too many paths to count, a long one may be found before any that ends.
    longest: Math.max(sums.longest, shortest),
    isMore: !sums.isAll || sums.count > PATHS_LIMIT,
    mayBeLonger: !sums.isAll,
  };
}

/** Returns the paths that `pathsOf` counts, in reading order. If there are too many, it returns the first ones (PATHS-1). */
export function listPaths(steps: readonly SavedStep[]): Path[] {
  const first = steps[0]?._id;
  if (first === undefined) return [];
  const ways = usefulWays(steps, first);
  const found: Path[] = [];
  let looked = 0;
  const path: Edge[] = [];
  const onPath = new Set<string>();
  const go = (id: string): void => {
    looked += 1;
    if (id === 'final') found.push([...path]);
    if (onPath.has(id)) return;
    onPath.add(id);
    for (const way of ways.get(id) ?? []) {
      if (looked > VISITS_LIMIT || found.length >= LIMITS.listedPaths) break;
      path.push(way);
      go(way.to ?? 'final');
      path.pop();
    }
    onPath.delete(id);
  };
  go(first);
  return found;
}

/** Returns the texts of a step on a path, its answers and their targets. A path counts as the same while these do not change (PATHS-3). */
export function readOnPath({ step: id, branches }: PathStep, step: SavedStep): string {
  return JSON.stringify([id, branches, normalizeStep(step)]);
}
