import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '#core/base/procedure-languages.ts';

const TAGS = Object.keys(PROCEDURE_LANGUAGES) as readonly ProcedureLanguage[];

/** Returns the names of a language, in English and in itself, as a form may write them. */
const namesOf = (tag: ProcedureLanguage): readonly string[] =>
  ['en', tag].map(
    (of) => new Intl.DisplayNames(of, { type: 'language' }).of(tag)?.toLowerCase() ?? '',
  );

/** Returns the language that a form calls 'Español (es)', 'es', 'es-MX' or 'Spanish'; undefined for another. */
export function languageCalled(name: string): ProcedureLanguage | undefined {
  const text = name.trim().toLowerCase();
  const tag = /\(([^()]*)\)$/.exec(text)?.[1] ?? text;
  const plain = text.replace(/\s*\([^()]*\)$/, '');
  const codes = [tag, tag.split('-')[0]];
  return (
    TAGS.find((one) => codes.includes(one.toLowerCase())) ??
    TAGS.find((one) => namesOf(one).includes(plain))
  );
}

/** Returns the lines of a form's texts in its own language, each with its translation. It leaves out a text that is the same in both languages, has another number of lines, or is translated in more than one way. */
export function pairedLines(
  own: readonly string[],
  others: readonly string[],
): Readonly<Record<string, string>> {
  const found = new Map<string, Set<string>>();
  for (const [place, text] of own.entries()) {
    const [here, there] = [text, others[place] ?? ''].map((one) => one.trim().split('\n'));
    if (!here || !there || here.length !== there.length) continue;
    for (const [at, line] of here.entries()) {
      const [from, to] = [line.trim(), there[at]?.trim() ?? ''];
      if (from !== '' && to !== '' && from !== to) {
        found.set(from, (found.get(from) ?? new Set()).add(to));
      }
    }
  }
  const sure = [...found].flatMap(([line, [to, ...more]]) =>
    to === undefined || more.length > 0 ? [] : [[line, to] as const],
  );
  return Object.fromEntries(sure);
}
