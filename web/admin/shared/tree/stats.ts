import type { TreeEdge } from '#core/tree/tree-layout.ts';

/** The numbers in a node, under the beginning of its question. */
export type NodeStats = {
  readonly reached: string;
  readonly more: string;
  readonly escalated: string;
  readonly isEscalated: boolean;
  readonly isWeak: boolean;
};

/** The numbers at an answer. */
export type EdgeStats = {
  readonly answer: string;
  /** The share, shown before the count; '' if nobody answered. */
  readonly share: string;
  readonly count: string;
  /** The thickness of the line, from 0 to 1. */
  readonly weight: number;
};

/** The numbers of a drawing (NUMBERS-7). */
export type TreeStats = {
  readonly nodes: ReadonlyMap<string, NodeStats>;
  readonly final: string;
  readonly of: (edge: Pick<TreeEdge, 'step' | 'branches'>) => EdgeStats;
};
