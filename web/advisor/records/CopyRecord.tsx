import { useState } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { Copy } from '#kit/icon/drawings/copy.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { TextArea } from '#kit/text-area/TextArea.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { copyText } from '../../device.ts';
import type { OutboxRecord } from '../outbox/outbox-record.ts';
import { recordsMessages } from './messages.ts';
import { textOf } from './record-text.ts';
import { useQuestions } from './use-questions.ts';

const words = recordsMessages.copy;

interface CopyRecordProps {
  record: OutboxRecord;
  label: string;
  primary?: boolean;
}

function mark(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

/** Copies a record as text; where there is no clipboard the text is shown, to be marked by hand (OUTBOX-32). */
export const CopyRecord = ({ record, label, primary = false }: CopyRecordProps) => {
  const text = textOf(record, useQuestions(record));
  const [isByHand, setIsByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) showToast({ text: words.copied, kind: 'status' });
    else setIsByHand(true);
  };
  if (isByHand) {
    return (
      <TextArea
        ref={mark}
        label={words.text}
        hint={words.byHand}
        size="thumb"
        rows={8}
        readonly
        value={text}
        onChange={() => undefined}
      />
    );
  }
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      size="thumb"
      wide
      icon={<Icon icon={Copy} />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
};
