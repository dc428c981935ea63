import { useLocation } from 'wouter';
import { formatUpdated } from '#core/format.ts';
import type { Issue } from '#core/issue.ts';
import { Button } from '#kit/button/Button.tsx';
import { IconButton } from '#kit/button/IconButton.tsx';
import { Archive } from '#kit/icon/drawings/archive.ts';
import { ArrowLeft } from '#kit/icon/drawings/arrow-left.ts';
import { Printer } from '#kit/icon/drawings/printer.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Label } from '#kit/label/Label.tsx';
import { CategoryIcon } from '../../CategoryIcon.tsx';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { adminMessages } from '../messages.ts';
import { printMessages } from '../print/messages.ts';
import classes from './EditorHeader.module.css';

const words = adminMessages.editor;

function statusOf({ isArchived, publish }: Issue): string {
  if (isArchived) return words.archivedLabel;
  return publish ? adminMessages.issues.published : adminMessages.issues.draft;
}

interface EditorHeaderProps {
  /** Undefined while it is not created. */
  issue: Issue | undefined;
  onArchive: () => void;
}

/** The title and ARCHIVE THIS ISSUE (EDITOR-1). */
export const EditorHeader = ({ issue, onArchive }: EditorHeaderProps) => {
  const [, navigate] = useLocation();
  return (
    <header className={classes.header}>
      <IconButton icon={ArrowLeft} label={messages.back} onClick={() => navigate(paths.admin)} />
      {issue && (
        <span className={classes.category}>
          <CategoryIcon category={issue.category} size={48} />
        </span>
      )}
      <div className={classes.words}>
        <h1 className={classes.title} title={issue?.title}>
          {issue?.title ?? words.newTitle}
        </h1>
        {issue && (
          <p className={classes.state}>
            <Label tone={issue.publish ? 'positive' : 'warning'}>{statusOf(issue)}</Label>
            <span>{adminMessages.issues.lastUpdate(formatUpdated(issue.updatedAt))}</span>
          </p>
        )}
      </div>
      {issue?.publish && (
        <IconButton
          icon={Printer}
          label={printMessages.print}
          onClick={() => navigate(paths.print('both', issue._id))}
        />
      )}
      {issue && !issue.isArchived && (
        <Button variant="quiet-danger" icon={<Icon icon={Archive} size={18} />} onClick={onArchive}>
          {words.archive}
        </Button>
      )}
    </header>
  );
};
