import { lexer, type Token, type Tokens } from 'marked';
import { splitBlock, textBlocks } from '#core/import/text-blocks.ts';
import { lineBlock, type SourceBlock } from '#core/import/source.ts';
import { tableBlocks } from './tables.ts';

/** Returns the words of inline tokens, without the signs that format them; an address without other words stays. */
function inlineText(tokens: readonly Token[] | undefined, whole: string): string {
  if (!tokens) return whole;
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n';
      if (token.type === 'checkbox') return '';
      if (token.type === 'link' || token.type === 'image') {
        const { href, text } = token as Tokens.Link;
        const words = inlineText(token.type === 'link' ? token.tokens : undefined, text);
        return words === href || `mailto:${words}` === href || href.startsWith('#')
          ? words
          : `${words} (${href})`;
      }
      if ('tokens' in token && token.tokens) return inlineText(token.tokens, '');
      return 'text' in token && typeof token.text === 'string' ? decoded(token.text) : token.raw;
    })
    .join('');
}

// The parser leaves what HTML names by a word as it is written.
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => NAMED[name] ?? '');

const isBold = (tokens: readonly Token[] | undefined): boolean =>
  tokens?.length === 1 && tokens[0]?.type === 'strong';

function listBlocks(list: Tokens.List, level: number): SourceBlock[] {
  const first = list.start === '' ? 1 : list.start;
  return list.items.flatMap((item, index) => {
    const own = item.tokens.filter(({ type }) => type !== 'list' && type !== 'space');
    const text = own
      .map((token) =>
        'tokens' in token
          ? inlineText(token.tokens, token.raw)
          : 'text' in token
            ? String(token.text)
            : '',
      )
      .join('\n');
    const kind = list.ordered ? 'numbered' : 'bullet';
    const label = list.ordered ? `${first + index}.` : '';
    const below = item.tokens.filter((token): token is Tokens.List => token.type === 'list');
    return [
      lineBlock(text, { kind, level, label, isApart: true }),
      ...below.flatMap((one) => listBlocks(one, level + 1)),
    ];
  });
}

function blocksOfTable({ header, rows }: Tokens.Table, table: number): readonly SourceBlock[] {
  const read = [header, ...rows].map((row) => {
    const cells = row.map(({ tokens, text }) => inlineText(tokens, text).trim());
    const more = { isApart: true, ...(row.length > 1 && { table }) };
    return { cells, block: lineBlock(cells.filter(Boolean).join(' | '), more) };
  });
  return tableBlocks(read);
}

function blocksOf(token: Token, place: number): readonly SourceBlock[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading;
      return [
        lineBlock(inlineText(tokens, text), { kind: 'heading', level: depth, isApart: true }),
      ];
    }
    case 'list':
      return listBlocks(token as Tokens.List, 0);
    case 'table':
      return blocksOfTable(token as Tokens.Table, place);
    case 'blockquote':
      return (token.tokens ?? []).flatMap((one) => blocksOf(one, place));
    case 'paragraph': {
      const lines = textBlocks(inlineText(token.tokens, token.raw));
      return lines.map((line) => ({ ...line, isBold: isBold(token.tokens) }));
    }
    case 'space':
    case 'hr':
      return [];
    case 'def':
      return textBlocks(token.raw);
    default:
      return textBlocks('text' in token && typeof token.text === 'string' ? token.text : token.raw);
  }
}

/** Returns the paragraphs of a Markdown text: headings, lists and tables as they are, everything else as lines. */
export function markdownBlocks(text: string): readonly SourceBlock[] {
  const [all = '', front = ''] =
    /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(text) ?? [];
  const above = textBlocks(front).map((block) => ({ ...block, aside: 'header' as const }));
  const beside: SourceBlock[] = [];
  const take = (aside: 'comment' | 'struck') => (_: string, said: string) => {
    beside.push(...textBlocks(said).map((block) => ({ ...block, aside })));
    return '';
  };
  const body = text
    .slice(all.length)
    .replaceAll(/<!--([\s\S]*?)-->/g, take('comment'))
    .replaceAll(/~~([^~\n]+)~~/g, take('struck'))
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/<\/?(?:details|summary|u|sup|sub|span|div|p|center|kbd|mark)\b[^>]*>/gi, ' ');
  return [...above, ...lexer(body).flatMap(blocksOf), ...beside].flatMap(splitBlock);
}

/** Tells whether a text without a known kind is written in Markdown: it has a heading or something bold. */
export const looksLikeMarkdown = (text: string): boolean =>
  /^#{1,6} \S|^\*\*\S.*\*\*\s*$/m.test(text);
