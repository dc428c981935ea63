import type { Expression } from './form-conditions.ts';

const TOKEN =
  /\s*(?:\$\{\s*([\w.:-]+)\s*\}|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)|(<=|>=|!=|=|<|>)|([(),])|([A-Za-z][\w.:-]*))/y;

type Token = {
  readonly kind: 'answer' | 'text' | 'number' | 'sign' | 'word';
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

const KINDS = ['answer', 'text', 'text', 'number', 'sign', 'sign', 'word'] as const;

/** Splits an expression into tokens; undefined if it contains anything else. */
function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const [, ...groups] = TOKEN.exec(text) ?? [];
    const at = groups.findIndex((group) => group !== undefined);
    const kind = KINDS[at];
    if (!kind) return undefined;
    tokens.push({ kind, text: groups[at] ?? '', from, to: TOKEN.lastIndex });
  }
  return tokens;
}

/** An error, thrown while an expression is read, that means it has something other than conditions on answers. */
class Unread extends Error {}

const joined = (kind: 'and' | 'or', all: readonly Expression[]): Expression => {
  const [first] = all;
  return all.length === 1 && first ? first : { kind, all };
};

/** Reads the tokens of an expression as XPath does: comparisons bind more tightly than 'and', which binds more tightly than 'or'. */
function readerOf(text: string, tokens: readonly Token[]) {
  let at = 0;
  const isNext = (word: string): boolean =>
    tokens[at]?.text === word && ['sign', 'word'].includes(tokens[at]?.kind ?? '');
  const take = (word: string): void => {
    if (!isNext(word)) throw new Unread();
    at += 1;
  };
  const list = (kind: 'and' | 'or', part: () => Expression): Expression => {
    const all = [part()];
    while (isNext(kind)) {
      at += 1;
      all.push(part());
    }
    return joined(kind, all);
  };
  const either = (): Expression => list('or', () => list('and', comparison));
  const comparison = (): Expression => {
    const left = operand();
    const { kind, text: sign = '' } = tokens[at] ?? {};
    if (kind !== 'sign' || !/[=<>]/.test(sign)) return left;
    at += 1;
    return { kind: 'compared', sign, left, right: operand() };
  };
  /** Takes a call of any other function as raw text. */
  const other = (): Expression => {
    const from = tokens[at - 1]?.from ?? 0;
    let depth = 0;
    do {
      if (isNext('(')) depth += 1;
      if (isNext(')')) depth -= 1;
      at += 1;
    } while (depth > 0 && at < tokens.length);
    if (depth > 0) throw new Unread();
    return { kind: 'raw', text: text.slice(from, tokens[at - 1]?.to).trim() };
  };
  const called = (name: string): Expression => {
    if (!isNext('(')) throw new Unread();
    if (!['true', 'false', 'not', 'selected'].includes(name)) return other();
    take('(');
    if (name === 'true' || name === 'false') {
      take(')');
      return { kind: 'constant', is: name === 'true' };
    }
    const first = either();
    if (name === 'not') {
      take(')');
      return { kind: 'not', of: first };
    }
    take(',');
    const right = operand();
    take(')');
    return { kind: 'compared', sign: 'selected', left: first, right };
  };
  const operand = (): Expression => {
    const token = tokens[at];
    if (!token) throw new Unread();
    at += 1;
    const { kind, text: said } = token;
    if (kind === 'answer') return { kind, name: said };
    if (kind === 'text' || kind === 'number')
      return { kind: 'value', text: said, isNumber: kind === 'number' };
    if (kind === 'word') return called(said);
    if (said !== '(') throw new Unread();
    const inner = either();
    take(')');
    return inner;
  };
  return () => {
    const read = either();
    if (at < tokens.length) throw new Unread();
    return read;
  };
}

/** Reads a condition from the column `relevant`; a condition that it cannot read stays raw. */
export function parseCondition(relevant: string): Expression {
  const text = relevant.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').trim();
  const tokens = tokensOf(text);
  try {
    if (tokens) return readerOf(text, tokens)();
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
  }
  return { kind: 'raw', text };
}
