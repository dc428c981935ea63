import { useEffect, useRef, Fragment } from 'react';
import { stateOf } from '#core/outbox/record-life.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import {
  CopyRecord,
  factsOf,
  titleLang,
  useQuestions,
  useRecordText,
  useStepsOf,
  useTitleRead,
} from './record-text.tsx';
import { copyMessages, timelineMessages } from '../../walk/parts/text-messages.ts';
import { recordsMessages } from './messages.ts';
import { useRecordClock } from './record-clock.ts';
import { EventText } from './EventText.tsx';
import { ReceiptLine, ReceiptText, RecordHead } from './record-head.tsx';
import { timelineLines, timelineOf } from '#core/record/timeline.ts';
import type { WireStep } from '#core/issue/wire-schema.ts';
import { ToldLater } from '../../walk/parts/escalate.tsx';
import { RecordReport } from '../../walk/parts/report.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';
import { TimelineButtons, ShareText } from '../../walk/parts/copy-text.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import classes from './OpenRecord.module.css';

const words = recordsMessages.receipt;

interface OpenRecordProps {
  record: OutboxRecord;
  epoch: string | undefined;
}

/** One record with everything in it, to be read, copied and shared (OUTBOX-32). */
export const OpenRecord = ({ record, epoch }: OpenRecordProps) => {
  const { title, savedAt, life } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  // A procedure with a loop shows a step twice, so facts are told apart by their place, which never changes.
  const clock = useRecordClock();
  const facts = factsOf(record, useQuestions(record), clock).map((fact, id) => ({ ...fact, id }));
  const state = stateOf(life, epoch);
  const steps = useStepsOf(record);
  const read = useTitleRead(record);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article className={classes.record} aria-labelledby="record-title">
      <div className={classes.card}>
        <RecordHead record={record} time={clock.time(savedAt)}>
          <h2
            id="record-title"
            ref={heading}
            tabIndex={-1}
            className={classes.title}
            lang={titleLang(record)}
          >
            {title}
          </h2>
          {read && (
            <p className={classes.word} lang={read.language}>
              {read.title}
            </p>
          )}
        </RecordHead>
        <ReceiptLine
          state={state}
          upright
          here={words.hereAt(clock.time(savedAt))}
          received={state === 'received' ? <ReceiptText life={life} /> : undefined}
        />
        {state === 'refused' && <p className={classes.word}>{words.refusedText}</p>}
        {state === 'sendingAgain' && <p className={classes.word}>{words.restored}</p>}
        {(state === 'waiting' || state === 'refused') && life.receipt && (
          <p className={classes.word}>
            <ReceiptText life={life} />
          </p>
        )}
      </div>
      <ToldLater recordKey={life.key} />
      <RecordReport record={record} steps={steps} />
      <RecordTimeline record={record} steps={steps} />
      <dl className={classes.facts}>
        {facts.map(({ id, name, nameLang, value, valueLang, note }) => (
          <div key={id}>
            <dt lang={nameLang}>{isolated(name)}</dt>
            <dd lang={valueLang}>{isolated(value)}</dd>
            {note && <dd className={classes.word}>{note}</dd>}
          </div>
        ))}
      </dl>
      <div className={classes.buttons}>
        <ShareRecord record={record} />
        <CopyRecord record={record} label={copyMessages.copy} primary />
      </div>
    </article>
  );
};

interface RecordTimelineProps {
  record: OutboxRecord;
  /** The steps of the walked revision; none if the phone does not have them. */
  steps: readonly WireStep[];
}

/** The timeline of a record's walk, line by line, ready for the incident report (TIMELINE-1 to TIMELINE-3). */
export const RecordTimeline = ({ record, steps }: RecordTimelineProps) => {
  const campus = useCampus();
  const { body } = record.life;
  if (!('issueStatus' in body)) return null;
  const { timeZone } = campus;
  const entries = timelineOf({ record: body, title: record.title, steps, campus });
  if (entries.length === 0) return null;
  // Two taps within a minute can read alike, so lines are told apart by their place, which never changes.
  const lines = timelineLines(entries, timeZone).map((line, id) => ({ ...line, id }));
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className={classes.timelineTitle}>
        {timeZone === undefined ? timelineMessages.phoneTime : timelineMessages.campusTime}
      </h3>
      <ol className={classes.timeline}>
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line.day !== undefined && <li className={classes.eventDay}>{line.day}</li>}
            <li className={classes.event} data-did={line.did}>
              <time dateTime={new Date(line.at).toISOString()}>{line.time}</time>
              <EventText
                line={line}
                title={record.title}
                step={steps.find(({ _id }) => _id === line.step)}
                lang={titleLang(record)}
              />
            </li>
          </Fragment>
        ))}
      </ol>
      <TimelineButtons title={record.title} entries={entries} timeZone={timeZone} />
    </section>
  );
};

/** A button that gives a record as text to another app, if the browser can (OUTBOX-32). */
const ShareRecord = ({ record }: { record: OutboxRecord }) => (
  <ShareText title={record.title} text={useRecordText(record)} label={copyMessages.share} />
);
