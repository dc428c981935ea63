import { useMemo, useState } from 'react';
import type { Outcome } from '#core/record/attendance.ts';
import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Issue } from '#core/issue/issue.ts';
import {
  draftProgress,
  stopOf,
  walkAfterEdit,
  walkAlong,
  type DraftSteps,
} from '#core/walk/draft-walk.ts';
import {
  activeStep,
  canGoNext,
  isAtStart,
  nextWalk,
  type Visit,
  type WalkEvent,
} from '#core/walk/walk.ts';
import { FinalScreen, OutcomeButtons } from '../../../guide/FinalScreen.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { StepAnswers, StepScreen, WalkProgress } from '../../../guide/StepScreen.tsx';
import { WalkButtons, Way } from '../../../guide/WalkButtons.tsx';
import { focusBeside, NotFinished } from './NotFinished.tsx';
import { previewMessages as words } from './messages.ts';
import { PreviewCalls, CampusOfPreview, PREVIEW_TEXTS } from './PreviewCalls.tsx';
import { useSeenFrom } from './SeenFrom.tsx';
import classes from './use-preview-frame.module.css';

/** The issue that is previewed, as it is, as it was, or as it is being written. */
export type Previewed = Pick<Issue, 'title' | 'category' | 'firstAct'> & {
  readonly issueId: string;
  /** The language in which it is written. */
  readonly lang: Language | undefined;
  /** A description of the issue, if it is not the draft next to the preview. */
  readonly about?: string;
  readonly draft: DraftSteps;
  readonly campus: Campus | undefined;
  readonly timeZone: string | undefined;
  readonly unsaved?: ReadonlySet<string>;
  /** The visits to begin with, and the answers that follow; empty for the start. */
  readonly from: readonly Visit[];
  /** Hears that the link to an unfinished step was followed. */
  readonly onStep?: () => void;
};

/** The inside of one of the kit's side panels, and a note about it, which is not part of an advisor's screen. */
export type PreviewFrame = ReturnType<typeof usePreviewFrame>;

const NOTHING_ENTERED = { rating: 0, description: '' };

/** Makes the phone numbers in a preview call nobody. */
function withoutCalls(screen: HTMLElement | null): void {
  screen?.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a[data-call]')) event.preventDefault();
  });
}

/** Holds an imaginary walk, of which nothing is stored or sent (PREVIEW-1, PREVIEW-2). It stays at its step while the author edits the draft. */
export function usePreviewFrame(previewed: Previewed) {
  const { issueId, lang, title, category, about, firstAct, draft, unsaved, from, onStep } =
    previewed;
  const { shown: campus, chooser } = useSeenFrom(previewed.campus, previewed.timeZone);
  const [storedWalk, setStoredWalk] = useState(() => walkAlong(draft, from));
  const [entered, setEntered] = useState(NOTHING_ENTERED);
  const [outcome, setOutcome] = useState<Outcome>();
  const [pressed, setPressed] = useState<string>();
  const walk = useMemo(
    () => (storedWalk.steps === draft.steps ? storedWalk : walkAfterEdit(storedWalk, draft)),
    [storedWalk, draft],
  );
  const act = (event: WalkEvent): void => {
    setOutcome(undefined);
    setPressed(undefined);
    setStoredWalk(nextWalk(walk, event));
  };
  const active = activeStep(walk);
  const isEmpty = draft.count === 0;
  const stop = stopOf(walk, draft);
  const number = stop?.number ?? active?.number;
  const isUnsaved = active !== undefined && unsaved?.has(stop?.step ?? active.step._id) === true;
  const ends = { Resolved: guideMessages.resolved, Escalated: guideMessages.escalated };

  const frame = {
    title,
    titleLang: lang,
    header: <WalkProgress percent={isEmpty ? 0 : draftProgress(walk, draft)} />,
    children: (
      <CampusOfPreview value={campus?.now?.texts ?? campus}>
        <div className={classes.screen} data-preview ref={withoutCalls}>
          {active && !stop && (
            <StepScreen
              {...active}
              visit={walk.path.length}
              firstAct={firstAct}
              lang={lang}
              firstLang={lang}
              texts={PREVIEW_TEXTS}
              onShown={focusBeside}
            >
              <StepAnswers {...active} lang={lang} texts={PREVIEW_TEXTS} onEvent={act} />
            </StepScreen>
          )}
          {(stop ?? isEmpty) && <NotFinished issueId={issueId} stop={stop} onStep={onStep} />}
          {!active && !isEmpty && (
            <FinalScreen {...entered} onChange={setEntered} onShown={focusBeside} />
          )}
        </div>
      </CampusOfPreview>
    ),
    footer: (
      <div className={classes.foot} data-preview>
        {!active && !isEmpty && (
          <OutcomeButtons
            busy={undefined}
            recorded={outcome}
            onFinish={(next) => {
              setPressed(undefined);
              setOutcome(next);
            }}
          />
        )}
        <WalkButtons onFinalScreen={!active}>
          <Way
            to="back"
            onFinalScreen={!active}
            disabled={isAtStart(walk)}
            onGo={() => act({ type: 'back' })}
          />
          <Way
            to="next"
            onFinalScreen={!active}
            disabled={stop !== undefined || !canGoNext(walk)}
            onGo={() => act({ type: 'next' })}
          />
        </WalkButtons>
        {campus && <PreviewCalls campus={campus} category={category} onPress={setPressed} />}
      </div>
    ),
  };
  const notes = [
    pressed ?? (outcome && words.ended(ends[outcome])),
    about !== undefined && `${about}.`,
    words.nothingRecorded,
    isUnsaved && number !== undefined && words.notSaved(number),
  ];
  const note = (
    <>
      {chooser}
      <p className={classes.note} role="status">
        {notes.filter(Boolean).join(' ')}
      </p>
    </>
  );
  return { frame, note };
}
