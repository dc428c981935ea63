import { useId, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { useQuery } from '../../../base/navigation.ts';
import { adminMessages } from '../../base/messages.ts';
import { useCampusInTexts, useSettings, useWrittenIn } from '../../base/queries.ts';
import { useMayChange } from '../../base/role.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { ConflictPane } from '../conflict/ConflictPane.tsx';
import { SaveBar, useChangeNote, useSaveKeys } from '../page/SaveBar.tsx';
import { comparisonOfTexts } from './compared-texts.ts';
import { translationsMessages as words } from './messages.ts';
import { problemOfTexts } from './problem-words.ts';
import { PublishLanguage } from './PublishLanguage.tsx';
import { TextList } from './TextList.tsx';
import classes from './Translations.module.css';
import { openTexts, withChoices, withStillRight, withTyped } from './typed-texts.ts';
import { useTexts } from './use-texts.ts';
import { translationOf, type Translating } from './use-translating.ts';

/** Moves the focus to the next field whose text is missing or changed, after the field that has it. */
function focusNext(places: readonly string[]): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const isOpen = ({ dataset: { place = '' } }: HTMLElement) => places.includes(place);
  const next = rows.slice(at + 1).find(isOpen) ?? rows.slice(0, at).find(isOpen);
  next?.querySelector<HTMLElement>('textarea, input, [role="textbox"]')?.focus();
}

interface OpenLanguageProps {
  translating: Translating;
  language: ProcedureLanguage;
  /** Hears if some typed text is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** An issue in one language: its texts next to the original, and the ways to save and publish them (TRANSLATE-31). */
export const OpenLanguage = ({ translating, language, onDirty }: OpenLanguageProps) => {
  const { issue, translations, published } = translating;
  const [, navigate] = useLocation();
  const query = useQuery();
  const titleId = useId();
  const campus = useCampusInTexts();
  const originalLanguage = useWrittenIn()(issue);
  const needsApproval = useSettings().data?.secondPerson === true;
  const mayChange = useMayChange()(issue.category);
  const texts = useTexts(translating, language);
  const { originals, saved, typed, conflicts, change } = texts;
  const { isPublished } = translationOf(translations, language);
  const notReviewed = translating.notReviewed.includes(language);
  const { changeNote, save } = useChangeNote(language, async (_, note) => await texts.save(note));
  const isOpenOnly = query.get('show') === 'open';
  // A typed text stays in sight until it is saved, as does a text that was open when the list was drawn.
  const open = openTexts(originals, saved);
  const shown = isOpenOnly
    ? originals.filter((one) => open.includes(one) || typed[one.place] !== undefined)
    : originals;

  const problem = problemOfTexts(originals, typed, { steps: issue.steps, campus });
  const reason = issue.isArchived ? adminMessages.editor.archivedReason : problem;
  const isDirty = Object.keys(typed).length > 0;
  // This runs before the page is seen, so that leaving it right away also asks.
  useLayoutEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const isRead = issue.publish && isPublished;
  const isLive = isRead && !needsApproval && !issue.pending;
  const urgentAlone = issue.pending ? ('sentence' as const) : ('words' as const);
  const isDisputed = conflicts.length > 0;
  const goOn = async (): Promise<void> => {
    if (!isDirty || (await save())) focusNext(open.map(({ place }) => place));
  };
  const byKey = (job: () => void) => (): void => {
    if (mayChange && !isDisputed && reason === undefined && texts.busy === undefined) job();
  };
  useSaveKeys({
    onSave: byKey(() => isDirty && void save()),
    onContinue: byKey(() => void goOn()),
  });
  return (
    <section className={classes.language} aria-labelledby={titleId}>
      {isDisputed ? (
        <ConflictPane
          name={words.conflict(language)}
          lang={language}
          comparison={comparisonOfTexts(conflicts, saved, { steps: issue.steps, campus })}
          by={texts.changes.find((one) => one.language === language)}
          isLive={isLive}
          urgent={changeNote?.urgent}
          reasonAgainst={() => reason}
          onSave={(choices) => {
            change((all) => withChoices(all, saved, choices));
            void save(changeNote);
          }}
          onGoOn={(choices) => change((all) => withChoices(all, saved, choices))}
          saving={texts.busy === 'save'}
        />
      ) : (
        <>
          <div className={classes.scroll}>
            <div className={classes.column}>
              <PublishLanguage
                {...{ issue, language, isPublished, notReviewed, texts, mayChange, titleId }}
                mayBeSaved={problem === undefined}
                isWaiting={
                  issue.pending !== undefined && !translationOf(published, language).isPublished
                }
              />
              <Checkbox
                label={words.openOnly}
                active={isOpenOnly}
                onChange={(active) =>
                  navigate(
                    adminPaths.translations(issue._id, language, active ? 'open' : undefined),
                    {
                      replace: true,
                    },
                  )
                }
              />
              {shown.length === 0 && <p className={classes.muted}>{words.nothingOpen}</p>}
              <TextList
                steps={issue.steps}
                texts={shown}
                saved={saved}
                typed={typed}
                published={
                  issue.pending && isPublished
                    ? translationOf(published, language).texts
                    : undefined
                }
                language={language}
                originalLanguage={originalLanguage}
                campus={campus}
                onType={
                  mayChange && !issue.isArchived
                    ? (original, text) => change((all) => withTyped(all, saved, original, text))
                    : undefined
                }
                onStillRight={(original) => change((all) => withStillRight(all, saved, original))}
              />
            </div>
          </div>
          <div className={classes.failure}>
            <FormFailure text={texts.failure} />
          </div>
          {mayChange && (
            <SaveBar
              isSaved={!isDirty}
              savedText={adminMessages.editor.saved}
              reason={reason}
              isLive={isLive}
              urgentAlone={isRead && !isLive ? urgentAlone : undefined}
              saving={texts.busy === 'save'}
              earlierNote={changeNote}
              onSave={save}
              onContinue={() => void goOn()}
            />
          )}
        </>
      )}
    </section>
  );
};
