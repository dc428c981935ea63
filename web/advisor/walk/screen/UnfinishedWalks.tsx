import { activeStep } from '#core/walk/walk.ts';
import { holderOf } from '#core/record/holder.ts';
import { decodeWalk } from '#core/walk/stored-walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { wasLoggedOut } from '../../../base/logged-out.ts';
import { Contained } from '../../../base/Contained.tsx';
import { hasText, memberOf } from '../../../base/parse-as.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { escalateMessages, practiceMessages } from '../parts/messages.ts';
import { useRecordWords, useStored } from '../../phone/outbox/use-stored.ts';
import { eraseWithUndo } from './begin-walk.ts';
import type { Escalated } from '#core/record/saved-walk.ts';
import type { StoredWalk } from '../../phone/store/phone-store.ts';
import { isWhole, savedWalk } from '../../phone/walks/saved-walks.ts';
import classes from './UnfinishedWalks.module.css';
import { languageOf } from '../state/shown-walk.ts';
import { prepared } from './prepared.ts';
import { useOpenWalk, useWalkControl } from './WalkProvider.tsx';
import { walkMessages as words } from '../state/messages.ts';

const newestFirst = (walks: readonly StoredWalk[]): readonly StoredWalk[] =>
  walks.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));

const stepOf = ({ walk }: StoredWalk): number | undefined => activeStep(decodeWalk(walk))?.number;

const Escalation = ({ id, escalated }: { id: string; escalated: Escalated }) => (
  <p>
    {escalateMessages.at(escalated.step, clockTime(escalated.at))} {useRecordWords(id)}
  </p>
);

const Offer = ({ walk }: { walk: StoredWalk }) => {
  const { open } = useWalkControl();
  const name = useAdvisorName();
  const isOwn = holderOf(walk) === name;
  const resume = async (): Promise<void> => {
    const saved = await savedWalk(walk.id);
    if (!saved) return;
    await prepared(saved);
    open(saved);
  };
  return (
    <li className={classes.offer}>
      <div id={`unfinished-${walk.id}`} className={classes.text}>
        <h2 className={classes.title} lang={languageOf(walk.issueId)}>
          {walk.title}
        </h2>
        <p>{words.unfinishedAt(stepOf(walk))}</p>
        <p>{words.startedBy(clockTime(walk.startedAt), walk.advisor)}</p>
        {walk.isPractice && <p>{`${practiceMessages.practice}. ${practiceMessages.strip}.`}</p>}
        {walk.escalated && <Escalation id={walk.id} escalated={walk.escalated} />}
        {/* Another advisor who continues the walk does so under its first advisor's name (WALK-19). */}
        {!isOwn && (
          <p>{[words.staysIn(holderOf(walk)), name && words.youAre(name)].join(' ').trim()}</p>
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
          onClick={() => void resume()}
        >
          {words.resume}
        </Button>
      </div>
    </li>
  );
};

const titleIn = (walk: unknown): string | undefined =>
  hasText(walk, 'title') ? String(memberOf(walk, 'title')) : undefined;

/** A line in the place of a walk that cannot be read or drawn; the walk stays on the phone (BROWSER-4). */
const SetAside = ({ walk }: { walk: unknown }) => (
  <li className={classes.offer}>
    <p className={classes.text}>{words.cannotOpen(titleIn(walk))}</p>
  </li>
);

const Offers = ({ walks }: { walks: readonly StoredWalk[] }) => (
  <ul>
    {newestFirst(walks).map((walk) => (
      <Contained key={walk.id} instead={<SetAside walk={walk} />}>
        <Offer walk={walk} />
      </Contained>
    ))}
  </ul>
);

/** The unfinished walks of this advisor, at the steps they had reached, and those of others behind one line (WALK-14). */
export const UnfinishedWalks = () => {
  const openWalk = useOpenWalk();
  const name = useAdvisorName();
  const stored = useStored('walks') ?? [];
  const walks = stored.filter(isWhole).filter(({ id }) => id !== openWalk?.id);
  const damaged = stored.filter((walk) => !isWhole(walk));
  if (walks.length + damaged.length === 0) return null;
  // A phone that died right after the name was typed has lost the name: the newest walk is then the advisor's own, unless people share the phone.
  const [newest] = name === '' && !wasLoggedOut() ? newestFirst(walks) : [];
  const isOwn = (walk: StoredWalk): boolean => walk === newest || holderOf(walk) === name;
  const own = walks.filter(isOwn);
  const others = walks.filter((walk) => !isOwn(walk));
  return (
    <section aria-label={words.unfinishedLabel}>
      {own.length > 0 && <Offers walks={own} />}
      {damaged.length > 0 && (
        <ul>
          {damaged.map((walk, index) => (
            <SetAside key={index} walk={walk} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{words.othersUnfinished(others.length)}</summary>
          <Offers walks={others} />
        </details>
      )}
    </section>
  );
};
