import { Link } from 'wouter';
import { ownNameOf } from '#core/base/language.ts';
import { isProcedureLanguage, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import { languagesOf } from '#core/issue/translations.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { useQuery } from '../../base/navigation.ts';
import { useOriginalLanguage } from '../base/queries.ts';
import { useTranslations } from '../base/translations-api.ts';
import { PATHS_PANE } from './CheckedPaths.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPane.module.css';

type ReadLanguage = ProcedureLanguage | undefined;

/** Returns the languages of an issue, and the one of the address in which its paths are read; undefined is the original. */
export function useReadLanguage(issue: Pick<Issue, '_id' | 'version'>) {
  const asked = useQuery().get('language');
  const translations = useTranslations(issue, true).data ?? {};
  const languages = languagesOf(translations).map(([language]) => language);
  const language = asked !== null && isProcedureLanguage(asked) ? asked : undefined;
  return { languages, language };
}

interface PathLanguagesProps {
  _id: string;
  languages: readonly ProcedureLanguage[];
  language: ReadLanguage;
}

/** The languages in which the paths can be read, each by its own name (TRANSLATE-43). */
export const PathLanguages = ({ _id, languages, language }: PathLanguagesProps) => {
  const original = useOriginalLanguage();
  const all: readonly ReadLanguage[] = [undefined, ...languages];
  return (
    <nav className={classes.languages} aria-label={words.languages}>
      {all.map((one) => (
        <Link
          key={one ?? ''}
          href={adminPaths.issue(_id, PATHS_PANE, one)}
          lang={one ?? original}
          aria-current={one === language ? 'true' : undefined}
          replace
        >
          {ownNameOf(one ?? original)}
        </Link>
      ))}
    </nav>
  );
};
