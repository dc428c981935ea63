import { importProblem } from './exchange.ts';
import { ExchangedIssue, type ImportProblem, type JsonKind } from './exchange-schema.ts';
import type { Detail, DetailKind } from '../issue/details.ts';
import { detailOf, MEMBERS } from '../issue/typed-details.ts';
import { TEXT_LIMITS } from '../step/text-limits.ts';
import type { StepText } from '../step/step-texts.ts';

const MAX_PROBLEMS = 5;

/** The parts of JSON Schema that the shapes of an exchange file use. */
type Shape = {
  readonly type?: JsonKind | 'integer';
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  /** The shape of members with any name. */
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

/** The place of a value. `field` is '' for the issue or the step itself. */
type FieldOfStep = Pick<ImportProblem, 'step' | 'field'>;

type NamingField = Extract<StepText, { namesContacts: true }>['field'];

const ofKind = <Value>(kind: DetailKind, valueFor: (detail: Detail) => Value) =>
  Object.fromEntries(
    MEMBERS.filter((one) => detailOf(one).kind === kind).map((one) => [
      one,
      valueFor(detailOf(one)),
    ]),
  );

/** The limits of texts that may contain references to contacts. References are not counted, so the schema of the file allows longer texts. */
const LENGTHS: { readonly [F in NamingField]: number } & Readonly<Record<string, number>> = {
  ...ofKind('words with contacts', ({ most }) => most),
  ...TEXT_LIMITS,
};

/** The problem codes of members that name something: a value that is too long names nothing that exists. */
const NAMES_NOTHING: Readonly<Record<string, ImportProblem['code']>> = {
  ...ofKind('day', () => 'NOT_A_DAY' as const),
  image: 'NOT_A_PICTURE',
  goToStep: 'NO_SUCH_STEP',
};

function kindOf(value: unknown): JsonKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as JsonKind;
}

/** Returns a value as it stands in the file, shortened to fit into a sentence. */
function shown(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 80).toWellFormed();
}

function problemsInText(text: string, shape: Shape, at: FieldOfStep): ImportProblem[] {
  const { minLength = 0, maxLength = Infinity, pattern = '' } = shape;
  if (text.length < minLength) return [importProblem('MISSING', at)];
  if (!new RegExp(pattern, 'u').test(text)) {
    return [importProblem('BAD_ID', { ...at, detail: shown(text) })];
  }
  if (text.length <= maxLength) return [];
  const code = NAMES_NOTHING[at.field.split('.').at(-1) ?? ''];
  if (code) return [importProblem(code, { ...at, detail: shown(text) })];
  const allowed = [String(LENGTHS[at.field] ?? maxLength)];
  return [importProblem('TOO_LONG', { ...at, detail: String(text.length), allowed })];
}

function* problemsInMembers(
  value: object,
  shape: Shape,
  at: FieldOfStep,
): Generator<ImportProblem> {
  const { properties = {}, patternProperties = {}, required = [] } = shape;
  const [anyName] = Object.values(patternProperties);
  const placeOf = (name: string): FieldOfStep => ({
    ...at,
    field: at.field === '' ? name : `${at.field}.${name}`,
  });
  for (const name of required) {
    if (Object.hasOwn(value, name)) continue;
    const allowed = [...(properties[name]?.enum ?? [])];
    yield importProblem('MISSING', { ...placeOf(name), allowed });
  }
  for (const [name, member] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : anyName;
    if (own) yield* problemsInValue(member, own, placeOf(name));
    else {
      const allowed = Object.keys(properties);
      yield importProblem('UNKNOWN_MEMBER', { ...at, detail: shown(name), allowed });
    }
  }
}

function* problemsInList(
  values: readonly unknown[],
  { items = {}, maxItems = Infinity }: Shape,
  at: FieldOfStep,
): Generator<ImportProblem> {
  if (values.length > maxItems) {
    const allowed = [String(maxItems)];
    yield importProblem('TOO_MANY', { ...at, detail: String(values.length), allowed });
  }
  // Only steps are named by their number in the list. A phrase is named by its member.
  for (const [index, value] of values.entries()) {
    const place = items.type === 'string' ? at : { step: index + 1, field: '' };
    yield* problemsInValue(value, items, place);
  }
}

function* problemsInValue(value: unknown, shape: Shape, at: FieldOfStep): Generator<ImportProblem> {
  // A schema that allows null lists null last.
  const [first] = shape.anyOf ?? [];
  if (first) {
    if (value !== null) yield* problemsInValue(value, first, at);
    return;
  }
  if (shape.enum) {
    if (shape.enum.some((one) => one === value)) return;
    yield importProblem('NOT_ALLOWED', { ...at, detail: shown(value), allowed: [...shape.enum] });
    return;
  }
  const kind = kindOf(value);
  if (kind === 'number' && shape.type === 'integer') {
    yield* problemsInPlace(value as number, shape, at);
  } else if (kind !== shape.type) {
    const allowed = shape.type ? [shape.type] : [];
    yield importProblem('WRONG_TYPE', { ...at, detail: kind, allowed });
  } else if (typeof value === 'string') yield* problemsInText(value, shape, at);
  else if (Array.isArray(value)) yield* problemsInList(value, shape, at);
  else if (kind === 'object') yield* problemsInMembers(value as object, shape, at);
}

/** Finds the problems of a place, which must be a whole number within its limits. */
function* problemsInPlace(
  value: number,
  { minimum = 1, maximum = minimum }: Shape,
  at: FieldOfStep,
): Generator<ImportProblem> {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
  const allowed = Array.from({ length: maximum - minimum + 1 }, (_, nth) => String(minimum + nth));
  yield importProblem('NOT_ALLOWED', { ...at, detail: shown(value), allowed });
}

/** Returns the problems in the form of an issue in a file: at most five, then 'MORE' (EXCHANGE-5). There are none exactly if the value is an `ExchangedIssue`. */
export function problemsInForm(value: unknown): ImportProblem[] {
  const problems: ImportProblem[] = [];
  // The target of a skip has a type of its own, which hides its schema from the compiler.
  const issue = ExchangedIssue as unknown as Shape;
  for (const problem of problemsInValue(value, issue, { step: null, field: '' })) {
    if (problems.length === MAX_PROBLEMS) return [...problems, importProblem('MORE')];
    problems.push(problem);
  }
  return problems;
}
