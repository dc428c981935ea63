import { timelineText, type TimelineEntry } from '#core/record/timeline.ts';
import { CopyText } from './CopyText.tsx';
import { ShareText } from './ShareText.tsx';
import { timelineMessages } from './messages.ts';
import classes from './Timeline.module.css';

const words = timelineMessages;

interface TimelineButtonsProps {
  title: string;
  entries: readonly TimelineEntry[];
  timeZone: string | undefined;
}

/** Hands the timeline over to an incident report (TIMELINE-3). */
export const TimelineButtons = ({ title, entries, timeZone }: TimelineButtonsProps) => {
  const text = timelineText(entries, timeZone);
  return (
    <div className={classes.buttons}>
      <ShareText title={title} text={text} label={words.share} />
      <CopyText text={text} label={words.copy} textLabel={words.text} />
    </div>
  );
};
