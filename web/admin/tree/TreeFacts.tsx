import type { TreePaths } from '#core/tree/tree-paths.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreePanel.module.css';

/** How many paths the draft has, the shortest and the longest (TREE-3). */
export const TreeFacts = ({ paths }: { paths: TreePaths | undefined }) => (
  <dl className={classes.facts}>
    <div>
      <dt>{words.paths}</dt>
      <dd>{paths ? words.count(paths.count, paths.isMore) : 0}</dd>
    </div>
    {paths && (
      <>
        <div>
          <dt>{words.shortest}</dt>
          <dd>{words.steps(paths.shortest)}</dd>
        </div>
        <div>
          <dt>{words.longest}</dt>
          <dd>{words.atLeast(paths.longest, paths.mayBeLonger)}</dd>
        </div>
      </>
    )}
  </dl>
);
