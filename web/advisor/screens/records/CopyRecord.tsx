import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { CopyText } from '../../walk/timeline/CopyText.tsx';
import { textOf } from './record-text.ts';
import { useQuestions } from './use-questions.ts';

interface CopyRecordProps {
  record: OutboxRecord;
  label: string;
  primary?: boolean;
}

/** Copies a record as text (OUTBOX-32). */
export const CopyRecord = ({ record, ...rest }: CopyRecordProps) => (
  <CopyText text={textOf(record, useQuestions(record))} {...rest} />
);
