import { layoutTree, type TreeLayout } from '#core/tree/tree-layout.ts';
import { pathsOf, type TreePaths } from '#core/tree/tree-paths.ts';
import type { DraftTree, TreeStep } from './draft-tree.ts';

/** The drawing of a draft. */
export type DrawnTree = {
  readonly layout: TreeLayout;
  readonly paths: TreePaths | undefined;
  readonly steps: readonly TreeStep[];
};

const BESIDE = { nodeWidth: 184, labelWidth: 84, beside: false };
const WIDE = { nodeWidth: 212, labelWidth: 124, beside: true };

function drawn(tree: DraftTree, isWide: boolean): Omit<DrawnTree, 'steps'> {
  const { steps, problems, wordsOf } = tree;
  const options = { problems, wordsOf, ...(isWide ? WIDE : BESIDE) };
  return { layout: layoutTree(steps, options), paths: pathsOf(steps) };
}

/** Draws one draft after another and reuses unchanged parts: in a tree of 60 steps a key in a question changes one node. */
export function treeDrawer(): (tree: DraftTree, isWide: boolean) => DrawnTree {
  let known: { key: string; drawn: Omit<DrawnTree, 'steps'> } | undefined;
  let steps = new Map<string, TreeStep>();
  return (tree, isWide) => {
    const key = `${isWide} ${tree.shape}`;
    if (known?.key !== key) known = { key, drawn: drawn(tree, isWide) };
    const now = tree.entries.map((step): [string, TreeStep] => {
      const text = JSON.stringify(step);
      return [text, steps.get(text) ?? step];
    });
    steps = new Map(now);
    return { ...known.drawn, steps: now.map(([, step]) => step) };
  };
}
