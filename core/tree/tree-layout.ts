import type { StepId } from '../step/step-schema.ts';
import type { SavedStep } from '../step/step.ts';
import type { TreeProblem } from './tree-check.ts';
import { fieldsOf, type TreeField } from './tree-fields.ts';
import { TREE, wordsWidth } from './tree-measures.ts';
import { placesOf, type NodePlace } from './tree-places.ts';
import { railsOf, type Port, type Rail, type Region } from './tree-rails.ts';
import { titleOf } from './tree-titles.ts';
import { waysIn, type Edge } from './tree-ways.ts';

/** A box, in px at 100 % from the top left corner of the drawing. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Point = readonly [x: number, y: number];

export type TreeNode = {
  readonly id: StepId | 'final';
  readonly kind: TreeField['kind'];
  readonly box: Box;
};

/** A way as it is drawn: the lines, which its words interrupt, and the point of the arrow. */
export type TreeEdge = Edge & {
  readonly words: string;
  readonly label: (Box & { readonly side: 'left' | 'right' }) | undefined;
  readonly lines: readonly (readonly Point[])[];
  readonly arrow: { readonly at: Point; readonly to: 'down' | 'left' | 'right' } | undefined;
};

export type TreeLayout = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly TreeNode[];
  /** The loops and the steps that cannot be reached, drawn under their nodes, each with the room for its title. */
  readonly fields: readonly (TreeField & { readonly box: Box; readonly title: Box })[];
  readonly edges: readonly TreeEdge[];
};

export type TreeOptions = {
  /** The problems of these steps. */
  readonly problems: readonly TreeProblem[];
  /** Returns the words of a way's answers. */
  readonly wordsOf: (way: Edge) => string;
  readonly nodeWidth: number;
  readonly nodeHeight?: number;
  /** The place at which the line straight down leaves a node, as a share of its width. Its words are to the right. */
  readonly straightAt?: number;
  /** The width of the widest words. Longer ones are cut. */
  readonly labelWidth: number;
  /** True if separate fields go beside the spine where there is room. Otherwise they go below it. */
  readonly beside: boolean;
};

/** The room for the mark of a way that leads nowhere. */
const MARK = 18;

type Drawing = {
  readonly options: TreeOptions;
  readonly placeOf: ReadonlyMap<string, NodePlace>;
  readonly ports: ReadonlyMap<Edge, Port>;
  /** The left edges of the two columns. */
  readonly columns: readonly [number, number];
  readonly laneX: (rail: Pick<Rail, 'region' | 'lane'>) => number;
};

const labelWidthOf = (way: Edge, { wordsOf, labelWidth }: TreeOptions): number => {
  const words = wordsOf(way);
  const mark = way.to === undefined ? MARK : 0;
  return words === '' && mark === 0 ? 0 : wordsWidth(words, labelWidth - mark) + mark;
};

/** Returns the side of a node on which a region lies: 1 for its right. */
const sideOf = (region: Region, column: 0 | 1): 1 | -1 =>
  region === 'left' || (region === 'middle' && column === 1) ? -1 : 1;

/** Returns each x of the drawing. Words and lanes take the room that they need. */
function columnsOf(
  options: TreeOptions,
  placeOf: ReadonlyMap<string, NodePlace>,
  ports: ReadonlyMap<Edge, Port>,
  lanes: Readonly<Record<Region, number>>,
) {
  // Beside a node there are the words of its answers, or an arrow.
  const words = (region: Region, column: 0 | 1): number => {
    const widths = [...ports].flatMap(([way, port]) =>
      port.region === region && placeOf.get(way.step)?.column === column
        ? TREE.stub * 2 + labelWidthOf(way, options)
        : [],
    );
    return Math.max(lanes[region] > 0 ? TREE.stub * 2 : 0, ...widths);
  };
  const room = (region: Region): number => lanes[region] * TREE.lane;
  const hasSecond = [...placeOf.values()].some(({ column }) => column === 1);
  const { nodeWidth } = options;
  const first = TREE.margin + room('left') + words('left', 0);
  const lanesFrom = first + nodeWidth + words('middle', 0);
  const fieldX = lanesFrom + room('middle') + TREE.lane;
  const second = fieldX + TREE.margin + words('middle', 1);
  const outer = second + nodeWidth + words('right', 1);
  const laneX = ({ region, lane }: Pick<Rail, 'region' | 'lane'>): number => {
    if (region === 'left') return first - words('left', 0) - lane * TREE.lane;
    return (region === 'middle' ? lanesFrom : outer) + lane * TREE.lane;
  };
  const width = (hasSecond ? outer + room('right') : lanesFrom + room('middle')) + TREE.margin;
  return { columns: [first, second] as const, laneX, fieldX, width };
}

