import { useCallback, useMemo, useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import type { Campus } from '#core/campus/setting.ts';
import { onCards } from '#core/campus/duty.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { classNames } from '#kit/base/class-names.ts';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { namedLanguages } from '../base/named-languages.ts';
import { useMay } from '../base/role.ts';
import type { ShownDocument } from '../shared/exchange/opened-document.ts';
import { useUnsaved } from '../shared/session/LeaveGuard.tsx';
import { FootBar } from '../shared/page-parts/FootBar.tsx';
import { alikeTo } from './alike.ts';
import { FoundList } from './FoundList.tsx';
import classes from './Import.module.css';
import { ImportDialogs } from './ImportDialogs.tsx';
import { LeftOut } from './LeftOut.tsx';
import { importMessages as words } from './messages.ts';
import { NewContacts } from './NewContacts.tsx';
import { OpenIssue } from './OpenIssue.tsx';
import { Questions } from './Questions.tsx';
import { leftOut, sourceOf } from './checked-source.ts';
import { sentContacts, sentIssues } from './sent-issues.ts';
import { SourceBlocks } from './SourceBlocks.tsx';
import { useEarlier } from './use-earlier.ts';
import { useDrafts } from './use-drafts.ts';
import { useGuesses } from './use-guesses.ts';
import { useCheck } from './use-check.ts';
import { OPEN_ID, useView } from './use-view.ts';

/** The buttons back to the list and between steps and source, on a screen too narrow for all three. */
const NarrowTabs = ({ view, isIssue }: { view: ReturnType<typeof useView>; isIssue: boolean }) => (
  <div className={classes.tabs}>
    <IconButton icon={ArrowLeft} label={words.backToList} onClick={() => view.setNarrow('list')} />
    {isIssue &&
      (['steps', 'source'] as const).map((one) => (
        <Button key={one} selected={view.narrow === one} onClick={() => view.setNarrow(one)}>
          {one === 'steps' ? words.stepsOf : words.source}
        </Button>
      ))}
  </div>
);

interface CheckedDocumentProps {
  shown: ShownDocument;
  campus: Campus;
  onDiscard: () => void;
}

/** A checked document before anything is stored: its procedures at the left, the open one in the middle, and its source next to that (IMPORT-9). */
export const CheckedDocument = ({ shown, campus, onDiscard }: CheckedDocumentProps) => {
  const opened = shown.document;
  const maySet = useMay('owner');
  const { check, acts } = useCheck(shown, campus, maySet);
  const { issues, offered, declined, nextCampus } = check;
  const campusInTexts = useMemo(() => ({ ...nextCampus, ...onCards(nextCampus) }), [nextCampus]);
  const drafts = useDrafts(opened);
  const earlier = useEarlier(check);
  const view = useView(check);
  const [isAsking, setAsking] = useState(
    check.answers === undefined && check.guessed.questions.length > 0,
  );
  const { part, issue } = view;
  const guesses = useGuesses(issues, view.lastGuess, view.showGuess);
  useUnsaved(!shown.isKept && drafts.state.at !== 'done');
  const left = useMemo(() => leftOut(check), [check]);
  const source = useMemo(
    () => (typeof part === 'number' ? sourceOf(check, part) : []),
    [check, part],
  );
  const { blocks } = check;
  const { uses } = check.guessed;
  const alike = useCallback((at: number) => alikeTo(check, at), [check]);
  const languages = useMemo(
    () => namedLanguages(Object.values(opened.source.translations ?? {}).flatMap(Object.keys)),
    [opened],
  );
  const taken = issues.filter(({ isTaken }) => isTaken);
  const contacts = sentContacts(check);
  const isFull = taken.every(({ title }) => title.trim() !== '' && title.length <= LIMITS.title);
  if (isAsking) {
    return (
      <Questions
        {...{ check, acts }}
        onDone={(areDropped) => {
          acts.closeQuestions(areDropped);
          setAsking(false);
        }}
      />
    );
  }
  return (
    <div className={classes.page}>
      <div className={classes.columns} data-narrow={view.narrow} data-alone={!issue || undefined}>
        <FoundList
          {...{ check, acts }}
          open={part}
          onOpen={view.open}
          left={left.length}
          {...{ earlier, onDiscard }}
          onAsk={() => setAsking(true)}
        />
        <NarrowTabs view={view} isIssue={issue !== undefined} />
        <section
          id={OPEN_ID}
          tabIndex={-1}
          className={classes.middle}
          aria-label={
            issue
              ? issue.title.trim() || words.untitledOne
              : part === 'contacts'
                ? words.newContacts
                : words.left
          }
        >
          {issue && (
            <OpenIssue
              key={issue.key}
              {...{ issue, issues, acts }}
              open={view.paragraph}
              pictures={opened.source.pictures}
              campus={campusInTexts}
            />
          )}
          {part === 'contacts' && (
            <NewContacts
              {...{ offered, campus, declined, maySet }}
              takeContact={acts.takeContact}
            />
          )}
          {part === 'left' && (
            <LeftOut
              {...{ check, alike, acts }}
              blocks={left}
              open={view.paragraph}
              onOpen={view.openParagraph}
            />
          )}
        </section>
        {issue && (
          <section className={classes.source} aria-labelledby="in-document">
            <h2 id="in-document">{words.source}</h2>
            <SourceBlocks
              blocks={source}
              source={blocks}
              open={view.paragraph}
              onOpen={view.openParagraph}
              {...{ uses, alike, acts }}
              splits={check.splits}
            />
          </section>
        )}
      </div>
      {/* A bar that stays in sight: the number chosen, the way to the next guess, and the button that imports. */}
      <FootBar isTextShort>
        <p>
          <b>{words.chosen(taken.length, issues.length)}</b>{' '}
          <span className={classNames(classes.quiet, classes.drafts)}>
            {languages === '' ? words.asDrafts : words.asDraftsWith(languages)}
          </span>
        </p>
        {guesses.count > 0 && (
          <Button onClick={guesses.goOn} aria-keyshortcuts="F8">
            {words.next}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={taken.length === 0 || !isFull || !earlier.isSure}
          onClick={() => void drafts.bring({ parts: sentIssues(check, earlier.key), contacts })}
        >
          {words.import(taken.length, contacts.length)}
        </Button>
      </FootBar>
      <ImportDialogs drafts={drafts} imported={earlier.key} />
    </div>
  );
};
