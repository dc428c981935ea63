import { useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { formatUpdated } from '#core/base/format.ts';
import type { Language } from '#core/base/language.ts';
import type { Issue } from '#core/issue/issue.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Archive } from '#kit/icon/drawings/actions/archive.ts';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { ChevronDown } from '#kit/icon/drawings/signs/chevron-down.ts';
import { Languages } from '#kit/icon/drawings/actions/languages.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { Printer } from '#kit/icon/drawings/actions/printer.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { Menu } from '#kit/overlays/menu/Menu.tsx';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { messages } from '../../../base/messages.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { PageButton } from '../../base/PageButton.tsx';
import { adminMessages } from '../../base/messages.ts';
import { textMessages } from '../../base/text-messages.ts';
import { useOnceFewer } from '../../base/use-once-fewer.ts';
import { issuesListMessages } from '../../issues/messages.ts';
import { PATHS_PANE } from '../../paths/CheckedPaths.tsx';
import { printMessages } from '../../shared/print/messages.ts';
import { revisionMessages } from '../../revisions/messages.ts';
import { publishingMessages } from '../actions/messages.ts';
import classes from './EditorHeader.module.css';

const words = adminMessages.editor;

function statusOf({ isArchived, publish }: Issue): string {
  if (isArchived) return words.archivedLabel;
  return publish ? adminMessages.issues.published : adminMessages.issues.draft;
}

/** The state as a label; for a published issue it is a button that opens the way back to draft. */
const State = ({ issue, onBackToDraft, isBusy = false }: StateProps) => {
  const label = (
    <Label tone={issue.publish ? 'positive' : 'warning'}>
      {statusOf(issue)}
      {onBackToDraft && <Icon icon={ChevronDown} size={14} />}
    </Label>
  );
  if (!onBackToDraft) return label;
  const entries = [{ label: publishingMessages.backToDraft }];
  return (
    <Menu
      className={classes.published}
      align="start"
      disabled={isBusy}
      entries={entries}
      onSelect={onBackToDraft}
    >
      {label}
    </Menu>
  );
};

interface StateProps {
  issue: Issue;
  /** Moves the issue back to draft; absent if it is not published, or can only be read. */
  onBackToDraft?: (() => void) | undefined;
  isBusy?: boolean | undefined;
}

interface EditorHeaderProps extends Pick<StateProps, 'onBackToDraft' | 'isBusy'> {
  /** The issue; undefined until it is created. */
  issue: Issue | undefined;
  /** The language in which the issue is written. */
  lang?: Language | undefined;
  preview?: ReactNode;
  publishing?: ReactNode;
  blocking?: number;
  /** True if changes wait next to the text that advisors read (REVIEW-15). */
  isPending?: boolean;
  others?: ReactNode;
  /** Archives the issue; absent if the issue can only be read, and then its paths cannot be reviewed either. */
  onArchive?: () => void;
}

/** The header with the title and ARCHIVE THIS ISSUE (EDITOR-1); under them, a note if it is a starter text (EDITOR-25). */
export const EditorHeader = (props: EditorHeaderProps) => {
  const { issue, blocking = 0, isPending = issue?.pending !== undefined, onArchive } = props;
  const [, navigate] = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const notices = [issue?.isStarter, issue?.isArchived].filter(Boolean);
  // The focused control disappeared with its notice or state, because its action is done: the title gets the focus.
  const focusTitle = (): void => title.current?.focus();
  useOnceFewer(notices.length, focusTitle);
  useOnceFewer(Number(issue?.publish ?? false), focusTitle);
  useOnceFewer(Number(!issue?.publish), focusTitle);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <IconButton
          icon={ArrowLeft}
          label={messages.back}
          onClick={() => navigate(adminPaths.admin)}
        />
        {issue && (
          <span className={classes.category}>
            <CategoryIcon category={issue.category} size={48} />
          </span>
        )}
        <div className={classes.words}>
          <h1
            ref={title}
            className={classes.title}
            title={issue?.title}
            lang={issue && props.lang}
            tabIndex={-1}
          >
            {issue?.title ?? words.newTitle}
          </h1>
          {issue && (
            <div className={classes.state}>
              <State issue={issue} onBackToDraft={props.onBackToDraft} isBusy={props.isBusy} />
              {isPending && <Label tone="warning">{issuesListMessages.pending}</Label>}
              <span className={classes.updated}>
                {adminMessages.issues.lastUpdate(formatUpdated(issue.updatedAt))}
              </span>
              {blocking > 0 && <b>{publishingMessages.blocking(blocking)}</b>}
              {props.others}
            </div>
          )}
        </div>
        {props.publishing}
        {props.preview}
        {issue && issue.revision !== null && (
          <Button
            variant="plain"
            icon={History}
            onClick={() => navigate(adminPaths.revisions(issue._id))}
          >
            {revisionMessages.title}
          </Button>
        )}
        {issue && (
          <Button
            variant="plain"
            icon={Languages}
            onClick={() => navigate(adminPaths.translations(issue._id))}
          >
            {textMessages.translations}
          </Button>
        )}
        {issue?.publish && (
          <Button
            variant="plain"
            icon={Printer}
            onClick={() => navigate(adminPaths.print('both', issue._id))}
          >
            {printMessages.print}
          </Button>
        )}
        {issue && !issue.isArchived && onArchive && (
          <Button variant="quiet-danger" icon={Archive} onClick={onArchive}>
            {words.archive}
          </Button>
        )}
      </div>
      {issue?.isStarter && (
        <div className={classes.starter}>
          <Icon icon={BookOpen} size={16} />
          <p>{adminMessages.issues.starter}</p>
          {!issue.isArchived && onArchive && (
            <PageButton size="small" href={adminPaths.issue(issue._id, PATHS_PANE)}>
              {words.readPaths}
            </PageButton>
          )}
        </div>
      )}
    </header>
  );
};
