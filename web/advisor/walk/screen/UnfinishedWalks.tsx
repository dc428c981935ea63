import { activeStep } from '#core/walk/walk.ts';
import { holderOf } from '#core/record/holder.ts';
import { decodeWalk } from '#core/walk/stored-walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { clockTime } from '../../base/clock-time.ts';
import { escalateMessages, practiceMessages } from '../parts/messages.ts';
import { useRecordWords, useStored } from '../../phone/outbox/use-stored.ts';
import { eraseWithUndo } from './begin-walk.ts';
import type { Escalated, StoredWalk } from '../../phone/store/phone-store.ts';
import { savedWalk } from '../../phone/walks/saved-walks.ts';
import classes from './UnfinishedWalks.module.css';
import { useOpenWalk, useWalkControl } from './WalkProvider.tsx';
import { walkMessages } from '../state/messages.ts';

const words = walkMessages;

const inOrder = (walks: readonly StoredWalk[], name: string): readonly StoredWalk[] =>
  walks.toSorted(
    (a, b) =>
      Number(holderOf(b) === name) - Number(holderOf(a) === name) ||
      b.startedAt.localeCompare(a.startedAt),
  );

const stepOf = ({ walk }: StoredWalk): number | undefined => activeStep(decodeWalk(walk))?.number;

const Escalation = ({ id, escalated }: { id: string; escalated: Escalated }) => (
  <p>
    {escalateMessages.at(escalated.step, clockTime(escalated.at))} {useRecordWords(id)}
  </p>
);

/** Walks broken off by a crash, a reload or an empty battery are offered again at their steps (WALK-14, WALK-15). */
export const UnfinishedWalks = () => {
  const { open } = useWalkControl();
  const openWalk = useOpenWalk();
  const name = useAdvisorName();
  const walks = useStored('walks')?.filter(({ id }) => id !== openWalk?.id) ?? [];
  if (walks.length === 0) return null;
  const resume = async (id: string): Promise<void> => {
    const walk = await savedWalk(id);
    if (walk) open(walk);
  };
  return (
    <section aria-label={words.unfinishedLabel}>
      <ul>
        {inOrder(walks, name).map((walk) => {
          const isOwn = holderOf(walk) === name;
          return (
            <li key={walk.id} className={classes.offer}>
              <div id={`unfinished-${walk.id}`} className={classes.text}>
                <h2 className={classes.title}>{walk.title}</h2>
                <p>{words.unfinishedAt(stepOf(walk))}</p>
                <p>{words.startedBy(clockTime(walk.startedAt), walk.advisor)}</p>
                {walk.isPractice && (
                  <p>{`${practiceMessages.practice}. ${practiceMessages.strip}.`}</p>
                )}
                {walk.escalated && <Escalation id={walk.id} escalated={walk.escalated} />}
                {/* Whoever else goes on with it does so in the name that began it (WALK-19). */}
                {!isOwn && (
                  <p>
                    {words.staysIn(holderOf(walk))} {name !== '' && words.youAre(name)}
                  </p>
                )}
              </div>
              <div className={classes.buttons}>
                {isOwn && (
                  <Button
                    variant="plain"
                    aria-describedby={`unfinished-${walk.id}`}
                    onClick={() => void eraseWithUndo(walk)}
                  >
                    {words.erase}
                  </Button>
                )}
                <Button
                  variant={isOwn ? 'primary' : 'secondary'}
                  aria-describedby={`unfinished-${walk.id}`}
                  onClick={() => void resume(walk.id)}
                >
                  {words.resume}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
