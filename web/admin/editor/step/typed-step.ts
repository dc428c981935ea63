/** A step as it is searched: its number, and its question. */
type Searched = { readonly number: number; readonly title: string };

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The first step that what was typed means: by its number, with 'Step' before it or not, else by words of its
 * question, the last of which may be begun only. Undefined if there is none.
 */
export function typedStep<S extends Searched>(steps: readonly S[], typed: string): S | undefined {
  const text = folded(typed).trim().replaceAll(/\s+/g, ' ');
  const [, digits] = /^(?:step ?)?(\d+)$/.exec(text) ?? [];
  if (digits !== undefined) {
    const begun = steps.find(({ number }) => String(number).startsWith(digits));
    return steps.find(({ number }) => number === Number(digits)) ?? begun;
  }
  if (text === '' || 'step '.startsWith(text)) return undefined;
  const isIn = (title: string): boolean =>
    ` ${folded(title).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${text}`);
  return steps.find(({ title }) => isIn(title));
}
