import { isCategory } from '#core/base/category.ts';
import { formatTime } from '#core/base/format.ts';
import type { LinkedEscalation } from '#core/notifications/escalation-schema.ts';
import { Label } from '#kit/controls/label/Label.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { EVERY_ANSWER_WORDS } from '#core/notifications/every-answer-words.ts';
import { CategoryIcon } from '../base/CategoryIcon.tsx';
import { frameMessages } from './frame/messages.ts';
import { escalationMessages as words } from './messages.ts';
import classes from './frame/Frame.module.css';

interface NightProps {
  escalation: LinkedEscalation;
}

interface SubjectProps extends NightProps {
  /** True if nobody answered yet: the page's heading is then the escalation's name. */
  isHeading: boolean;
}

/** Names what was escalated, where and when. */
export const Subject = ({ escalation, isHeading }: SubjectProps) => {
  const { category, title, area, at, timeZone } = escalation;
  const Title = isHeading ? 'h1' : 'b';
  return (
    <>
      {isHeading && <Label tone="danger">{words.escalated}</Label>}
      <div className={classes.subject} data-large={isHeading}>
        <CategoryIcon
          category={isCategory(category) ? category : 'Other'}
          size={isHeading ? 48 : 40}
        />
        <div>
          <Title tabIndex={-1}>{title}</Title>
          <p>{frameMessages.place(area, formatTime(at, timeZone))}</p>
        </div>
      </div>
    </>
  );
};

/** Shows the advisor on the scene, whom one tap calls if the advisor left a number (ANSWERS-9). */
export const Callback = ({ advisor, callback, isFirst }: CallbackProps) => (
  <div className={classes.call} data-first={isFirst && callback !== null}>
    <Icon icon={Phone} size={22} />
    <div>
      {callback === null ? (
        <b>{advisor}</b>
      ) : (
        <a href={`tel:${callback}`} aria-label={words.call(advisor)}>
          <b>{advisor}</b>
        </a>
      )}
      <p>{callback === null ? words.noCallback : words.callback}</p>
    </div>
    {callback !== null && <bdi>{callback}</bdi>}
  </div>
);

interface CallbackProps extends Pick<LinkedEscalation, 'advisor' | 'callback'> {
  /** True if calling is the next thing to do. */
  isFirst: boolean;
}

interface OtherAnswersProps extends NightProps {
  /** True if the top of the page says one of the answers already. */
  isOneSaid: boolean;
}

/** Lists what others answered, unless the page says all of it already. */
export const OtherAnswers = ({
  escalation: { answers, timeZone },
  isOneSaid,
}: OtherAnswersProps) => {
  const others = answers.filter(({ isMine }) => !isMine);
  if (others.length <= Number(isOneSaid)) return null;
  return (
    <ul className={classes.answers}>
      {others.map(({ name, press, at }) => (
        <li key={`${name} ${at}`}>{EVERY_ANSWER_WORDS[press](name, formatTime(at, timeZone))}</li>
      ))}
    </ul>
  );
};

/** Lists what the advisor did so far, never their comments or notes. */
export const SoFar = ({ escalation: { taps, timeZone } }: NightProps) => {
  // Two taps of the same moment can read alike: their place in the list, which never changes, tells them apart.
  const lines = taps.map((tap, id) => ({ ...tap, id }));
  return (
    <section className={classes.soFar} aria-labelledby="so-far">
      <h2 id="so-far">{words.soFar}</h2>
      <ol>
        {lines.map(({ id, at, text, asked, answer }) => (
          <li key={id}>
            <time dateTime={at}>{formatTime(at, timeZone)}</time>
            <span>
              {asked === null ? text : asked} {answer !== null && <b>{answer}</b>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
