import { useEffect, useRef } from 'react';
import { stateOf } from '#core/outbox/record-life.ts';
import { clockTime } from '../../base/clock-time.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { CopyRecord } from './CopyRecord.tsx';
import { copyMessages } from '../../walk/timeline/copy-messages.ts';
import { recordsMessages } from './messages.ts';
import classes from './OpenRecord.module.css';
import { ReceiptLine } from './ReceiptLine.tsx';
import { ReceiptText } from './ReceiptText.tsx';
import { RecordHead } from './RecordHead.tsx';
import { factsOf } from './record-text.ts';
import { ShareRecord } from './ShareRecord.tsx';
import { useQuestions, useStepsOf } from './use-questions.ts';
import { RecordTimeline } from '../../walk/timeline/RecordTimeline.tsx';

const words = recordsMessages.receipt;

interface OpenRecordProps {
  record: OutboxRecord;
  epoch: string | undefined;
}

/** One record with all that it holds, to be read, copied and shared (OUTBOX-32). */
export const OpenRecord = ({ record, epoch }: OpenRecordProps) => {
  const { title, savedAt, life } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  // A loop walks a step twice: a fact is told from another by its place, which never changes.
  const facts = factsOf(record, useQuestions(record)).map((fact, id) => ({ ...fact, id }));
  const state = stateOf(life, epoch);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article className={classes.record} aria-labelledby="record-title">
      <div className={classes.card}>
        <RecordHead record={record} time={clockTime(savedAt)}>
          <h2 id="record-title" ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
        </RecordHead>
        <ReceiptLine
          state={state}
          upright
          here={words.hereAt(clockTime(savedAt))}
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
      <RecordTimeline record={record} steps={useStepsOf(record)} />
      <dl className={classes.facts}>
        {facts.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
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
