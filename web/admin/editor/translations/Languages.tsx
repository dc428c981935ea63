import { Link, useLocation } from 'wouter';
import { ownNameOf } from '#core/base/language-name.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { progressOf } from '#core/issue/translation.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { useQuery } from '../../../base/navigation.ts';
import { useWrittenIn } from '../../base/queries.ts';
import { languageChoices } from './language-choices.ts';
import { translationsMessages as words } from './messages.ts';
import classes from './Translations.module.css';
import { translationOf, type Translating } from './use-translating.ts';

interface LanguagesProps {
  translating: Translating;
  /** The languages that have a text, and the open one. */
  languages: readonly ProcedureLanguage[];
  open: ProcedureLanguage | undefined;
  canAdd: boolean;
}

/** The languages of an issue, each by its own name and with how much of it is translated, and a choice that adds one (TRANSLATE-31). */
export const Languages = ({ translating, languages, open, canAdd }: LanguagesProps) => {
  const { issue, translations } = translating;
  const [, navigate] = useLocation();
  const show = useQuery().get('show') ?? undefined;
  const addressOf = (language: string) => adminPaths.translations(issue._id, language, show);
  const original = useWrittenIn()(issue);
  const choices = languageChoices().filter(
    ({ value }) => value !== original && !languages.includes(value),
  );
  return (
    <div className={classes.languages}>
      {languages.length > 0 && (
        <nav aria-label={words.languages}>
          <ul className={classes.tabs}>
            {languages.map((language) => {
              const { current, stale, missing } = progressOf(
                issue,
                translationOf(translations, language),
              );
              return (
                <li key={language}>
                  <Link
                    className={classes.tab}
                    href={addressOf(language)}
                    aria-current={language === open ? 'page' : undefined}
                    replace
                  >
                    <span lang={language}>{ownNameOf(language)}</span>{' '}
                    <small>{words.progress(current, current + stale + missing)}</small>
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      {canAdd && (
        <div className={classes.add}>
          <Dropdown
            label={words.add}
            hideLabel
            placeholder={words.add}
            options={choices}
            value=""
            onChange={(language) => navigate(addressOf(language), { replace: true })}
          />
        </div>
      )}
    </div>
  );
};
