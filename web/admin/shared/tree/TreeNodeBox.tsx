import { memo, useId, type KeyboardEvent } from 'react';
import type { TreeNode, TreeEdge } from '#core/tree/tree-layout.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Pencil } from '#kit/icon/drawings/actions/pencil.ts';
import { Star } from '#kit/icon/drawings/signs/star.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { boxStyle } from './TreeEdgeLine.tsx';
import type { TreeStep } from './draft-tree.ts';
import type { NodeStats } from './stats.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreeDiagram.module.css';

/** Returns the node to which a key leads from another one (TREE-5); undefined if it leads nowhere. */
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

interface TreeNodeBoxProps {
  node: TreeNode;
  /** The step; undefined for the final screen. */
  step: TreeStep | undefined;
  isOpen: boolean;
  isTabStop: boolean;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
  stats: NodeStats | undefined;
  final: string | undefined;
}

/** Returns everything that is said of a step besides its name. */
const describe = ({ leads, said, amiss, isUnsaved }: TreeStep): string =>
  [
    ...(said ?? leads.map(({ answer, to }) => words.leads(answer, to))),
    ...(amiss ? [amiss] : []),
    ...(isUnsaved ? [words.unsaved] : []),
  ].join('. ');

const StatsInNode = ({ step, stats }: { step: TreeStep; stats: NodeStats }) => (
  <span className={classes.figured} aria-hidden="true">
    <span className={classes.line} lang={step.lang}>
      {isolated(step.text)}
    </span>
    <span className={classes.line}>
      <b>{stats.reached}</b> {stats.more}
    </span>
    <span className={classes.line} data-escalated={stats.isEscalated || undefined}>
      {stats.escalated}
    </span>
  </span>
);

export const TreeNodeBox = memo(
  ({ node, step, isOpen, isTabStop, onOpen, onFocus, onKey, stats, final }: TreeNodeBoxProps) => {
    const id = useId();
    return (
      <div
        className={classes.node}
        style={boxStyle(node.box)}
        data-kind={step ? node.kind : 'final'}
        data-open={isOpen || undefined}
        data-blocked={step?.isBlocked || undefined}
        data-weak={stats?.isWeak || undefined}
        data-node={node.id}
      >
        <span className={classes.number} aria-hidden="true">
          {step ? step.number : <Icon icon={Star} size={12} />}
        </span>
        {step && stats ? (
          <StatsInNode step={step} stats={stats} />
        ) : (
          <span className={classes.text} aria-hidden="true">
            <span lang={step?.lang}>{step ? isolated(step.text) : words.finalScreen}</span>
            {!step && final !== undefined && <b className={classes.ended}>{final}</b>}
          </span>
        )}
        {step?.amiss !== undefined && (
          <span className={classes.mark} aria-hidden="true" title={step.amiss}>
            <Icon icon={TriangleAlert} size={14} />
          </span>
        )}
        {step?.isUnsaved && (
          <span className={classes.mark} aria-hidden="true" title={words.unsaved}>
            <Icon icon={Pencil} size={14} strokeWidth={2.25} />
          </span>
        )}
        {/* The whole node is one button; its name is complete even if the shown text is cut. */}
        <button
          type="button"
          className={classes.target}
          aria-label={step ? words.name(step.number, step.text) : words.finalScreen}
          aria-describedby={step || final !== undefined ? id : undefined}
          aria-current={isOpen ? 'step' : undefined}
          title={step?.text}
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onOpen(node.id)}
          onFocus={() => onFocus(node.id)}
          onKeyDown={(event) => onKey(event, node.id)}
        />
        {(step || final !== undefined) && (
          <span id={id} hidden>
            {step ? describe(step) : final}
          </span>
        )}
      </div>
    );
  },
);
