import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../../base/device.ts';
import { copyMessages } from './copy-messages.ts';

const words = copyMessages;

interface CopyTextProps {
  text: string;
  label: string;
  /** Names the text where it is marked by hand. */
  textLabel?: string;
  primary?: boolean;
}

function mark(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

/** Copies a text; if there is no clipboard it is shown, to be marked by hand (OUTBOX-32). */
export const CopyText = ({
  text,
  label,
  textLabel = words.text,
  primary = false,
}: CopyTextProps) => {
  const [isByHand, setIsByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) showToast({ text: words.copied, kind: 'status' });
    else setIsByHand(true);
  };
  if (isByHand) {
    return (
      <TextArea
        ref={mark}
        label={textLabel}
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
