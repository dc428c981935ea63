import type { OutboxRecord } from '../outbox/outbox-record.ts';
import { copyMessages } from '../timeline/copy-messages.ts';
import { textOf } from './record-text.ts';
import { ShareText } from './ShareText.tsx';
import { useQuestions } from './use-questions.ts';

/** Hands a record as text to another app, where the browser can (OUTBOX-32). */
export const ShareRecord = ({ record }: { record: OutboxRecord }) => (
  <ShareText
    title={record.title}
    text={textOf(record, useQuestions(record))}
    label={copyMessages.share}
  />
);
