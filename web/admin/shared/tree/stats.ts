import type { TreeEdge } from '#core/tree/tree-layout.ts';

/** Numbers that are drawn in a node, under the beginning of its question. */
export type NodeStats = {
  readonly reached: string;
  readonly more: string;
  readonly escalated: string;
  readonly isEscalated: boolean;
  readonly isWeak: boolean;
};

/** Numbers that are drawn at an answer. */
export type EdgeStats = {
  readonly answer: string;
  /** Shown before its count; '' if nobody answered. */
  readonly share: string;
  readonly count: string;
  /** From 0 to 1: how thick its line is. */
  readonly weight: number;
};

/** The numbers of a drawing (NUMBERS-7). */
export type TreeStats = {
  readonly nodes: ReadonlyMap<string, NodeStats>;
  readonly final: string;
  readonly of: (edge: Pick<TreeEdge, 'step' | 'branches'>) => EdgeStats;
};
