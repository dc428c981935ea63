import { languageName, ownNameOf } from '#core/base/language-name.ts';
import { LOCALE } from '#core/base/locale.ts';
import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { translationsMessages as words } from './messages.ts';

/** Lists the languages to choose from, each by its own name and its name in the page's language, in the order of the latter. */
export function languageChoices(): readonly { value: ProcedureLanguage; label: string }[] {
  const tags = Object.keys(PROCEDURE_LANGUAGES) as ProcedureLanguage[];
  const { compare } = new Intl.Collator(LOCALE);
  return tags
    .map((value) => ({ value, name: languageName(value) }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ value, name }) => {
      const own = ownNameOf(value);
      const isAlike = own.toLocaleLowerCase() === name.toLocaleLowerCase();
      return { value, label: isAlike ? own : words.choice(own, name) };
    });
}
