import { Link } from 'wouter';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { changedStartersMessages as words } from './messages.ts';
import classes from '../page-parts/Band.module.css';

type Told = { head: string; text: string; look: string };

/** Tells of the most urgent kind among those that changed: dangerous, then with new words, then new. */
function told(changed: readonly ChangedStarter[]): Told {
  const dangerous = changed.filter(({ isDangerous }) => isDangerous).length;
  if (dangerous > 0)
    return { head: words.dangerous(dangerous), text: words.dangerousText, look: words.look };
  const count = changed.filter(({ what }) => what !== 'new').length;
  if (count > 0) return { head: words.changed(count), text: words.changedText, look: words.look };
  return { head: words.added(changed.length), text: words.addedText, look: words.lookAdded };
}

/** Says above the issues list that texts of the starter library changed, until each is looked at (STARTERS-1). */
export const ChangedStartersNotice = ({ changed }: { changed: readonly ChangedStarter[] }) => {
  if (changed.length === 0) return null;
  const isDangerous = changed.some((one) => one.isDangerous);
  const { head, text, look } = told(changed);
  return (
    <div className={isDangerous ? `${classes.band} ${classes.danger}` : classes.band}>
      <Icon icon={isDangerous ? TriangleAlert : BookOpen} size={18} />
      <p className={classes.text}>
        <b>{head}</b> {text}
      </p>
      <Link href={adminPaths.changedStarters}>{look}</Link>
    </div>
  );
};
