import { CONDITIONAL, ROLE, SECTION } from '#core/import/phrases/usual-headings.ts';
import { COMMAND } from '#core/import/phrases/sayings.ts';
import { sentencesOf } from '#core/import/phrases/sentences.ts';
import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';

/** A paragraph, and the bold words with which it begins. */
export type Led = SourceBlock & { readonly lead?: string };

/** Returns the bold words with which a text begins, if more text follows them. */
export const leadOf = (lead: string, text: string, more: string, isBold: boolean): string =>
  isBold && text.trim() === lead.trim() ? text + more : lead;

/** The fewest paragraphs that must begin with a title before any of them counts as one. */
const FEWEST = 3;
/** The heading level that such a title gets. */
const LEVEL = 2;
/** The share of the paragraphs beginning in bold that must look like titles. */
const MOST = 0.7;

const LEAD = /^[\p{Lu}\d“"'][^.!?:\n]{2,58}[.:?!–—]?$/u;
const SIGNS = /[\s.:–—-]+$/;
const OTHER = /^(?:yes|no|notes?|tips?|warning|if|step|otherwise)\b/i;

/** Tells whether a paragraph begins with words that may be the title of a procedure, with a period, a colon or a dash after them. */
function isNamed({ lead = '', kind, table, aside, text }: Led): boolean {
  const words = lead.trim().replace(SIGNS, '');
  const rest = text.slice(lead.trim().length);
  const isApart = /[.:?!–—]$/.test(lead.trim()) || /^\s*[.:–—-]/.test(rest);
  const isText = kind === 'line' && table === undefined && !aside;
  const isOther = [COMMAND, OTHER, SECTION, ROLE, CONDITIONAL].some((usual) => usual.test(words));
  const isBegin = text.startsWith(lead.trim()) && /\p{L}/u.test(rest);
  return isText && isApart && isBegin && LEAD.test(lead.trim()) && !isOther;
}

/**
 * Makes headings of the bold words with which paragraphs begin, if these look like the titles of the document: there
 * are several, no two are the same, most have more than a sentence below, and the document has few other headings.
 */
export function withLeads(blocks: readonly Led[]): readonly SourceBlock[] {
  const named = new Set(blocks.filter(isNamed));
  const led = blocks.filter(({ lead = '', kind }) => lead.trim() !== '' && kind === 'line');
  const heads = blocks.filter(
    ({ kind, isBold, aside }) => !aside && (kind === 'heading' || isBold),
  );
  const names = new Set([...named].map(({ lead = '' }) => lead.trim().toLowerCase()));
  const long = blocks.filter((block, at) => {
    const next = blocks[at + 1];
    const rest = block.text.slice(block.lead?.trim().length ?? 0);
    const isMore = next !== undefined && !named.has(next) && next.kind !== 'heading';
    return named.has(block) && (isMore || sentencesOf(rest).length > 1);
  });
  const areTitles =
    named.size >= FEWEST &&
    names.size === named.size &&
    named.size >= MOST * led.length &&
    long.length >= MOST * named.size &&
    heads.length < named.size / 2;
  return blocks.flatMap((one) => {
    const { lead = '', ...block } = one;
    if (!areTitles || !named.has(one)) return [block];
    const rest = block.text.slice(lead.trim().length).replace(/^[\s.:–—-]+/, '');
    const title = lineBlock(lead.trim().replace(SIGNS, ''), {
      kind: 'heading',
      level: LEVEL,
      isApart: true,
    });
    return [title, { ...block, text: rest }];
  });
}
