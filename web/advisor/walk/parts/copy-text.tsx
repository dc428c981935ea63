import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../../base/device.ts';
import { copyMessages as words, timelineMessages } from './text-messages.ts';
import { Share2 } from '#kit/icon/drawings/actions/share-2.ts';
import { timelineText, type TimelineEntry } from '#core/record/timeline.ts';
import classes from './copy-text.module.css';

interface CopyTextProps {
  text: string;
  label: string;
  /** The name of the text that can be selected by hand. */
  textLabel?: string;
  primary?: boolean;
}

function mark(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

/** A button that copies a text; if there is no clipboard, it shows the text so that it can be selected by hand (OUTBOX-32). */
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
      icon={Copy}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
};

/** A button that gives a text to another app, if the browser can (OUTBOX-32). */
export const ShareText = ({ title, text, label }: Record<'title' | 'text' | 'label', string>) => {
  if (typeof (navigator as Partial<Navigator>).share !== 'function') return null;
  return (
    <Button
      size="thumb"
      wide
      icon={Share2}
      // If the person changes their mind, nothing is shared, and that is no failure.
      onClick={() => void navigator.share({ title, text }).catch(() => undefined)}
    >
      {label}
    </Button>
  );
};

interface TimelineButtonsProps {
  title: string;
  entries: readonly TimelineEntry[];
  timeZone: string | undefined;
}

/** The buttons that copy or share the timeline for an incident report (TIMELINE-3). */
export const TimelineButtons = ({ title, entries, timeZone }: TimelineButtonsProps) => {
  const text = timelineText(entries, timeZone);
  return (
    <div className={classes.buttons}>
      <ShareText title={title} text={text} label={timelineMessages.share} />
      <CopyText text={text} label={timelineMessages.copy} textLabel={timelineMessages.text} />
    </div>
  );
};
