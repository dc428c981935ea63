import { lineBlock, type Aside, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { Refused } from './base/refused.ts';
import { addBeside, besideBlocks, type Beside } from './base/beside.ts';
import { withBoxes } from './base/boxes.ts';
import { addressOf } from './base/links.ts';
import { tableBlocks, tableRow, type TableRow } from './base/tables.ts';

const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/gi;
/** Groups whose content is not part of the text. */
const PASSED =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|listtable|listoverridetable|generator|xmlnstbl|rsidtbl|revtbl|nonshppict|shpinst|shprslt|bkmkstart|bkmkend|datafield|latentstyles)$/;
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
  /** The kind of this group: a note, which is shown in parentheses, the instruction of a field, or the text that the field shows. */
  part?: 'note' | 'instruction' | 'result' | undefined;
  /** The kind of separate text that begins in this group, such as a page header or a text box. */
  flow?: Aside | 'box' | undefined;
};
/** The state of reading the main text or a separate text. After a separate text, the paragraph around it goes on. */
type Flow = {
  readonly blocks: SourceBlock[];
  text: string;
  label: string;
  bold: number;
  level: number;
  heading: number | undefined;
  beside: Beside[];
  /** The blocks of the text boxes and comments anchored in the paragraph. */
  boxed: SourceBlock[];
  cells: string[] | undefined;
  rows: TableRow[];
  field: { instruction: string; from: number };
  note: number;
};
const newFlow = (): Flow => ({
  blocks: [],
  text: '',
  label: '',
  bold: 0,
  level: 0,
  heading: undefined,
  beside: [],
  boxed: [],
  cells: undefined,
  rows: [],
  field: { instruction: '', from: 0 },
  note: 0,
});

/** Reads rich text (RTF): paragraphs with their headings, list numbers as the program showed them, and rows of tables. */
export function richTextBlocks(said: string): readonly SourceBlock[] {
  const groups: Group[] = [];
  const around: Flow[] = [];
  let now = newFlow();
  let group: Group = { isBold: false, aside: undefined, isPassed: false, isLabel: false, skip: 1 };
  let [skipped, table] = [0, 0];
  let isStarred = false;
  let letters = new TextDecoder('windows-1252');
  const endRow = (): void => {
    const { cells = [] } = now;
    // The last cell ends before its row does, unless the file was cut off.
    const own = cells.at(-1) === '' ? cells.slice(0, -1) : cells;
    if (own.some(Boolean)) now.rows.push(tableRow(own, table));
    now.cells = undefined;
  };
  const endTable = (): void => {
    endRow();
    now.blocks.push(...tableBlocks(now.rows, now.blocks.at(-1)));
    now.rows = [];
    table += 1;
  };
  const endParagraph = (): void => {
    const { blocks, heading, cells } = now;
    const words = now.text.trim();
    const drawn = now.label.replaceAll(/\s+/g, ' ').trim();
    if (cells === undefined && words !== '' && now.rows.length > 0) endTable();
    const isNumbered = /[\p{L}\p{N}]/u.test(drawn) && drawn !== 'o';
    const kind =
      heading !== undefined
        ? 'heading'
        : drawn === ''
          ? 'line'
          : isNumbered
            ? 'numbered'
            : 'bullet';
    const own = lineBlock(words, {
      kind,
      level: heading ?? now.level,
      label: isNumbered || cells ? drawn : '',
      isApart: true,
      isBold: words !== '' && now.bold >= words.replaceAll(/\s/g, '').length,
    });
    for (const block of withBoxes(own, now.boxed)) {
      const shown = [block.label, block.text].filter(Boolean).join(' ');
      if (cells && block.text !== '' && block.aside === undefined)
        cells[cells.length - 1] = [cells.at(-1), shown].filter(Boolean).join('\n');
      else if (block.text !== '' || block.cells.length > 0) blocks.push(block);
    }
    blocks.push(...besideBlocks(now.beside));
    [now.text, now.label, now.bold, now.beside, now.boxed] = ['', '', 0, [], []];
  };
  const endFlow = (flow: Aside | 'box'): void => {
    endParagraph();
    endTable();
    const { blocks } = now;
    now = around.pop() ?? now;
    now.boxed.push(...blocks.map((block) => (flow === 'box' ? block : { ...block, aside: flow })));
  };
  const add = (words: string): void => {
    if (group.part === 'instruction') now.field.instruction += words;
    if (group.isPassed || group.part === 'instruction') return;
    if (group.isLabel) now.label += words;
    else if (group.aside) addBeside(now.beside, group.aside, words);
    else {
      now.text += words;
      if (group.isBold) now.bold += words.replaceAll(/\s/g, '').length;
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
      now.note = now.text.length;
      group.part = 'note';
    } else if (name === 'fldinst') {
      group.part = 'instruction';
      now.field = { instruction: '', from: now.text.length };
    } else if (name === 'fldrslt') {
      group.part = 'result';
      now.field.from = now.text.length;
    } else if (BESIDE[name] || name === 'shptxt') {
      around.push(now);
      now = newFlow();
      const isPassed = group.isPassed && name !== 'shptxt';
      const flow = BESIDE[name] ?? 'box';
      group = { isBold: false, aside: undefined, isPassed, isLabel: false, skip: group.skip, flow };
    } else if (sign !== undefined) add(sign);
    else if (name === 'listtext' || name === 'pntext') group.isLabel = true;
    else if (name === 'u' && value !== undefined) {
      add(String.fromCharCode(value & 0xffff));
      skipped = group.skip;
    } else if (name === 'uc') group.skip = Math.max(0, value ?? 1);
    else if (name === 'b') group.isBold = isOn;
    else if (name === 'plain') [group.isBold, group.aside] = [false, undefined];
    else if (/^(?:striked?|deleted)$/.test(name)) group.aside = isOn ? 'struck' : undefined;
    else if (name === 'v') group.aside = isOn ? 'hidden' : undefined;
    else if (/^(?:par|sect|page|nestcell)$/.test(name)) {
      if (group.part === 'note') add(' ');
      else if (!group.isPassed) endParagraph();
    } else if (name === 'pard' && group.part !== 'note') [now.heading, now.level] = [undefined, 0];
    else if (name === 'outlinelevel') now.heading = (value ?? 9) < 9 ? (value ?? 0) + 1 : undefined;
    else if (name === 'ilvl') now.level = value ?? 0;
    else if (name === 'intbl') now.cells ??= [''];
    else if (name === 'cell') {
      endParagraph();
      now.cells?.push('');
    } else if (name === 'row') endRow();
  };
  for (const [, name, value, hex, sign, brace, words] of said.matchAll(TOKEN)) {
    if (brace === '{') {
      if (groups.length > DEEPEST) throw new Refused('TOO_DEEP');
      groups.push(group);
      group = { ...group, flow: undefined };
    } else if (brace === '}') {
      if (group.flow) endFlow(group.flow);
      const { part } = group;
      group = groups.pop() ?? group;
      if (part === group.part) continue;
      const { text, field, note } = now;
      if (part === 'note')
        now.text = `${text.slice(0, note).trimEnd()} (${text.slice(note).trim()})`;
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
  while (around.length > 0) endFlow('box');
  endParagraph();
  endTable();
  return now.blocks.filter((block) => block.text.trim() !== '' || block.cells.length > 0);
}
