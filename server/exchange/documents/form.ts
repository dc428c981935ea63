import { LIMITS } from '#core/base/limits.ts';
import { bareLabel } from '#core/import/paragraphs/labels.ts';
import {
  lineBlock,
  type Aside,
  type SheetColumn,
  type SourceBlock,
  type SourceDocument,
} from '#core/import/paragraphs/source.ts';
import { formRows, labelLanguages, sheetNamed, type FormRow } from './form-columns.ts';
import { ANSWER, conditionWords, type Expression, type Wording } from './form-conditions.ts';
import { waysOfForm, type FormItem } from './form-ways.ts';
import { parseCondition } from './parsed-condition.ts';
import { languageCalled, pairedLines } from './base/form-languages.ts';
import { rowBlocks } from './base/rows.ts';
import type { Sheet } from './workbook.ts';

type Choice = { readonly name: string; readonly label: string };

/** A row of the survey: its question, its possible answers, and its conditions, including those of the groups around it. */
type SurveyRow = FormItem & {
  readonly row: FormRow;
  readonly kind: string;
  readonly choices: readonly Choice[];
  readonly isHidden: boolean;
};

const TAGS =
  /<\/?(?:span|font|b|i|u|em|strong|small|big|sub|sup|center|p|div|h[1-6]|ul|ol|li|a|img)(?:\s[^<>]*)?>/gi;

/** Returns a text without the marks that format it. */
const unformatted = (text: string): string =>
  text
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(TAGS, '')
    .replaceAll(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/(?<![\w*$])([*_])(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\w*])/g, '$2')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\[([^\]\n]+)\]\(([^()\s]+)\)/g, '$1 ($2)')
    .trim();

const SELECT =
  /^(?:add )?select(?:1|[_ ](?:one|multiple|all that apply))(?: prompt using)?(?: from)?(?:[_ ]from[_ ]file|[_ ]external)?\s+(?<list>\S+)(?<more>.*)$/i;
const ONE = /^(?:add )?select(?:1|[_ ]one)\b/;
/** The types of rows that a form fills in by itself and shows to nobody. */
const UNSHOWN =
  /^(?:calculate|hidden|start|end|today|deviceid|imei|subscriberid|simserial|phonenumber|phone number|username|audit|start-geopoint|background-\w+|xml-external|csv-external|uri:\w+)$/;
const BEGIN = /^begin[_ ](?:\w+[_ ]?)?(?:group|repeat|loop)\b/;
const END = /^end[_ ](?:\w+[_ ]?)?(?:group|repeat|loop)\b/;

const isYes = ({ name, label }: Choice): boolean =>
  /^(?:yes|y|true|1)$/i.test(name) || /^yes\b/i.test(label);

/** Returns the choices of a question. If there are only two, yes comes before no. */
function choicesOf(row: FormRow, lists: readonly FormRow[]): readonly Choice[] {
  const { list, more = '' } = SELECT.exec(row('type'))?.groups ?? {};
  if (list === undefined) return [];
  const own = lists
    .filter((one) => one('list_name') === list)
    .map((one) => ({ name: one('name'), label: unformatted(one('label')) || one('name') }));
  const others = /\b(?:or[_ ]other|specify other)\b/i.test(more)
    ? [{ name: 'other', label: 'Other' }]
    : [];
  const [first, second] = own;
  const isTurned = first && second && own.length === 2 && isYes(second) && !isYes(first);
  return [...(isTurned ? [second, first] : own), ...others];
}

/** Returns the answers that a step can have for a row: two short choices, or one that confirms the step. Empty for any other row. */
function answersTo(kind: string, row: FormRow, choices: readonly Choice[]): readonly string[] {
  if (/^(?:acknowledge|trigger)$/.test(kind)) return ['OK'];
  const names = choices.map(({ name }) => name);
  const isPlain = ONE.test(kind) && row('choice_filter') === '' && new Set(names).size === 2;
  const areShort = choices.every(({ label }) => label.length <= LIMITS.answerText);
  return isPlain && names.length === 2 && areShort ? names : [];
}

function partsOf(relevant: string): readonly Expression[] {
  if (relevant === '') return [];
  const read = parseCondition(relevant);
  return read.kind === 'and' ? read.all : [read];
}

/** Returns the rows of the survey that say something, each with its conditions and those of the groups around it. */
function readRows(survey: readonly FormRow[], lists: readonly FormRow[]): readonly SurveyRow[] {
  const groups: { conditions: readonly Expression[]; isHidden: boolean }[] = [];
  return survey.flatMap((row): SurveyRow[] => {
    const kind = row('type').toLowerCase().replaceAll(/\s+/g, ' ');
    if (END.test(kind)) groups.pop();
    const isHidden =
      UNSHOWN.test(kind) ||
      /\bhidden\b/i.test(row('appearance')) ||
      /^(?:yes|true)/i.test(row('disabled')) ||
      groups.some((group) => group.isHidden);
    const conditions = partsOf(row('relevant'));
    const all = [...groups.flatMap((group) => group.conditions), ...conditions];
    if (BEGIN.test(kind)) groups.push({ conditions, isHidden });
    const said = ['label', 'hint', 'guidance_hint'].some((column) => row(column) !== '');
    if (!said || row('label') === 'NO_LABEL') return [];
    const choices = choicesOf(row, lists);
    const answers = answersTo(kind, row, choices);
    return [{ name: row('name'), row, kind, choices, answers, conditions: all, isHidden }];
  });
}

const filledBy = (text: string, question: (name: string) => string): string =>
  unformatted(text).replaceAll(ANSWER, (_, name: string) => question(name));

