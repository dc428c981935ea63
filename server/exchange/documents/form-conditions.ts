import { unreachable } from '#core/base/assert.ts';

/** A condition from the form's column `relevant`; `raw` is one that this reader does not understand. */
export type Expression =
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string; readonly isNumber: boolean }
  | { readonly kind: 'answer'; readonly name: string }
  | { readonly kind: 'constant'; readonly is: boolean }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly all: readonly Expression[] }
  | {
      readonly kind: 'compared';
      readonly sign: string;
      readonly left: Expression;
      readonly right: Expression;
    };

/** Returns the names of the questions whose answers an expression depends on. */
export function namesIn(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'answer':
      return [expression.name];
    case 'not':
      return namesIn(expression.of);
    case 'and':
    case 'or':
      return expression.all.flatMap(namesIn);
    case 'compared':
      return [expression.left, expression.right].flatMap(namesIn);
    case 'constant':
    case 'raw':
    case 'value':
      return [];
    default:
      return unreachable(expression);
  }
}

/** A placeholder such as '${name}' for the answer to another question. */
export const ANSWER = /\$\{\s*([\w.:-]+)\s*\}/g;

/** A function that returns the answer to a question: '' if the question was not asked, undefined if nothing is known about it. */
export type AnswerTo = (name: string) => string | undefined;

const textOf = (expression: Expression, answerTo: AnswerTo): string | undefined => {
  if (expression.kind === 'value') return expression.text;
  return expression.kind === 'answer' ? answerTo(expression.name) : undefined;
};

function isComparedSo(
  { sign, left, right }: Extract<Expression, { kind: 'compared' }>,
  answerTo: AnswerTo,
): boolean | undefined {
  const [one, other] = [textOf(left, answerTo), textOf(right, answerTo)];
  if (one === undefined || other === undefined) return undefined;
  const isOfNumbers = [left, right].some((side) => side.kind === 'value' && side.isNumber);
  const numbers = [one, other].map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  const [first = 0, second = 0] = numbers;
  const isSame = isOfNumbers ? first === second : one === other;
  switch (sign) {
    case '=':
      return isSame;
    case '!=':
      return !isSame;
    case 'selected':
      return one.split(' ').includes(other);
    case '<':
      return first < second;
    case '>':
      return first > second;
    case '<=':
      return first <= second;
    default:
      return first >= second;
  }
}

/** Tells whether a condition holds; undefined if that depends on answers that are not known. */
export function holds(expression: Expression, answerTo: AnswerTo): boolean | undefined {
  switch (expression.kind) {
    case 'constant':
      return expression.is;
    case 'not': {
      const inner = holds(expression.of, answerTo);
      return inner === undefined ? undefined : !inner;
    }
    case 'and':
    case 'or': {
      const decisive = expression.kind === 'or';
      const all = expression.all.map((one) => holds(one, answerTo));
      if (all.includes(decisive)) return decisive;
      return all.includes(undefined) ? undefined : !decisive;
    }
    case 'compared':
      return isComparedSo(expression, answerTo);
    case 'raw':
      return undefined;
    case 'answer':
    case 'value': {
      const text = textOf(expression, answerTo);
      return text === undefined ? undefined : text !== '';
    }
    default:
      return unreachable(expression);
  }
}

export type Wording = {
  readonly question: (name: string) => string;
  readonly choice: (name: string, value: string) => string;
};

const SAID: Readonly<Record<string, string>> = {
  '=': 'is',
  '!=': 'is not',
  selected: 'includes',
};

export function conditionWords(expression: Expression, words: Wording, isInner = false): string {
  const inner = (one: Expression): string => conditionWords(one, words, true);
  switch (expression.kind) {
    case 'answer':
      return `“${words.question(expression.name)}”`;
    case 'value':
      return expression.text;
    case 'constant':
      return expression.is ? 'always' : 'never';
    case 'not':
      return `not (${conditionWords(expression.of, words)})`;
    case 'and':
    case 'or': {
      const text = expression.all.map(inner).join(` ${expression.kind} `);
      return isInner ? `(${text})` : text;
    }
    case 'compared': {
      const { sign, left, right } = expression;
      const [asked] = namesIn(left);
      const isChoice = asked !== undefined && right.kind === 'value' && SAID[sign] !== undefined;
      const value = isChoice ? `“${words.choice(asked, right.text)}”` : inner(right);
      return `${inner(left)} ${SAID[sign] ?? sign} ${value}`;
    }
    case 'raw':
      return expression.text.replaceAll(ANSWER, (_, name: string) => `“${words.question(name)}”`);
    default:
      return unreachable(expression);
  }
}
