import type { OutboxRecord } from '../outbox/outbox-record.ts';
import { CopyText } from './CopyText.tsx';
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
