import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { ORIGINAL } from '#core/base/language.ts';
import { holderOf } from '#core/record/holder.ts';
import { takeOverCode } from '#core/record/codes/receipt-code.ts';
import { activeStep } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { advisorName } from '../../../base/advisor-name.ts';
import { messages } from '../../../base/messages.ts';
import { clockTime } from '../../shared/clock-time.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { useRequireUsername } from '../../shared/forms/use-require-username.tsx';
import { practiceMessages } from '../../walk/parts/messages.ts';
import { useWalkControl } from '../../walk/screen/WalkProvider.tsx';
import {
  lookAt,
  offerHere,
  takeOver,
  type CodeReading,
  type WalkInHand,
} from '../../walk/state/taken-over.ts';
import { prepared } from '../../walk/screen/prepared.ts';
import { takeOverMessages as words } from './later-messages.ts';
import classes from './TakeOver.module.css';

interface TakeOverProps {
  issueId: string;
  /** The handover code after '#' in the address. */
  code: string;
  /** Hears that the code was used, or that the advisor left it. */
  onDone: () => void;
}

/** Shows, on the phone that takes a walk over, the choices that the code allows (HANDOVER-2, HANDOVER-5, HANDOVER-7, HANDOVER-8). */
export const TakeOver = ({ issueId, code, onDone }: TakeOverProps) => {
  const [found, setFound] = useState<CodeReading>();
  const [taken, setTaken] = useState<WalkInHand>();
  const { open } = useWalkControl();
  const { withUsername, dialog } = useRequireUsername();
  const lookAgain = useCallback(() => {
    lookAt(issueId, code, advisorName()).then(setFound, () => setFound({ kind: 'damaged' }));
  }, [issueId, code]);
  useEffect(() => {
    lookAgain();
    addEventListener('online', lookAgain);
    return () => removeEventListener('online', lookAgain);
  }, [lookAgain]);
  // The walk that was just taken over is listed only after the sentence about it is left.
  useEffect(() => taken && (() => void offerHere()), [taken]);
  if (!found) return null;
  const goOn = (walk: SavedWalk): void => {
    onDone();
    void prepared(walk).then(() => open(walk));
  };
  if (taken) {
    const { walk, from, isKept } = taken;
    return (
      <Said
        title={isKept ? words.taken : words.notKept}
        text={isKept ? words.tell(from) : words.notKeptText(from)}
      >
        {isKept && <p className={classes.code}>{takeOverCode(code)}</p>}
        <Go label={words.goOn} onPress={() => goOn(walk)} />
        {!isKept && <Leave onPress={onDone} />}
      </Said>
    );
  }
  if (found.kind === 'mine' || found.kind === 'apart') {
    const text = found.kind === 'mine' ? found.walk.title : words.apartText(found.walk.advisor);
    return (
      <Said title={words[found.kind]} text={text}>
        <Go label={words.goOn} onPress={() => goOn(found.walk)} />
      </Said>
    );
  }
  if (found.kind === 'missing') {
    return (
      <Said title={words.missing(found.revision)} text={words.missingText}>
        <Go label={messages.tryAgain} onPress={lookAgain} />
        <Leave onPress={onDone} />
      </Said>
    );
  }
  if (found.kind !== 'ready') {
    return (
      <Said title={words[found.kind]} text={words.stays}>
        <Leave onPress={onDone} />
      </Said>
    );
  }
  const { handed, here, guide } = found;
  const take = async (): Promise<void> =>
    setTaken(await takeOver(found, advisorName(), new Date()));
  return (
    <>
      <Said
        title={words.title}
        text={
          <>
            <b lang={guide.guide.language ?? ORIGINAL}>{guide.guide.title}</b>
            <p>{words.by(holderOf(handed))}</p>
            <p>{words.at(activeStep(handed.walk)?.number, clockTime(handed.startedAt))}</p>
            {handed.isPractice && <p>{practiceMessages.done}</p>}
            {here && <p>{words.replaces}</p>}
          </>
        }
      >
        <Go label={words.takeOver} onPress={() => withUsername(() => void take())} />
        <Leave onPress={onDone} />
      </Said>
      {dialog}
    </>
  );
};

interface SaidProps {
  title: string;
  text: ReactNode;
  /** The buttons that lead on. */
  children: ReactNode;
}

function focusAt(shown: HTMLElement | null): void {
  shown?.scrollIntoView();
  shown?.focus({ preventScroll: true });
}

/** Shows a sentence that gets the focus from the element it replaces, and scrolls it into view, because other walks may be offered above it. */
const Said = ({ title, text, children }: SaidProps) => {
  const id = useId();
  return (
    <div
      key={title}
      ref={focusAt}
      className={classes.said}
      role="group"
      aria-label={title}
      aria-describedby={id}
      tabIndex={-1}
    >
      <EmptyState
        icon={<Icon icon={Smartphone} size={40} />}
        title={title}
        action={<div className={classes.ways}>{children}</div>}
      >
        <div id={id}>{text}</div>
      </EmptyState>
    </div>
  );
};

const Go = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button variant="primary" size="thumb" wide onClick={onPress}>
    {label}
  </Button>
);

const Leave = ({ onPress }: { onPress: () => void }) => (
  <Button size="thumb" wide onClick={onPress}>
    {words.leave}
  </Button>
);
