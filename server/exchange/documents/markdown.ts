import { Lexer, type Token, type Tokens } from 'marked';
import { splitBlock, textBlocks } from '#core/import/paragraphs/text-blocks.ts';
import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { decoded } from './entities.ts';
import { valueOf } from './html-tokens.ts';
import { addressOf } from './base/links.ts';
import { tableBlocks, tableRow } from './base/tables.ts';

/** The most groups of asterisks and underscores in a paragraph. Above that they count as plain text, because the library would search the whole rest of the text for the end of each. */
const SIGNS = 300;

/** The lexer of the library, which leaves a paragraph with too many signs as plain text. */
class Signs extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const signs = src.match(/[*_]+/g) ?? [];
    if (signs.length <= SIGNS) return super.inlineTokens(src, tokens);
    tokens.push({ type: 'text', raw: src, text: src });
    return tokens;
  }
}

/** Link addresses that nobody reads, such as the bytes of an image or a program. */
const CODE = /^\s*(?:data|javascript|vbscript):/i;

/** Returns the text of inline tokens without the signs that format it. A link's address follows its words, unless they already say it. */
function inlineText(tokens: readonly Token[] | undefined, whole: string): string {
  if (!tokens) return whole;
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n';
      if (token.type === 'checkbox') return '';
      if (token.type === 'html' && /^<br\b/i.test(token.raw)) return '\n';
      if (token.type === 'link' || token.type === 'image') {
        const { href, text } = token as Tokens.Link;
        const words = inlineText(token.type === 'link' ? token.tokens : undefined, text);
        const address = addressOf(href, words);
        return address === undefined ? words : `${words} (${address})`;
      }
      if ('tokens' in token && token.tokens) return inlineText(token.tokens, '');
      return 'text' in token && typeof token.text === 'string' ? decoded(token.text) : token.raw;
    })
    .join('');
}

function isBold(tokens: readonly Token[] | undefined): boolean {
  const [only, ...others] = tokens ?? [];
  if (!only || others.length > 0) return false;
  return only.type === 'strong' || (only.type === 'em' && isBold((only as Tokens.Em).tokens));
}

/** The kinds of tokens that come below the text of a list item. */
const BELOW = new Set(['list', 'table']);
/** A number larger than the count of lists and tables that any document has side by side. */
const MANY = 100_000;

function listBlocks(list: Tokens.List, level: number, place: number): SourceBlock[] {
  const first = list.start === '' ? 1 : list.start;
  return list.items.flatMap((item, index) => {
    const own = item.tokens.filter(({ type }) => !BELOW.has(type) && type !== 'space');
    const text = own
      .map((token) =>
        'tokens' in token
          ? inlineText(token.tokens, token.raw)
          : 'text' in token
            ? String(token.text)
            : '',
      )
      .filter((part) => part !== '')
      .join('\n');
    const kind = list.ordered ? 'numbered' : 'bullet';
    const label = list.ordered ? `${first + index}.` : '';
    const below = item.tokens.flatMap((token) => {
      if (token.type === 'list') return listBlocks(token as Tokens.List, level + 1, place);
      const number = MANY * (index + 1) + place;
      return token.type === 'table'
        ? blocksOfTable(token as Tokens.Table, number, lineBlock(text))
        : [];
    });
    return [lineBlock(text, { kind, level, label, isApart: true }), ...below];
  });
}

function blocksOfTable(
  { header, rows }: Tokens.Table,
  table: number,
  above: SourceBlock | undefined,
): readonly SourceBlock[] {
  const read = [header, ...rows].map((row) =>
    row.map(({ tokens, text }) => inlineText(tokens, text).trim()),
  );
  return tableBlocks(
    read.map((cells) => tableRow(cells, table)),
    above,
  );
}

