import { primaryContact } from '#core/campus/campus.ts';
import { useOf } from '#kit/base/use-of.ts';
import { memo } from 'react';
import { CallFirst } from '../../shared/calls/CallFirst.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';
import { ContactsButton } from '../../shared/calls/ContactsButton.tsx';
import { EscalateButton } from '../escalate/EscalateButton.tsx';
import { EscalatedLine } from '../escalate/EscalatedLine.tsx';
import { convertPractice } from '../practice/convert-practice.ts';
import { PracticeStrip } from '../practice/PracticeStrip.tsx';
import type { WalkPanelContext } from '../state/walk-panel-context.ts';
import { BackButton } from './BackButton.tsx';
import { useIsLow } from '../../base/use-is-low.ts';
import { escalatedIn, isPractised, type Walking } from '../state/use-walking.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';
import { WalkBanner } from './WalkBanner.tsx';
import classes from './WalkNotes.module.css';

const heardIn = ({ saved }: Walking): SavedWalk['heard'] => saved.heard;

/** Above the question: that it is practice, was withdrawn or corrected, was escalated. */
export const WalkStart = memo(({ underWay, outcome }: WalkPanelContext) => {
  const { now, newest, change } = underWay;
  const { id, issueId, revision, advisor } = now().saved;
  const isPractice = useOf(underWay, isPractised);
  const escalated = useOf(underWay, escalatedIn);
  return (
    <>
      {isPractice && (
        <PracticeStrip
          onReal={() => convertPractice({ saved: now().saved, change }, outcome.kept)}
        />
      )}
      <WalkBanner
        issueId={issueId}
        revision={revision}
        advisor={advisor}
        heard={useOf(underWay, heardIn)}
        isUnderWay={outcome.kept === undefined && outcome.busy === undefined}
        walk={newest}
        onChange={change}
      />
      {escalated && <EscalatedLine escalated={escalated} recordKey={id} />}
    </>
  );
});

/** Of a low screen: what else stands at the foot of a high one (CALL-4). */
const LowEnd = (around: WalkPanelContext) => {
  const { underWay } = around;
  const { now, newest, change } = underWay;
  const { category } = now().saved;
  const hasCall = primaryContact(useCampus(), category) !== undefined;
  return (
    <div className={classes.end}>
      <BackButton {...around} />
      {!hasCall && <CallFirst category={category} />}
      <ContactsButton category={category} />
      <EscalateButton
        category={category}
        isPractice={useOf(underWay, isPractised)}
        done={useOf(underWay, escalatedIn)}
        walk={newest}
        onChange={change}
      />
    </div>
  );
};

/** Under the answers of a low screen. */
export const WalkEnd = memo((around: WalkPanelContext) =>
  useIsLow() ? <LowEnd {...around} /> : null,
);
