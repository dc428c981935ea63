import { useLayoutEffect, useMemo, useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { onCards } from '#core/campus/duty.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { PageButton } from '../base/PageButton.tsx';
import { useSettings } from '../base/queries.ts';
import { useMay, useMayChange } from '../base/role.ts';
import { openedDocument, type OpenedDocument } from '../shared/exchange/opened-document.ts';
import { useUnsaved } from '../shared/session/LeaveGuard.tsx';
import { Loading } from '../shared/states/ActionFailed.tsx';
import { FootBar } from '../shared/page-parts/FootBar.tsx';
import classes from './Import.module.css';
import { ImportDialogs } from './ImportDialogs.tsx';
import { LEFT_OUT_ID, LeftOut } from './LeftOut.tsx';
import { importMessages as words } from './messages.ts';
import { NewContacts } from './NewContacts.tsx';
import type { Review } from './review.ts';
import { leftOut } from './reviewed-issues.ts';
import { ReviewedIssue } from './ReviewedIssue.tsx';
import { sentContacts, sentIssues } from './sent-issues.ts';
import { controlId } from './SourceBlocks.tsx';
import { useDrafts } from './use-drafts.ts';
import { useGuesses } from './use-guesses.ts';
import { useReview, type Reviewing } from './use-review.ts';

/** Issues that are drawn at first, and more at each press. */
const AT_ONCE = 10;

/** The choice of no single category for all. */
const EACH = 'each';

type PartProps = { review: Review; reviewing: Reviewing };

const CategoryOfAll = ({ review, reviewing }: PartProps) => {
  const mayChange = useMayChange();
  const categories = ISSUE_CATEGORIES.filter(mayChange).map((value) => ({ value }));
  return (
    <div className={classes.all}>
      <Dropdown<IssueCategory | typeof EACH>
        label={words.categoryOfAll}
        value={review.categoryOfAll ?? EACH}
        options={[{ value: EACH, label: words.asGuessed }, ...categories]}
        onChange={(category) => reviewing.categorize(category === EACH ? undefined : category)}
      />
    </div>
  );
};

/** Leads from the top of a long page to the parts left out, at its end. */
function showLeft(): void {
  const left = document.getElementById(LEFT_OUT_ID);
  left?.focus({ preventScroll: true });
  left?.scrollIntoView();
}

/** A corrected paragraph may move to another issue, where it is another element: the focus follows it. */
function useFocusKept({ wasCorrected }: Review): void {
  useLayoutEffect(() => {
    if (!wasCorrected || document.activeElement !== document.body) return;
    document.getElementById(controlId(wasCorrected.block))?.focus();
  }, [wasCorrected]);
}

const ReviewPage = ({ opened, campus }: { opened: OpenedDocument; campus: Campus }) => {
  const maySet = useMay('owner');
  const { review, reviewing } = useReview(opened, campus, maySet);
  const { issues, offered, declined, nextCampus } = review;
  const campusInTexts = useMemo(() => ({ ...nextCampus, ...onCards(nextCampus) }), [nextCampus]);
  const drafts = useDrafts();
  const [shown, setShown] = useState(AT_ONCE);
  const { at, count, goOn } = useGuesses(issues, (issue) => setShown(Math.max(shown, issue + 1)));
  const guesses = at > 0 ? words.guessOf(at, count) : words.guesses(count);
  useUnsaved(drafts.state.at !== 'done');
  useFocusKept(review);
  const taken = issues.filter(({ isTaken }) => isTaken);
  const contacts = sentContacts(review);
  const isFull = taken.every(({ title }) => title.trim() !== '' && title.length <= LIMITS.title);
  const left = leftOut(review);
  const steps = review.guessed.issues.flatMap((issue) => issue.steps);
  return (
    <div className={classes.page}>
      <p>{words.lead(issues.length, steps.length)}</p>
      {left.length > 0 && (
        <div className={classes.back}>
          <Button size="small" variant="quiet" onClick={showLeft}>
            {words.leftBelow(left.length)}
          </Button>
        </div>
      )}
      {offered.contacts.length > 0 && (
        <NewContacts
          {...{ offered, campus, declined, maySet }}
          takeContact={reviewing.takeContact}
        />
      )}
      {issues.length > 1 && <CategoryOfAll review={review} reviewing={reviewing} />}
      {issues.slice(0, shown).map((issue, index) => (
        <ReviewedIssue
          key={issue.key}
          issue={issue}
          place={index + 1}
          source={opened.source}
          campus={campusInTexts}
          reviewing={reviewing}
        />
      ))}
      {issues.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>{words.more}</Button>
      )}
      <LeftOut {...{ review, reviewing }} blocks={left} />
      {/* Stays in sight: how many guesses there are, what leads to the next, and the button that imports. */}
      <FootBar isTextShort>
        <p className={classes.quiet}>{count === 0 ? words.noGuesses : guesses}</p>
        {count > 0 && (
          <Button onClick={goOn} aria-keyshortcuts="F8">
            {words.nextGuess}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={taken.length === 0 || !isFull}
          onClick={() => void drafts.bring({ parts: sentIssues(review), contacts })}
        >
          {words.import(taken.length, contacts.length)}
        </Button>
      </FootBar>
      <ImportDialogs drafts={drafts} imported={opened.key} />
    </div>
  );
};

const NoDocument = () => (
  <EmptyState
    title={words.noDocument}
    action={<PageButton href={adminPaths.admin}>{words.toIssues}</PageButton>}
  >
    {words.noDocumentText}
  </EmptyState>
);

/** A document beside the issues that are made of it, before anything is stored (IMPORT-9). */
export const ImportPage = () => {
  usePageTitle(ADMIN_PAGES.import.title);
  const [opened] = useState(openedDocument);
  const settings = useSettings('once');
  if (!opened) return <NoDocument />;
  if (settings.isPending) return <Loading />;
  // Without the campus's contacts and words the document can be looked at all the same.
  return <ReviewPage opened={opened} campus={settings.data?.campus ?? NEW_CAMPUS} />;
};
