import { useMemo } from 'react';
import { Link } from 'wouter';
import { ownNameOf } from '#core/base/language-name.ts';
import { isProcedureLanguage, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import { shownTexts } from '#core/issue/translation.ts';
import { languagesOf } from '#core/issue/translations.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { useQuery } from '../../base/navigation.ts';
import { useWrittenIn } from '../base/queries.ts';
import { useTranslations } from '../base/translations-api.ts';
import { PATHS_PANE } from './CheckedPaths.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPane.module.css';

type ReadLanguage = ProcedureLanguage | undefined;

/** Returns the languages of an issue, and the one in the address, in which its paths are read; undefined means the original. `spoken` says which steps are in that language. */
export function useReadLanguage(issue: Issue) {
  const asked = useQuery().get('language');
  const { data } = useTranslations(issue, true);
  const original = useWrittenIn()(issue);
  const language = asked !== null && isProcedureLanguage(asked) ? asked : undefined;
  const translation = language && data?.translations[language];
  const spoken = useMemo(
    () => ({
      original,
      language,
      translated: new Set(Object.keys(translation ? shownTexts(issue, translation).steps : {})),
    }),
    [original, language, translation, issue],
  );
  const languages = languagesOf(data ?? {}).map(([one]) => one);
  return { languages, language, spoken };
}

interface PathLanguagesProps {
  _id: string;
  languages: readonly ProcedureLanguage[];
  language: ReadLanguage;
  original: ProcedureLanguage;
}

/** The languages in which the paths can be read, each by its own name (TRANSLATE-43). */
export const PathLanguages = ({ _id, languages, language, original }: PathLanguagesProps) => {
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
