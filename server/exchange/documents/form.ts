import type { SheetColumn } from '#core/import/source.ts';
import type { SourceBlock } from '#core/import/source.ts';
import { lineBlock } from '#core/import/source.ts';
import { waysOfForm, type Condition, type FormItem } from './form-ways.ts';
import { rowBlocks } from './rows.ts';
import type { Sheet } from './workbook.ts';

type Row = Readonly<Record<string, string>>;
type Choice = { readonly name: string; readonly label: string };

const plain = (text: string): string => text.trim().toLowerCase();

/** Returns the rows of a sheet by the names in its first row; of labels in several languages the first is 'label'. */
function rowsOf(sheets: readonly Sheet[], name: string): readonly Row[] {
  const [header = [], ...below] = sheets.find((sheet) => plain(sheet.name) === name)?.rows ?? [];
  const names: string[] = [];
  for (const cell of header) {
    const [bare = ''] = plain(cell).split('::');
    names.push(names.includes(bare) ? '' : bare);
  }
  return below.map((cells) =>
    Object.fromEntries(
      names.map((column, index) => [column, (cells[index] ?? '').trim()] as const),
    ),
  );
}

/** Tells whether the sheets are an XLSForm: one of them is called 'survey', with a type in each row. */
export function isForm(sheets: readonly Sheet[]): boolean {
  const header = sheets.find(({ name }) => plain(name) === 'survey')?.rows[0] ?? [];
  return header.some((cell) => plain(cell) === 'type');
}

const SIMPLE = /^\(?\s*\$\{([\w.-]+)\}\s*=\s*['"]([^'"]+)['"]\s*\)?$/;
const SELECTED = /^selected\(\s*\$\{([\w.-]+)\}\s*,\s*['"]([^'"]+)['"]\s*\)$/;

/** Reads the condition in `relevant`: one answer to one question, none, or one that is not plain. */
function conditionOf(relevant: string): Condition {
  if (relevant === '') return 'none';
  const [, of, is] = SIMPLE.exec(relevant) ?? SELECTED.exec(relevant) ?? [];
  return of !== undefined && is !== undefined ? { of, is } : 'not plain';
}

const isYes = ({ name, label }: Choice): boolean =>
  /^(?:yes|y|true|1)$/i.test(name) || /^yes\b/i.test(label);

/** Returns the two choices of a question, yes before no; undefined of any other. */
function answersOf(
  type: string,
  choices: readonly Choice[],
): readonly [Choice, Choice] | undefined {
  const [first, second, ...more] = choices;
  if (!/^select[_ ]one\b/.test(type) || !first || !second || more.length > 0) return undefined;
  return isYes(second) && !isYes(first) ? [second, first] : [first, second];
}

type ReadRow = { readonly item: FormItem; readonly row: Row; readonly choices: readonly Choice[] };

/** Returns the rows of the survey that say anything, each with what it depends on, that of its group too. */
function readRows(survey: readonly Row[], choices: readonly Row[]): readonly ReadRow[] {
  const groups: string[] = [];
  return survey.flatMap((row): ReadRow[] => {
    const { type = '', relevant = '', label = '', hint = '', name = '' } = row;
    const kind = plain(type);
    if (/^end[_ ](?:group|repeat)/.test(kind)) groups.pop();
    const relevants = [...groups, relevant].filter((one) => one !== '');
    if (/^begin[_ ](?:group|repeat)/.test(kind)) groups.push(relevant);
    if (label === '' && hint === '') return [];
    const list = /^select[_ ](?:one|multiple)\s+(\S+)/.exec(type.trim())?.[1];
    const own = choices
      .filter((one) => list !== undefined && (one['list_name'] ?? one['list name']) === list)
      .map((one) => ({ name: one['name'] ?? '', label: one['label'] ?? one['name'] ?? '' }));
    const [only = ''] = relevants;
    const condition = relevants.length > 1 ? 'not plain' : conditionOf(only);
    const answers = answersOf(kind, own)?.map((one) => one.name);
    return [
      {
        item: { name, condition, answers: answers ?? [] },
        row: { ...row, relevant: relevants.join(' and ') },
        choices: own,
      },
    ];
  });
}

type Cell = { column: SheetColumn; text: string };

/** Returns an XLSForm as rows of a sheet of steps (IMPORT-11). */
export function formBlocks(sheets: readonly Sheet[]): readonly SourceBlock[] {
  const rows = readRows(rowsOf(sheets, 'survey'), rowsOf(sheets, 'choices'));
  const ways = waysOfForm(rows.map(({ item }) => item));
  const title = rowsOf(sheets, 'settings')[0]?.['form_title'] ?? '';
  const heading = title === '' ? [] : [lineBlock(title, { kind: 'heading', level: 1 })];
  return [
    ...heading,
    ...rows.flatMap(({ item, row, choices }, index) => {
      const answers = answersOf(plain(row['type'] ?? ''), choices);
      const [yes, no] = answers ?? [];
      const isPlainYesNo = yes?.label.toLowerCase() === 'yes' && no?.label.toLowerCase() === 'no';
      const way = ways[index];
      const cells: Cell[] = [
        { column: 'step', text: item.name },
        { column: 'question', text: row['label'] ?? '' },
      ];
      const add = (column: SheetColumn, text: string) => cells.push({ column, text });
      if (yes && no) {
        if (!isPlainYesNo) {
          add('yesText', yes.label);
          add('noText', no.label);
        }
        add('ifYes', way?.answers[yes.name] ?? 'next');
        add('ifNo', way?.answers[no.name] ?? 'next');
      } else add('onceConfirmed', way?.once ?? '');
      add('other', row['hint'] ?? '');
      if (!answers) for (const { label } of choices) add('other', `• ${label}`);
      if (way?.isLost) add('other', `(relevant: ${row['relevant'] ?? ''})`);
      return rowBlocks(cells);
    }),
  ];
}
