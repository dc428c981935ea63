import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTree } from '../fixtures/random-trees.ts';
import { id } from '../fixtures/trees.ts';
import { ACTION_TYPES, ANSWER_TYPES } from '../base/step-kinds.ts';
import { branchesOf, type SavedStep } from '../step/step.ts';
import { problemsInTree } from './tree-check.ts';
import { layoutTree, type Box, type Point, type TreeLayout } from './tree-layout.ts';
import type { Edge } from './tree-ways.ts';

const wordsOf = ({ branches }: Edge): string =>
  branches.map((branch) => branch.replace('Action', '')).join(', ');

function layout(steps: readonly SavedStep[], beside: boolean, nodeHeight = 48): TreeLayout {
  const problems = problemsInTree(steps);
  const straightAt = nodeHeight === 48 ? 0.5 : 0.25;
  const measures = { nodeWidth: 172, labelWidth: 80, nodeHeight, straightAt };
  const options = { problems, wordsOf, beside, ...measures };
  return layoutTree(steps, options);
}

/** Makes Steps of which anything may be missing, or lead to a step that is gone, to Step 1 or to itself. */
function anyDraft(max: number): fc.Arbitrary<SavedStep[]> {
  return fc.integer({ min: 0, max }).chain((count) => {
    const ids = Array.from({ length: count }, (_, index) => id(`s${index}`));
    const action = fc.record(
      {
        actionType: fc.constantFrom(...ACTION_TYPES),
        goToStep: fc.constantFrom(id('gone'), ...ids),
      },
      { requiredKeys: [] },
    );
    const step = fc.record(
      {
        answerType: fc.constantFrom(...ANSWER_TYPES),
        yesAction: action,
        noAction: action,
        confirmationAction: action,
      },
      { requiredKeys: [] },
    );
    return fc
      .array(step, { minLength: count, maxLength: count })
      .map((steps) => steps.flatMap((draft, index) => ({ ...draft, _id: ids[index] ?? id('s') })));
  });
}

const anyTree = fc.oneof(randomTree(14), anyDraft(14));

const doOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

type Segment = { from: Point; to: Point };

const segmentsOf = (lines: readonly (readonly Point[])[]): Segment[] =>
  lines.flatMap((line) =>
    line.slice(1).map((to, index): Segment => ({ from: line[index] ?? to, to })),
  );

/** Returns the segment as a box, without its ends, which may touch what they lead to. */
function runOf({ from, to }: Segment): Box {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Tells whether two boxes are on one line for some length. */
function doCoincide(a: Box, b: Box): boolean {
  if (a.width === 0 && b.width === 0 && a.x === b.x) {
    return Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);
  }
  if (a.height === 0 && b.height === 0 && a.y === b.y) {
    return Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);
  }
  return false;
}

/** Calls with each pair of two things. */
function pairs<T>(all: readonly T[], look: (one: T, other: T) => void): void {
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) look(one, other);
  }
}

const eachTree = (look: (steps: SavedStep[], drawn: TreeLayout) => void): void =>
  fc.assert(
    fc.property(anyTree, fc.boolean(), fc.constantFrom(48, 72), (steps, beside, height) =>
      look(steps, layout(steps, beside, height)),
    ),
    { numRuns: 100 },
  );

describe('the drawing of any draft', () => {
  // TREE-1
  test('has each step, the final screen and each answer once', () => {
    eachTree((steps, { nodes, edges }) => {
      expect(nodes.map((node) => node.id).toSorted()).toEqual(
        [...steps.map(({ _id }) => _id), 'final'].toSorted(),
      );
      expect(edges.flatMap(({ step, branches }) => branches.map((b) => `${step} ${b}`))).toEqual(
        steps.flatMap((step) => branchesOf(step).map((branch) => `${step._id} ${branch}`)),
      );
    });
  });

  // TREE-2
  test('has no boxes or words that overlap, and everything is inside', () => {
    eachTree((_, { nodes, edges, fields, width, height }) => {
      const labels = edges.flatMap(({ label }) => label ?? []);
      pairs([...nodes.map(({ box }) => box), ...labels], (one, other) =>
        expect(doOverlap(one, other)).toBe(false),
      );
      pairs(
        fields.map(({ box }) => box),
        (one, other) => expect(doOverlap(one, other)).toBe(false),
      );
      for (const { x, y, ...box } of [...nodes, ...fields].map((one) => one.box).concat(labels)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + box.width).toBeLessThanOrEqual(width);
        expect(y + box.height).toBeLessThanOrEqual(height);
      }
    });
  });

  // TREE-2
  test('has no line through a box or words, and no overlapping lines to different places', () => {
    eachTree((_, { nodes, edges, fields }) => {
      const solid = [
        ...nodes.map(({ box }) => box),
        ...fields.map(({ title }) => title),
        ...edges.flatMap(({ label }) => label ?? []),
      ];
      // Room for the icon and the words.
      for (const { title } of fields) expect(title.width).toBeGreaterThan(172);
      const runs = edges.flatMap((edge) =>
        segmentsOf(edge.lines).map((segment) => ({ to: edge.to ?? edge, run: runOf(segment) })),
      );
      for (const { run } of runs) {
        expect(run.width === 0 || run.height === 0).toBe(true);
        for (const box of solid) expect(doOverlap(run, box)).toBe(false);
      }
      pairs(runs, (one, other) => {
        if (one.to !== other.to) expect(doCoincide(one.run, other.run)).toBe(false);
      });
    });
  });

  // TREE-2
  test('has each step in the field that the check says, in order', () => {
    eachTree((steps, { nodes, fields }) => {
      const problems = problemsInTree(steps);
      const kindOf = (code: string, step: string) =>
        problems.some((problem) => problem.code === code && problem.step === step);
      for (const { id: step, kind } of nodes) {
        const expected = kindOf('UNREACHABLE', step)
          ? 'unreached'
          : kindOf('ENDLESS_LOOP', step)
            ? 'loop'
            : 'spine';
        expect(kind).toBe(expected);
      }
      const yOf = new Map<string, number>(nodes.map((node) => [node.id, node.box.y]));
      const spine = nodes.filter(({ kind }) => kind === 'spine').map((node) => node.id);
      for (const column of [spine, ...fields.map((field) => field.steps)]) {
        const ys = column.map((step) => yOf.get(step) ?? 0);
        expect(ys).toEqual(ys.toSorted((a, b) => a - b));
      }
    });
  });

  // TREE-2
  test('is the same every time', () => {
    fc.assert(
      fc.property(anyTree, (steps) => {
        expect(layout(structuredClone(steps), true)).toEqual(layout(steps, true));
      }),
      { numRuns: 30 },
    );
  });

  // TREE-2
  test('is never wider than half of its lines need with 60 steps', () => {
    const sixty = randomTree(60).filter((steps) => steps.length > 50);
    fc.assert(
      fc.property(sixty, (steps) => {
        expect(layout(steps, false).width).toBeLessThan(172 + 2 * (80 + 30) + 12 * 40);
      }),
      { numRuns: 10 },
    );
  });
});