/** Returns the words beside the port, and the line between the port and the node. */
function leave(way: Edge, { options, placeOf, ports, columns }: Drawing) {
  const port = ports.get(way);
  const place = placeOf.get(way.step);
  if (!port || !place) return undefined;
  const side = sideOf(port.region, place.column);
  const edge = columns[place.column] + (side === 1 ? options.nodeWidth : 0);
  const width = labelWidthOf(way, options);
  const near = edge + side * TREE.stub;
  const far = near + side * width;
  const label: TreeEdge['label'] =
    width === 0
      ? undefined
      : {
          x: Math.min(near, far),
          y: port.y - TREE.label / 2,
          width,
          height: TREE.label,
          side: side === 1 ? 'right' : 'left',
        };
  const stub: Point[] = [
    [edge, port.y],
    [near, port.y],
  ];
  return { label, stub, from: [far, port.y] as const };
}

function straight(way: Edge, from: NodePlace, { options, columns }: Drawing): TreeEdge {
  const words = options.wordsOf(way);
  const { nodeWidth, straightAt = 0.5 } = options;
  const x = columns[from.column] + nodeWidth * straightAt;
  const top = from.y + from.height;
  const end = top + TREE.gap;
  const room = nodeWidth * (1 - straightAt) - TREE.stub;
  const width = Math.min(wordsWidth(words, options.labelWidth), room);
  const label = {
    x: x + TREE.stub,
    y: top + (TREE.gap - TREE.label) / 2,
    width,
    height: TREE.label,
    side: 'right' as const,
  };
  return {
    ...way,
    words,
    label: words === '' ? undefined : label,
    lines: [
      [
        [x, top],
        [x, end],
      ],
    ],
    arrow: { at: [x, end], to: 'down' },
  };
}

function alongRail(way: Edge, rail: Rail, drawing: Drawing): TreeEdge[] {
  const { options, placeOf, columns, laneX } = drawing;
  const start = leave(way, drawing);
  const to = placeOf.get(rail.to);
  if (!start || !to) return [];
  const side = sideOf(rail.region, to.column);
  const end = columns[to.column] + (side === 1 ? options.nodeWidth : 0);
  const x = laneX(rail);
  const y = to.y + TREE.portIn;
  const onward: Point[] = [start.from, [x, start.from[1]], [x, y], [end, y]];
  return [
    {
      ...way,
      words: options.wordsOf(way),
      label: start.label,
      lines: [start.stub, onward],
      arrow: { at: [end, y], to: side === 1 ? 'left' : 'right' },
    },
  ];
}

function loosely(way: Edge, drawing: Drawing): TreeEdge[] {
  const start = leave(way, drawing);
  if (!start) return [];
  const words = drawing.options.wordsOf(way);
  return [{ ...way, words, label: start.label, lines: [start.stub], arrow: undefined }];
}

/** Returns the place of every step and answer of a draft (TREE-1, TREE-2): the spine goes down, and skips run in lanes beside it. */
export function layoutTree(steps: readonly SavedStep[], options: TreeOptions): TreeLayout {
  const ways = waysIn(steps);
  const ids = steps.map(({ _id }) => _id);
  const { places, fields, height } = placesOf(
    fieldsOf(steps, ways, options.problems),
    ids,
    ways,
    options.beside,
    options.nodeHeight,
  );
  const placeOf = new Map<string, NodePlace>(places.map((place) => [place.id, place]));
  const isStraight = ({ step, to }: Edge) => to !== undefined && placeOf.get(step)?.below === to;
  const { rails, ports, lanes } = railsOf(
    ways.filter((way) => way.to !== undefined && !isStraight(way)),
    ways.filter(({ to }) => to === undefined),
    placeOf,
  );
  const { columns, laneX, fieldX, width } = columnsOf(options, placeOf, ports, lanes);
  const drawing = { options, placeOf, ports, columns, laneX };
  const railOf = new Map(rails.flatMap((rail) => rail.ways.map((way) => [way, rail])));
  const edges = ways.flatMap((way): TreeEdge[] => {
    const from = placeOf.get(way.step);
    const rail = railOf.get(way);
    if (rail) return alongRail(way, rail, drawing);
    return from && isStraight(way) ? [straight(way, from, drawing)] : loosely(way, drawing);
  });

  return {
    width,
    height,
    nodes: places.map(({ id, kind, column, y, height: tall }) => ({
      id,
      kind,
      box: { x: columns[column], y, width: options.nodeWidth, height: tall },
    })),
    fields: fields.map((field) => {
      const { kind, steps: inside, column, y, height: tall } = field;
      const x = column === 1 ? fieldX : TREE.margin / 2;
      const box = { x, y, width: width - TREE.margin / 2 - x, height: tall };
      const title = titleOf(field, box, columns[column] + options.nodeWidth / 2, edges);
      return { kind, steps: inside, box, title };
    }),
    edges,
  };
}
