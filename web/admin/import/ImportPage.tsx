import { useState } from 'react';
import { useLocation } from 'wouter';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Campus } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/navigation.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { useSettings } from '../base/queries.ts';
import { useMay, useMayChange } from '../base/role.ts';
import { Done } from '../exchange/ImportDialog.tsx';
import { exchangeMessages } from '../exchange/messages.ts';
import { openedDocument, type OpenedDocument } from '../exchange/opened-document.ts';
import { useUnsaved } from '../shared/session/LeaveGuard.tsx';
import { Loading } from '../shared/states/ActionFailed.tsx';
import { NotAllowed } from '../shared/states/NotAllowed.tsx';
import classes from './Import.module.css';
import { importMessages } from './messages.ts';
import { ReviewedIssue } from './ReviewedIssue.tsx';
import { SourceBlocks } from './SourceBlocks.tsx';
import { useDrafts } from './use-drafts.ts';
import { useReview } from './use-review.ts';

const words = importMessages;

/** Issues that are drawn at first, and more at each press. */
const AT_ONCE = 10;

/** Where no category is chosen for all. */
const EACH = 'each';

interface ReviewPageProps {
  document: OpenedDocument;
  campus: Campus;
}

const ReviewPage = ({ document, campus }: ReviewPageProps) => {
  const [, navigate] = useLocation();
  const review = useReview(document, campus);
  const drafts = useDrafts();
  const [shown, setShown] = useState(AT_ONCE);
  const mayChange = useMayChange();
  const { issues, left } = review;
  const { state } = drafts;
  useUnsaved(state.at !== 'done');
  const taken = issues.filter(({ isTaken }) => isTaken);
  const steps = issues.flatMap((issue) => issue.steps);
  const leftPlaces = Array.from(new Set(left.map(({ block }) => block)));
  const isFull = taken.every(({ title }) => title.trim() !== '' && title.length <= LIMITS.title);
  const options: readonly { value: IssueCategory | typeof EACH; label?: string }[] = [
    { value: EACH, label: words.asGuessed },
    ...ISSUE_CATEGORIES.filter(mayChange).map((value) => ({ value })),
  ];
  const bring = (
    <Button
      variant="primary"
      disabled={taken.length === 0 || !isFull}
      onClick={() => void drafts.bring(review.parts())}
    >
      {words.import(taken.length)}
    </Button>
  );
  const isOutcome = state.at === 'done';
  const isWhole = isOutcome && state.outcome.refused.length + state.outcome.left === 0;
  return (
    <div className={classes.page}>
      <div className={classes.lead}>
        <div>
          <p>{words.lead(issues.length, steps.length)}</p>
          <p className={classes.quiet}>
            {words.marked(steps.filter(({ marks }) => marks.length > 0).length)}
          </p>
        </div>
        {bring}
      </div>
      {issues.length > 1 && (
        <div className={classes.all}>
          <Dropdown<IssueCategory | typeof EACH>
            label={words.categoryOfAll}
            value={review.categoryOfAll ?? EACH}
            options={options}
            onChange={(category) => review.categorize(category === EACH ? undefined : category)}
          />
        </div>
      )}
      {issues.slice(0, shown).map((issue, index) => (
        <ReviewedIssue
          key={issue.key}
          issue={issue}
          place={index + 1}
          campus={campus}
          review={review}
        />
      ))}
      {issues.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>{words.more}</Button>
      )}
      {leftPlaces.length > 0 && (
        <section className={classes.issue}>
          <div className={classes.head}>
            <h2>{words.left}</h2>
            <p className={classes.quiet}>{words.leftText}</p>
          </div>
          <div className={classes.above}>
            <SourceBlocks places={leftPlaces} pieces={left} review={review} />
          </div>
        </section>
      )}
      {issues.length > 1 && <div className={classes.end}>{bring}</div>}
      {state.at === 'importing' && (
        <ConfirmationDialog open modalTitle={exchangeMessages.title} onCancel={drafts.stop}>
          <div className={classes.progress}>
            <ProgressBar
              label={words.importing}
              value={(100 * state.done) / Math.max(state.all, 1)}
              note={words.progress(state.done, state.all)}
            />
            <Button onClick={drafts.stop}>{words.stop}</Button>
          </div>
        </ConfirmationDialog>
      )}
      {isOutcome && (
        <ConfirmationDialog
          open
          modalTitle={exchangeMessages.title}
          confirmLabel={words.close}
          onConfirm={() => (isWhole ? navigate(adminPaths.admin) : drafts.review())}
        >
          <Done outcome={state.outcome} />
        </ConfirmationDialog>
      )}
    </div>
  );
};

const NoDocument = () => {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      title={words.noDocument}
      action={
        <ButtonLink
          href={adminPaths.admin}
          onClick={(event) => followInApp(event, () => navigate(adminPaths.admin))}
        >
          {words.toIssues}
        </ButtonLink>
      }
    >
      {words.noDocumentText}
    </EmptyState>
  );
};

const LoadedImport = () => {
  const [document] = useState(openedDocument);
  const settings = useSettings('once');
  if (!document) return <NoDocument />;
  if (settings.isPending) return <Loading />;
  // Without the campus's contacts and words the document can be looked at all the same.
  return <ReviewPage document={document} campus={settings.data?.campus ?? NEW_CAMPUS} />;
};

/** A document beside the issues that are made of it, before anything is stored (IMPORT-9). */
export const ImportPage = () => {
  usePageTitle(exchangeMessages.title);
  return useMay('author') ? <LoadedImport /> : <NotAllowed needed="author" />;
};
