import type { Issue } from '#core/issue/issue.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { messages } from '../../base/messages.ts';
import classes from './BlockedPublishDialog.module.css';
import { adminMessages } from '../base/messages.ts';
import { ProblemList } from '../shared/page-parts/ProblemList.tsx';
import { Written } from '../base/Written.tsx';

const words = adminMessages.issues;

interface BlockedPublishDialogProps {
  issue: Pick<Issue, '_id' | 'title'>;
  problems: readonly TreeProblem[];
  onClose: () => void;
}

/** The problems that keep a draft from being published, each with a link to its step (LIST-7). */
export const BlockedPublishDialog = ({ issue, problems, onClose }: BlockedPublishDialogProps) => (
  <Dialog title={words.notPublishable} open onClose={onClose} closeLabel={messages.close}>
    <p className={classes.text}>
      <Written of={issue} within={(title) => words.notPublishableText(title, problems.length)}>
        {issue.title}
      </Written>
    </p>
    <ProblemList issueId={issue._id} problems={problems} />
  </Dialog>
);
