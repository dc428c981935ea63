import { Button } from '#kit/button/Button.tsx';
import { Share2 } from '#kit/icon/drawings/share-2.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import type { OutboxRecord } from '../outbox/outbox-record.ts';
import { recordsMessages } from './messages.ts';
import { textOf } from './record-text.ts';
import { useQuestions } from './use-questions.ts';

/** Hands a record as text to another app, where the browser can (OUTBOX-32). */
export const ShareRecord = ({ record }: { record: OutboxRecord }) => {
  const text = textOf(record, useQuestions(record));
  if (typeof (navigator as Partial<Navigator>).share !== 'function') return null;
  return (
    <Button
      size="thumb"
      wide
      icon={<Icon icon={Share2} />}
      // Whoever changes their mind has shared nothing.
      onClick={() => void navigator.share({ title: record.title, text }).catch(() => undefined)}
    >
      {recordsMessages.copy.share}
    </Button>
  );
};
