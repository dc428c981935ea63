import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { copyMessages } from '../../walk/timeline/copy-messages.ts';
import { textOf } from './record-text.ts';
import { ShareText } from '../../walk/timeline/ShareText.tsx';
import { useQuestions } from './use-questions.ts';

/** Hands a record as text to another app, if the browser can (OUTBOX-32). */
export const ShareRecord = ({ record }: { record: OutboxRecord }) => (
  <ShareText
    title={record.title}
    text={textOf(record, useQuestions(record))}
    label={copyMessages.share}
  />
);
