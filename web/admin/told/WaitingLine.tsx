import type { ToldOverview } from '#core/told/told-schema.ts';
import { CloudUpload } from '#kit/icon/drawings/actions/cloud-upload.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { toldMessages } from './messages.ts';
import classes from './Told.module.css';

/** How many notifications waited at that moment, and how long the oldest had; nothing where none did (TOLD-16). */
export const WaitingLine = ({ told, at }: { told: ToldOverview; at: number }) => {
  const { waiting, oldestWaiting } = told;
  if (waiting === 0) return null;
  const since = oldestWaiting === null ? 0 : at - Date.parse(oldestWaiting);
  // No live region: it would be read out every few seconds.
  return (
    <p className={classes.waiting}>
      <Icon icon={CloudUpload} size={18} />
      {toldMessages.waitingSince(waiting, Math.max(0, Math.floor(since / 1_000)))}
    </p>
  );
};
