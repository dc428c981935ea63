import { lineBlock, type Aside, type SourceBlock } from '#core/import/source.ts';
import { Refused } from './base/refused.ts';
import { addressOf } from './base/links.ts';
import { tableBlocks, type TableRow } from './base/tables.ts';

const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/gi;
/** Groups without words of the text. */
const PASSED =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|listtable|listoverridetable|generator|xmlnstbl|rsidtbl|revtbl|nonshppict|shpinst|bkmkstart|bkmkend|datafield|latentstyles)$/;
const BESIDE: Readonly<Record<string, Aside>> = {
  header: 'header',
  headerl: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footerf: 'footer',
  annotation: 'comment',
};
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const DEEPEST = 300;

type Group = {
  isBold: boolean;
  aside: Aside | undefined;
  isPassed: boolean;
  isLabel: boolean;
  skip: number;
  /** A note that stands in brackets, the instruction of a field, or its words. */
  part?: 'note' | 'instruction' | 'result' | undefined;
};

/** Reads rich text (RTF): paragraphs with their headings, the numbers that its program drew, and rows of tables. */
export function richTextBlocks(said: string): readonly SourceBlock[] {
  const blocks: SourceBlock[] = [];
  const groups: Group[] = [];
  let group: Group = { isBold: false, aside: undefined, isPassed: false, isLabel: false, skip: 1 };
  let [text, label, bold, level, skipped, table] = ['', '', 0, 0, 0, 0];
  let heading: number | undefined;
  let beside: { aside: Aside; text: string } | undefined;
  let cells: string[] | undefined;
  let rows: TableRow[] = [];
  let isStarred = false;
  let letters = new TextDecoder('windows-1252');
  let field = { instruction: '', from: 0 };
  let note = 0;
  const endTable = (): void => {
    blocks.push(...tableBlocks(rows));
    rows = [];
    table += 1;
  };
  const endParagraph = (): void => {
    const words = text.trim();
    const drawn = label.replaceAll(/\s+/g, ' ').trim();
    if (cells !== undefined && words !== '') {
      cells[cells.length - 1] = [cells.at(-1), [drawn, words].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join('\n');
    } else if (words !== '') {
      if (rows.length > 0) endTable();
      const isBold = bold >= words.replaceAll(/\s/g, '').length;
      const isNumbered = /[\p{L}\p{N}]/u.test(drawn) && drawn !== 'o';
      const kind =
        heading !== undefined
          ? 'heading'
          : drawn === ''
            ? 'line'
            : isNumbered
              ? 'numbered'
              : 'bullet';
      const own = { kind, level: heading ?? level, label: isNumbered ? drawn : '' } as const;
      blocks.push(lineBlock(words, { ...own, isApart: true, isBold }));
    }
    if (beside && beside.text.trim() !== '') {
      blocks.push(lineBlock(beside.text.trim(), { isApart: true, aside: beside.aside }));
    }
    [text, label, bold, beside] = ['', '', 0, undefined];
  };
  const add = (words: string): void => {
    if (group.part === 'instruction') field.instruction += words;
    if (group.isPassed || group.part === 'instruction') return;
    if (group.isLabel) label += words;
    else if (group.aside) beside = { aside: group.aside, text: (beside?.text ?? '') + words };
    else {
      text += words;
      if (group.isBold) bold += words.replaceAll(/\s/g, '').length;
    }
  };
  const word = (name: string, value: number | undefined): void => {
    const sign = SIGNS[name];
    const isOn = value !== 0;
    if (isStarred && !BESIDE[name] && !/^(?:listtext|pntext|shptxt|fldinst)$/.test(name))
      group.isPassed = true;
    isStarred = false;
    if (PASSED.test(name)) group.isPassed = true;
    else if (name === 'ansicpg' && /^(?:874|125[0-8])$/.test(String(value)))
      letters = new TextDecoder(`windows-${value}`);
    else if (name === 'footnote') {
      note = text.length;
      group.part = 'note';
    } else if (name === 'fldinst') {
      group.part = 'instruction';
      field = { instruction: '', from: text.length };
    } else if (name === 'fldrslt') {
      group.part = 'result';
      field.from = text.length;
    } else if (BESIDE[name]) group.aside = BESIDE[name];
    else if (sign !== undefined) add(sign);
    else if (name === 'listtext' || name === 'pntext') group.isLabel = true;
    else if (name === 'u' && value !== undefined) {
      add(String.fromCharCode(value & 0xffff));
      skipped = group.skip;
    } else if (name === 'uc') group.skip = value ?? 1;
    else if (name === 'b') group.isBold = isOn;
    else if (name === 'plain') [group.isBold, group.aside] = [false, undefined];
    else if (/^(?:striked?|deleted)$/.test(name)) group.aside = isOn ? 'struck' : undefined;
    else if (name === 'v') group.aside = isOn ? 'hidden' : undefined;
    else if (name === 'par' || name === 'sect' || name === 'page') {
      if (group.part === 'note') add(' ');
      else if (!group.isPassed) endParagraph();
    } else if (name === 'pard' && group.part !== 'note') [heading, level] = [undefined, 0];
    else if (name === 'outlinelevel') heading = (value ?? 9) < 9 ? (value ?? 0) + 1 : undefined;
    else if (name === 'ilvl') level = value ?? 0;
    else if (name === 'intbl') cells ??= [''];
    else if (name === 'cell') {
      endParagraph();
      cells?.push('');
    } else if (name === 'row' && cells) {
      const own = cells.slice(0, -1);
      const more = { isApart: true, ...(own.length > 1 && { table }) };
      if (own.some(Boolean))
        rows.push({ cells: own, block: lineBlock(own.filter(Boolean).join(' | '), more) });
      cells = undefined;
    }
  };
  for (const [, name, value, hex, sign, brace, words] of said.matchAll(TOKEN)) {
    if (brace === '{') {
      if (groups.length > DEEPEST) throw new Refused('TOO_DEEP');
      groups.push(group);
      group = { ...group };
    } else if (brace === '}') {
      const isEnd = group.aside !== undefined && groups.at(-1)?.aside === undefined;
      if (isEnd && /^(?:header|footer|comment)$/.test(group.aside ?? '') && beside) {
        blocks.push(lineBlock(beside.text.trim(), { isApart: true, aside: beside.aside }));
        beside = undefined;
      }
      const { part } = group;
      group = groups.pop() ?? group;
      if (part === group.part) continue;
      if (part === 'note') text = `${text.slice(0, note).trimEnd()} (${text.slice(note).trim()})`;
      if (part !== 'result') continue;
      const [, target = ''] = /^\s*HYPERLINK\s+"([^"]*)"/i.exec(field.instruction) ?? [];
      const address = addressOf(target, text.slice(field.from));
      if (address !== undefined) add(` (${address})`);
    } else if (name !== undefined) word(name, value === undefined ? undefined : Number(value));
    else if (hex !== undefined) {
      if (skipped > 0) skipped -= 1;
      else add(letters.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    } else if (sign === '*') isStarred = true;
    else if (sign === '~') add(' ');
    else if (sign === '_') add('-');
    else if (sign !== undefined && /[\\{}]/.test(sign)) add(sign);
    else if (words !== undefined) {
      const from = Math.min(skipped, words.length);
      skipped -= from;
      add(words.slice(from));
    }
  }
  endParagraph();
  endTable();
  return blocks.filter((block) => block.text.trim() !== '' || block.cells.length > 0);
}
