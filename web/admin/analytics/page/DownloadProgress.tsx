import { Button } from '#kit/controls/button/Button.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { adminMessages } from '../../base/messages.ts';
import classes from './DownloadProgress.module.css';

const words = adminMessages.analytics;

interface DownloadProgressProps {
  rows: number;
  total: number;
  onStop: () => void;
}

/** How much of the file has come (ANALYTICS-15). */
export const DownloadProgress = ({ rows, total, onStop }: DownloadProgressProps) => (
  <div className={classes.progress}>
    <ProgressBar
      label={words.preparing}
      // Rows may have been added since the results were shown.
      value={(100 * rows) / Math.max(rows, total)}
      note={words.rowsOf(rows, Math.max(rows, total))}
    />
    <Button onClick={onStop}>{words.stop}</Button>
  </div>
);