/** The anchor at the end of a heading, for links to it: 'Fire {#fire}'. */
const ANCHOR = /\s*\{#[\w-]+\}\s*$/;

function blocksOf(token: Token, place: number, above?: SourceBlock): readonly SourceBlock[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading;
      const words = inlineText(tokens, text).replaceAll('\n', ' ').replace(ANCHOR, '');
      return [lineBlock(words, { kind: 'heading', level: depth, isApart: true })];
    }
    case 'list':
      return listBlocks(token as Tokens.List, 0, place);
    case 'table':
      return blocksOfTable(token as Tokens.Table, place, above);
    case 'blockquote':
      return (token.tokens ?? []).flatMap((one) => blocksOf(one, place));
    case 'paragraph': {
      const lines = textBlocks(inlineText(token.tokens, token.raw));
      const [first] = token.tokens ?? [];
      const lead = first?.type === 'strong' ? inlineText((first as Tokens.Strong).tokens, '') : '';
      return lines.map((line, at) => ({
        ...line,
        isBold: isBold(token.tokens),
        ...(at === 0 && !isBold(token.tokens) && { lead }),
      }));
    }
    case 'space':
    case 'hr':
      return [];
    case 'code': {
      const { lang = '', text } = token as Tokens.Code;
      const isDrawing = /^(?:mermaid|plantuml|dot|graphviz)\b/i.test(lang);
      return textBlocks(text).map((line) => (isDrawing ? { ...line, aside: 'drawing' } : line));
    }
    case 'def':
      return textBlocks(CODE.test((token as Tokens.Def).href) ? '' : token.raw);
    default:
      return textBlocks('text' in token && typeof token.text === 'string' ? token.text : token.raw);
  }
}

/** Returns the paragraphs of a text in Markdown: headings, lists and tables stay as they are, and everything else becomes lines. */
export function markdownBlocks(text: string): readonly SourceBlock[] {
  const [all = '', , front = ''] =
    /^\uFEFF?(?=([-+]{3}))\1[^\S\n]*\r?\n([\s\S]*?)\r?\n\1[^\S\n]*(?:\r?\n|$)/.exec(text) ?? [];
  const above = textBlocks(front).map((block) => ({ ...block, aside: 'header' as const }));
  const beside: SourceBlock[] = [];
  const take = (aside: 'comment' | 'struck') => (_: string, said: string) => {
    beside.push(...textBlocks(said).map((block) => ({ ...block, aside })));
    return '';
  };
  const notes = new Map<string, string>();
  const named = new Set<string>();
  const note = (_: string, name: string, said: string): string => {
    notes.set(name, `${notes.get(name) ?? ''} ${said}`.trim().replaceAll(/\s*\n\s*/g, ' '));
    return '';
  };
  const body = text
    .slice(all.length)
    .replaceAll(/^\[\^([^[\]\s]+)\]:[^\S\n]*(.*(?:\r?\n(?: {2,}|\t).+)*)/gm, note)
    .replaceAll(/\[\^([^[\]\s]+)\]/g, (sign: string, name: string) => {
      const said = notes.get(name);
      named.add(name);
      return said === undefined ? sign : ` (${said})`;
    })
    .replaceAll(/<!--((?:(?!<!--)[\s\S])*?)-->/g, take('comment'))
    .replaceAll(/~~([^~\n]+)~~/g, take('struck'))
    // The line '--' above an email signature would make a heading of the line above it, so it is removed.
    .replaceAll(/^--[^\S\n]+$/gm, '')
    .replaceAll(/<\/?(?:details|summary|u|sup|sub|span|div|p|center|kbd|mark)\b[^<>]*>/gi, ' ')
    .replaceAll(/<img\b([^<>]*)>/gi, (_, attributes: string) => valueOf(attributes, 'alt'));
  const unnamed = [...notes].flatMap(([name, said]) =>
    named.has(name) ? [] : textBlocks(said).map((block) => ({ ...block, aside: 'note' as const })),
  );
  const read: SourceBlock[] = [];
  for (const [place, token] of new Signs().lex(body).entries())
    read.push(...blocksOf(token, place, read.at(-1)));
  return [...above, ...read, ...beside, ...unnamed].flatMap(splitBlock);
}

/** Tells whether a text of unknown kind is written in Markdown: it has a heading or bold words. */
export const looksLikeMarkdown = (text: string): boolean =>
  /^#{1,6} \S|^\*\*\S.*\*\*\s*$/m.test(text);
