import { languageName } from '#core/base/language-name.ts';
import { formatTime } from '#core/base/format.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import type { TimelineEntry } from '#core/record/timeline.ts';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { ChevronRight } from '#kit/icon/drawings/signs/chevron-right.ts';
import { CircleAlert } from '#kit/icon/drawings/signs/circle-alert.ts';
import { CircleEllipsis } from '#kit/icon/drawings/categories/circle-ellipsis.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { Mail } from '#kit/icon/drawings/signs/mail.ts';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { UserRound } from '#kit/icon/drawings/signs/user-round.ts';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import { Image } from '#kit/layout/image/Image.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { FullSize } from '../../base/full-size.ts';
import { messages } from '../../base/messages.ts';
import { isolated } from '../../guide/isolated.tsx';
import { Written } from '../base/Written.tsx';
import { recordMessages as words } from './messages.ts';
import classes from './RecordStory.module.css';
import { shownWords, type ShownWords } from './shown-words.ts';
import { isOwnQuestion, sentenceOfStart, type StoryEntry } from '#core/record/story.ts';

const ICONS: Record<TimelineEntry['did'], Drawing> = {
  began: ChevronRight,
  answered: CircleAlert,
  called: Phone,
  'went back': ArrowLeft,
  escalated: TriangleAlert,
  timer: History,
  'handed over': Users,
  'took back': ArrowLeft,
  ended: Check,
  stopped: CircleEllipsis,
  reached: Mail,
  pressed: UserRound,
};

/** The mark of an entry on the line: the number of its step, or an icon for its kind of event. */
const Node = ({ did, number }: StoryEntry) => (
  <span className={classes.node} aria-hidden="true">
    {did === 'answered' && number !== null ? number : <Icon icon={ICONS[did]} size={14} />}
  </span>
);

type AnswerProps = { entry: StoryEntry; shown: ShownWords | undefined; issueId: string };

const Answer = ({ entry, shown, issueId }: AnswerProps) => {
  const { asked = '', answer = '', number, isOwnAnswer, isAgain, shownIn } = entry;
  return (
    <div className={classes.words}>
      <p className={classes.asked}>
        {isOwnQuestion(asked) ? <Written of={{ _id: issueId }}>{isolated(asked)}</Written> : asked}
      </p>
      <p className={classes.answer}>
        <b>{isOwnAnswer ? <Written of={{ _id: issueId }}>{isolated(answer)}</Written> : answer}</b>
        {isAgain && <Label>{words.again}</Label>}
        {number === null && isOwnQuestion(asked) && (
          <Label tone="warning">{words.unknownStep}</Label>
        )}
      </p>
      {shownIn !== undefined && (
        <div className={classes.shown}>
          <p>{words.shownIn(languageName(shownIn))}</p>
          {shown && (
            <p lang={shown.language} dir="auto">
              {isolated(shown.question)} <b>{isolated(shown.answer)}</b>
            </p>
          )}
        </div>
      )}
    </div>
  );
};

interface RecordStoryProps {
  title: string;
  text?: string | undefined;
  entries: readonly StoryEntry[];
  record: OpenedRecord;
}

/** The timeline of a record: questions, answers, calls and ends, each with its time and the image that the advisor saw (RECORDED-2). */
export const RecordStory = ({ title, text, entries, record }: RecordStoryProps) => (
  <section className={classes.story} aria-label={title}>
    <h2 className={classes.title}>{title}</h2>
    {text !== undefined && <p className={classes.quiet}>{text}</p>}
    <ol className={classes.entries}>
      {entries.map((entry) => {
        const { id, at, did, image } = entry;
        const instant = at === undefined ? undefined : new Date(at).toISOString();
        return (
          <li key={id} className={classes.entry} data-did={did}>
            <span className={classes.time}>
              {instant !== undefined && (
                <time dateTime={instant}>{formatTime(instant, record.timeZone)}</time>
              )}
            </span>
            <Node {...entry} />
            {did === 'answered' ? (
              <Answer entry={entry} shown={shownWords(record, entry)} issueId={record.issueId} />
            ) : (
              <p className={classes.words}>
                {did === 'began' ? (
                  <Written
                    of={{ _id: record.issueId }}
                    within={(title) => sentenceOfStart(record, title)}
                  >
                    {record.title}
                  </Written>
                ) : (
                  isolated(entry.text)
                )}
              </p>
            )}
            {image !== undefined && did === 'answered' && (
              <span className={classes.image}>
                <Image
                  src={`/${image}`}
                  alt={words.picture}
                  fit="contain"
                  height={96}
                  fullSize={FullSize}
                  closeLabel={messages.close}
                />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </section>
);
