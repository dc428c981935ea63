import { Link } from 'wouter';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { changedStartersMessages as words } from './messages.ts';
import classes from '../states/Band.module.css';

/** Says above the issues list that texts of the starter library changed, until each is looked at (STARTERS-1). */
export const ChangedStartersNotice = ({ changed }: { changed: readonly ChangedStarter[] }) => {
  if (changed.length === 0) return null;
  const dangerous = changed.filter(({ isDangerous }) => isDangerous).length;
  const isDangerous = dangerous > 0;
  return (
    <div className={isDangerous ? `${classes.band} ${classes.danger}` : classes.band}>
      <Icon icon={isDangerous ? TriangleAlert : BookOpen} size={18} />
      <p className={classes.text}>
        <b>{isDangerous ? words.dangerous(dangerous) : words.changed(changed.length)}</b>{' '}
        {isDangerous ? words.dangerousText : words.changedText}
      </p>
      <Link href={adminPaths.changedStarters}>{words.look}</Link>
    </div>
  );
};
