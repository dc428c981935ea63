import { layoutTree } from '#core/tree/tree-layout.ts';
import { pathsOf } from '#core/tree/tree-paths.ts';
import type { DraftTree, TreeStep } from './draft-tree.ts';

const BESIDE = { nodeWidth: 184, labelWidth: 84, beside: false };
const WIDE = { nodeWidth: 212, labelWidth: 124, beside: true };

function drawn({ steps, problems, wordsOf }: DraftTree, isWide: boolean) {
  const options = { problems, wordsOf, ...(isWide ? WIDE : BESIDE) };
  return { layout: layoutTree(steps, options), paths: pathsOf(steps) };
}

/** Makes a function that draws one draft after another and reuses unchanged parts: in a tree of 60 steps, a typed letter in a question changes only one node. */
export function treeDrawer() {
  let known: { key: string; drawn: ReturnType<typeof drawn> } | undefined;
  let steps = new Map<string, TreeStep>();
  return (tree: DraftTree, isWide: boolean) => {
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
