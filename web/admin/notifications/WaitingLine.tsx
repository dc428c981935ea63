import type { NotificationOverview } from '#core/notifications/notification-schema.ts';
import { CloudUpload } from '#kit/icon/drawings/actions/cloud-upload.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { notificationMessages } from './messages.ts';
import classes from './Notifications.module.css';

/** How many notifications waited at that moment, and how long the oldest had; nothing if none did (NOTIFICATIONS-16). */
export const WaitingLine = ({ overview, at }: { overview: NotificationOverview; at: number }) => {
  const { waiting, oldestWaiting } = overview;
  if (waiting === 0) return null;
  const since = oldestWaiting === null ? 0 : at - Date.parse(oldestWaiting);
  // No live region: it would be read out every few seconds.
  return (
    <p className={classes.waiting}>
      <Icon icon={CloudUpload} size={18} />
      {notificationMessages.waitingSince(waiting, Math.max(0, Math.floor(since / 1_000)))}
    </p>
  );
};
