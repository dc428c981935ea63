import { Link } from 'wouter';
import type { ChangedStarter, StarterLanguage } from '#core/exchange/exchange-schema.ts';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { changedStartersMessages as words } from './messages.ts';
import classes from '../page-parts/Band.module.css';

type NoticeWords = { head: string; text: string; look: string };

type Offered = {
  changed: readonly ChangedStarter[];
  /** The languages of the library that procedures here lack, shown once nothing else is new (TRANSLATE-45). */
  languages: readonly StarterLanguage[];
};

/** Returns the words for the most urgent kind of change: dangerous, then with new text, then new procedures, then another language. */
function told({ changed, languages: [language] }: Offered): NoticeWords {
  const dangerous = changed.filter(({ isDangerous }) => isDangerous).length;
  if (dangerous > 0)
    return { head: words.dangerous(dangerous), text: words.dangerousText, look: words.look };
  const count = changed.filter(({ what }) => what !== 'new').length;
  if (count > 0) return { head: words.changed(count), text: words.changedText, look: words.look };
  if (changed.length === 0 && language)
    return {
      head: words.inLanguage(language.language),
      text: words.inLanguageText,
      look: words.lookAdded,
    };
  return { head: words.added(changed.length), text: words.addedText, look: words.lookAdded };
}

/** A notice above the issues list that texts of the starter library changed, until each is settled (STARTERS-1). */
export const ChangedStartersNotice = ({ changed, languages }: Offered) => {
  if (changed.length + languages.length === 0) return null;
  const isDangerous = changed.some((one) => one.isDangerous);
  const { head, text, look } = told({ changed, languages });
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
