import { lineBlock, type Aside, type SourceBlock } from '#core/import/paragraphs/source.ts';

/** Text that is kept apart from a paragraph's own text, such as text that was struck out in the paragraph. */
export type Beside = { readonly aside: Aside; text: string };

/** Adds text that is kept apart from a paragraph's own text. It joins the last such text if both are of the same kind. */
export function addBeside(all: Beside[], aside: Aside, text: string): void {
  const last = all.at(-1);
  if (last?.aside === aside) last.text += text;
  else all.push({ aside, text });
}

export const besideBlocks = (all: readonly Beside[]): readonly SourceBlock[] =>
  all
    .filter(({ text }) => text.trim() !== '')
    .map(({ aside, text }) => lineBlock(text.trim(), { isApart: true, aside }));
