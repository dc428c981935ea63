import type { TreeEdge, TreeNode } from '#core/tree/tree-layout.ts';

/** The node to which a key leads from another one (TREE-5); undefined if it leads nowhere. */
export function nodeByKey(
  key: string,
  from: string,
  nodes: readonly TreeNode[],
  edges: readonly TreeEdge[],
): string | undefined {
  const at = nodes.findIndex(({ id }) => id === from);
  const isNext = (to: string | undefined): boolean => to === nodes[at + 1]?.id;
  const onward = edges.filter(({ step, to }) => step === from && to !== undefined);
  switch (key) {
    case 'ArrowDown':
      return nodes[at + 1]?.id;
    case 'ArrowUp':
      return nodes[at - 1]?.id;
    case 'ArrowRight':
      return (onward.find(({ to }) => !isNext(to)) ?? onward[0])?.to;
    case 'ArrowLeft':
      return (
        edges.find(({ step, to }) => to === from && step !== nodes[at - 1]?.id) ??
        edges.find(({ to }) => to === from)
      )?.step;
    case 'Home':
      return nodes[0]?.id;
    case 'End':
      return nodes.at(-1)?.id;
    default:
      return undefined;
  }
}
