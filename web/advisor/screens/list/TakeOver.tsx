import { useCallback, useEffect, useState, type ReactNode } from 'react';
import {
  continueWalk,
  decodeHandOver,
  type HandedWalk,
  type HandOver,
} from '#core/record/hand-over.ts';
import { handedTo, holderOf, takeOverCode } from '#core/record/holder.ts';
import { activeStep } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { advisorName } from '../../../base/advisor-name.ts';
import { messages } from '../../../base/messages.ts';
import { clockTime } from '../../base/clock-time.ts';
import { guideAt, type GuideAt } from '../../phone/library/guide-at.ts';
import { canResume, type SavedWalk } from '../../phone/store/phone-store.ts';
import { read } from '../../phone/store/store.ts';
import { savedWalk, storeWalk } from '../../phone/walks/saved-walks.ts';
import { useRequireUsername } from '../../shared/forms/use-require-username.tsx';
import { useWalkControl } from '../../walk/screen/WalkProvider.tsx';
import { withMoment } from '../../walk/state/with-moment.ts';
import { takeOverMessages as words } from './later-messages.ts';
import classes from './TakeOver.module.css';

interface TakeOverProps {
  issueId: string;
  /** What stands behind the '#' of the address. */
  code: string;
  /** The code was used, or is left. */
  onDone: () => void;
}

/** What this phone can do with a code. */
type Found =
  | { readonly kind: 'damaged' | 'withdrawn' | 'ended' }
  | { readonly kind: 'missing'; readonly handed: HandOver }
  | { readonly kind: 'mine'; readonly walk: SavedWalk }
  | {
      readonly kind: 'ready';
      readonly handed: HandedWalk;
      readonly guide: GuideAt;
      readonly here: SavedWalk | undefined;
    };

const handsIn = ({ moments = [] }: Pick<SavedWalk, 'moments'>): number =>
  moments.filter(({ did }) => did.startsWith(handedTo(''))).length;

async function look(issueId: string, code: string): Promise<Found> {
  const handed = decodeHandOver(code);
  if (!handed) return { kind: 'damaged' };
  const { id, revision } = handed;
  const record = await read(['outbox'], async ({ get }) => await get('outbox', id));
  if (!canResume(record)) return { kind: 'ended' };
  const guide = revision === null ? undefined : await guideAt(issueId, revision);
  if (guide === 'not here') return { kind: 'missing', handed };
  if (!guide) return { kind: 'withdrawn' };
  const walk = continueWalk(handed, guide.steps);
  if (!walk) return { kind: 'damaged' };
  const here = await savedWalk(id);
  // The same code once more, or one from before this phone took it over.
  if (here && handsIn(here) >= handsIn(walk)) {
    const isMine = handsIn(here) > handsIn(walk) || holderOf(here) === advisorName();
    if (isMine) return { kind: 'mine', walk: here };
  }
  return { kind: 'ready', handed: walk, guide, here };
}

/** The walk as this phone goes on with it, under the name that began it and in the hands of `name` (HANDOVER-2). */
function takenOver(
  { handed, guide: { guide } }: Extract<Found, { kind: 'ready' }>,
  name: string,
): SavedWalk {
  const walk = {
    ...handed,
    issueId: guide._id,
    title: guide.title,
    category: guide.category,
    firstAct: guide.firstAct,
  };
  return withMoment(walk, handedTo(name), new Date());
}

/** What a code that hands a walk over leads to on the other phone (HANDOVER-2, HANDOVER-5, HANDOVER-7). */
export const TakeOver = ({ issueId, code, onDone }: TakeOverProps) => {
  const [found, setFound] = useState<Found>();
  const [taken, setTaken] = useState<SavedWalk>();
  const { open } = useWalkControl();
  const { withUsername, dialog } = useRequireUsername();
  const lookAgain = useCallback(() => {
    look(issueId, code).then(setFound, () => setFound({ kind: 'damaged' }));
  }, [issueId, code]);
  useEffect(() => {
    lookAgain();
    addEventListener('online', lookAgain);
    return () => removeEventListener('online', lookAgain);
  }, [lookAgain]);
  if (!found) return null;
  const goOn = (walk: SavedWalk): void => {
    onDone();
    open(walk);
  };
  if (taken) {
    return (
      <Said
        title={words.taken}
        text={words.tell(found.kind === 'ready' ? holderOf(found.handed) : '')}
      >
        <p className={classes.code}>{takeOverCode(taken.id, taken.moments ?? [])}</p>
        <Go label={words.goOn} onPress={() => goOn(taken)} />
      </Said>
    );
  }
  if (found.kind === 'mine') {
    return (
      <Said title={words.mine} text={found.walk.title}>
        <Go label={words.goOn} onPress={() => goOn(found.walk)} />
      </Said>
    );
  }
  if (found.kind === 'missing') {
    return (
      <Said
        title={words.missing(found.handed.revision, found.handed.title)}
        text={words.missingText}
      >
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
  const { handed, here } = found;
  const takeOver = async (): Promise<void> => {
    const walk = takenOver(found, advisorName());
    await storeWalk(walk);
    setTaken(walk);
  };
  return (
    <>
      <Said
        title={words.title(holderOf(handed))}
        text={[
          handed.title,
          words.at(activeStep(handed.walk)?.number, clockTime(handed.startedAt)),
          here ? words.replaces : '',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Go label={words.takeOver} onPress={() => withUsername(() => void takeOver())} />
        <Leave onPress={onDone} />
      </Said>
      {dialog}
    </>
  );
};

const Said = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div role="status">
    <EmptyState
      icon={<Icon icon={Smartphone} size={40} />}
      title={title}
      action={<div className={classes.ways}>{children}</div>}
    >
      {text}
    </EmptyState>
  </div>
);

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