/** Returns functions that write out questions and choices. A placeholder for another question's answer becomes the text of that question. */
function wordingOf(rows: readonly SurveyRow[]): Wording & { filled: (text: string) => string } {
  const byName = new Map(rows.map((one) => [one.name, one]));
  const question = (name: string): string => {
    const label = byName.get(name)?.row('label') ?? '';
    return label === '' ? name.replaceAll('_', ' ') : filledBy(label, () => '…');
  };
  return {
    question,
    choice: (name, value) =>
      byName.get(name)?.choices.find((one) => one.name === value)?.label ?? value,
    filled: (text) => filledBy(text, (name) => `“${question(name)}”`),
  };
}

/** Returns the labels by which steps refer to each other: the names in the form if each is different, otherwise numbers. */
function labelsOf(rows: readonly SurveyRow[]): readonly string[] {
  const names = rows.map(({ name }) => name);
  const isEach = new Set(names.map(bareLabel)).size === names.length;
  return isEach && names.every((name) => bareLabel(name) !== '')
    ? names
    : rows.map((_, place) => String(place + 1));
}

const aside = (text: string, kind: Aside = 'hidden'): SourceBlock =>
  lineBlock(text, { aside: kind, isApart: true });

/** Returns an XLSForm as rows of a sheet of steps. Rows that the form shows to nobody are kept apart from the text (IMPORT-11). */
export function formBlocks(sheets: readonly Sheet[]): readonly SourceBlock[] {
  const [settings] = formRows(sheetNamed(sheets, 'settings'), '');
  const language = settings?.('default_language') ?? '';
  const of = (name: string) => formRows(sheetNamed(sheets, name), language);
  const all = readRows(of('survey'), of('choices'));
  const shown = all.filter(({ isHidden }) => !isHidden);
  const ways = waysOfForm(shown);
  const labels = labelsOf(shown);
  const words = wordingOf(all);
  const hidden = [
    ...all.filter((one) => one.isHidden),
    ...shown.filter((_, place) => ways[place]?.isUnseen),
  ];
  const blocks = shown.flatMap(({ row, answers, choices }, place) => {
    const { to = [], isUnseen = false, said = [] } = ways[place] ?? {};
    if (isUnseen) return [];
    const cells: { column: SheetColumn; text: string }[] = [];
    const add = (column: SheetColumn, text: string) => cells.push({ column, text });
    const wayOf = (target = place + 1): string =>
      target === place + 1 ? 'next' : (labels[target] ?? 'end');
    add('step', labels[place] ?? '');
    if (said.length > 0) {
      add('condition', `Only if ${conditionWords({ kind: 'and', all: said }, words)}:`);
    }
    add('question', words.filled(row('label')));
    if (answers.length === 2) {
      const [yes = '', no = ''] = choices.map(({ label }) => label);
      if (yes.toLowerCase() !== 'yes' || no.toLowerCase() !== 'no') {
        add('yesText', yes);
        add('noText', no);
      }
      add('ifYes', wayOf(to[0]));
      add('ifNo', wayOf(to[1]));
    } else add('onceConfirmed', wayOf(to[0]));
    for (const column of ['hint', 'guidance_hint', 'constraint_message'])
      add('other', words.filled(row(column)));
    if (answers.length < 2) for (const { label } of choices) add('other', `• ${label}`);
    const pictures = ['image', 'big-image', 'audio', 'video'].filter((one) => row(one) !== '');
    return rowBlocks(cells).map((block) => ({ ...block, lost: pictures.length }));
  });
  const title = settings?.('form_title') ?? '';
  return [
    ...(title === '' ? [] : [lineBlock(title, { kind: 'heading', level: 1 })]),
    ...blocks,
    ...hidden.map(({ row }) => aside([row('label'), row('hint')].filter(Boolean).join(' '))),
    ...shown.flatMap(({ row }) =>
      ['image', 'big-image', 'audio', 'video'].flatMap((column) =>
        row(column) === '' ? [] : [aside(row(column), 'drawing')],
      ),
    ),
    ...sheets.flatMap(({ struck = [] }) => struck.map((text) => aside(text, 'struck'))),
  ];
}

/** The columns whose texts make up a step. */
const SAID = ['label', 'hint', 'guidance_hint', 'constraint_message'] as const;

/** Returns all texts of a form in one language, in an order that is the same for every language. */
function textsOfForm(sheets: readonly Sheet[], language: string): readonly string[] {
  const of = (name: string) => formRows(sheetNamed(sheets, name), language);
  const rows = readRows(of('survey'), of('choices'));
  const words = wordingOf(rows);
  return [
    of('settings')[0]?.('form_title') ?? '',
    ...rows.flatMap(({ row }) => SAID.map((column) => words.filled(row(column)))),
    ...of('choices').map((choice) => unformatted(choice('label'))),
  ];
}

/** Returns the translations of a form, line by line, by the lines in its own language; absent if there are none (TRANSLATE-14). */
export function formTranslations(sheets: readonly Sheet[]): Pick<SourceDocument, 'translations'> {
  const [settings] = formRows(sheetNamed(sheets, 'settings'), '');
  const own = textsOfForm(sheets, settings?.('default_language') ?? '');
  const languages = labelLanguages(sheetNamed(sheets, 'survey')).flatMap((name) => {
    const language = languageCalled(name);
    const lines = pairedLines(own, textsOfForm(sheets, name));
    return language && Object.keys(lines).length > 0 ? [[language, lines] as const] : [];
  });
  return languages.length > 0 ? { translations: Object.fromEntries(languages) } : {};
}
