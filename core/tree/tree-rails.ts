import { TREE } from './tree-measures.ts';
import type { NodePlace } from './tree-places.ts';
import type { Edge } from './tree-ways.ts';

/** A region of the drawing: left of the spine, between the two columns, or right of the second one. */
export type Region = 'left' | 'middle' | 'right';

/** The ways to one target that run in one region. They share a lane, so that a lane leads to only one target. */
export type Rail = {
  readonly to: string;
  readonly region: Region;
  readonly ways: readonly Edge[];
  /** The number of the lane, counted from 0 from the nodes outward, and in the middle from the spine. */
  readonly lane: number;
};

/** The point at which a way leaves its step. */
export type Port = { readonly region: Region; readonly y: number };

export type Rails = {
  readonly rails: readonly Rail[];
  readonly ports: ReadonlyMap<Edge, Port>;
  readonly lanes: Readonly<Record<Region, number>>;
};

type Span = { readonly top: number; readonly bottom: number };
const CLEAR = 8;

/** Returns the innermost lane in which nothing is near the span. */
function freeLane(lanes: readonly (readonly Span[])[], { top, bottom }: Span): number {
  const free = lanes.findIndex((taken) =>
    taken.every((other) => other.bottom + CLEAR < top || bottom + CLEAR < other.top),
  );
  return free === -1 ? lanes.length : free;
}

/** The cost of a second answer on the same side, which is more than that of a lane. A skip back is expected on the left. */
const SAME_SIDE = 1.5;
const WRONG_SIDE = 0.75;

/** Chooses a side and a lane for each way that does not go straight down, the shortest first, so that few of them cross. Those in `loose` lead nowhere. */
export function railsOf(
  ways: readonly Edge[],
  loose: readonly Edge[],
  placeOf: ReadonlyMap<string, NodePlace>,
): Rails {
  const taken: Record<Region, Span[][]> = { left: [], middle: [], right: [] };
  const ports = new Map<Edge, Port>();
  const used = new Map<string, number>();

  const usedAt = (id: string, region: Region): number => used.get(`${region} ${id}`) ?? 0;
  const takePort = (way: Edge, region: Region): void => {
    const slot = usedAt(way.step, region);
    used.set(`${region} ${way.step}`, slot + 1);
    const y = (placeOf.get(way.step)?.y ?? 0) + (TREE.portsOut[slot] ?? TREE.portIn);
    ports.set(way, { region, y });
  };
  for (const way of loose) takePort(way, placeOf.get(way.step)?.column === 1 ? 'right' : 'middle');

  // Ways are grouped by target, except for those that cannot choose their side.
  const groups = new Map<string, { to: NodePlace; ways: Edge[]; regions: readonly Region[] }>();
  for (const way of ways) {
    const [from, to] = [placeOf.get(way.step), placeOf.get(way.to ?? '')];
    if (!from || !to) continue;
    const inSecond = from.column + to.column;
    const regions = (['left middle', 'middle', 'right'][inSecond] ?? '').split(' ') as Region[];
    const key = `${to.id} ${inSecond}`;
    const group = groups.get(key) ?? { to, ways: [], regions };
    group.ways.push(way);
    groups.set(key, group);
  }

  const spanOf = ({ to, ways: own }: { to: NodePlace; ways: readonly Edge[] }): Span => {
    const ys = [to.y, ...own.map(({ step }) => placeOf.get(step)?.y ?? 0)];
    // The span reaches both ends of a port's row, since the port is not known yet.
    return { top: Math.min(...ys), bottom: Math.max(...ys) + TREE.node };
  };
  const sorted = [...groups.values()]
    .map((group) => ({ ...group, span: spanOf(group) }))
    .toSorted((a, b) => a.span.bottom - a.span.top - (b.span.bottom - b.span.top));

  const rails = sorted.map(({ to, ways: own, regions, span }): Rail => {
    const back = own.filter(({ step }) => (placeOf.get(step)?.y ?? 0) >= to.y).length;
    const costOf = (region: Region): number => {
      const shared = own.filter(({ step }) => usedAt(step, region) > 0).length;
      const isWrong = region === 'left' ? back * 2 < own.length : back * 2 >= own.length;
      return freeLane(taken[region], span) + shared * SAME_SIDE + (isWrong ? WRONG_SIDE : 0);
    };
    const [region = 'middle'] = regions.toSorted((a, b) => costOf(a) - costOf(b));
    const lane = freeLane(taken[region], span);
    (taken[region][lane] ??= []).push(span);
    for (const way of own) takePort(way, region);
    return { to: to.id, region, ways: own, lane };
  });
  const lanes = {
    left: taken.left.length,
    middle: taken.middle.length,
    right: taken.right.length,
  };
  return { rails, ports, lanes };
}
