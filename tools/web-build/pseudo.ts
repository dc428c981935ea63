import { parseAst } from 'vite';
import { HAS_LETTER, inPseudo, lettersOf, type Pseudo } from '../../core/fixtures/pseudo.ts';

/** A node of the syntax tree, as far as it is read here. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The members of each kind of node that hold what may be read: the others hold names, types, options and tests. */
const READ: Readonly<Record<string, readonly string[]>> = {
  Program: ['body'],
  ExportNamedDeclaration: ['declaration'],
  VariableDeclaration: ['declarations'],
  VariableDeclarator: ['init'],
  FunctionDeclaration: ['body'],
  FunctionExpression: ['body'],
  ArrowFunctionExpression: ['body'],
  BlockStatement: ['body'],
  ReturnStatement: ['argument'],
  IfStatement: ['consequent', 'alternate'],
  SwitchStatement: ['cases'],
  SwitchCase: ['consequent'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  ArrayExpression: ['elements'],
  SpreadElement: ['argument'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  MemberExpression: ['object'],
  ChainExpression: ['expression'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  ParenthesizedExpression: ['expression'],
  TemplateLiteral: ['expressions'],
};

function readIn(node: Node): readonly Node[] {
  const names = READ[node.type] ?? [];
  const inside = names.flatMap((name) => node[name]).filter(isNode);
  if (node.type !== 'CallExpression') return inside;
  // A separator or a locale is no word; what a list is made of is.
  const called = [node['callee'], ...(node['arguments'] as unknown[])].filter(isNode);
  return called.filter(({ type }) => /^(Member|ArrowFunction|Array|Template)/.test(type));
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Escapes stay as they are. */
const ESCAPE_OR_LETTER = /\\(?:u\{?[0-9a-f]+\}?|.)|[a-z]/gi;

/** Returns the edits of a template's texts between its gaps; one without a letter has none. */
function templateEdits(template: Node, source: string, language: Pseudo): Edit[] {
  const gaps = template['expressions'] as Node[];
  const texts = (template['quasis'] as Node[]).map((part, at) => {
    const before = gaps[at - 1];
    // Behind the backtick, or the brace that closes the gap before.
    const start = before ? source.indexOf('}', before.end) + 1 : template.start + 1;
    return { start, raw: (part['value'] as { raw: string }).raw };
  });
  if (!texts.some(({ raw }) => HAS_LETTER.test(raw))) return [];
  return texts.map(({ start, raw }, at) => {
    const words = raw.replaceAll(ESCAPE_OR_LETTER, (one) =>
      one.length > 1 ? one : lettersOf(one, language),
    );
    const text = `${at === 0 ? '[' : ''}${words}${at === texts.length - 1 ? ']' : ''}`;
    return { start, end: start + raw.length, text };
  });
}

/** Returns the source of a module of words with each of its words in a pseudo-language. */
export function moduleInPseudo(source: string, file: string, language: Pseudo): string {
  const edits: Edit[] = [];
  const look = (node: Node): void => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      const text = JSON.stringify(inPseudo(node['value'], language));
      edits.push({ start: node.start, end: node.end, text });
    }
    if (node.type === 'TemplateLiteral') edits.push(...templateEdits(node, source, language));
    readIn(node).forEach(look);
  };
  look(parseAst(source, { lang: 'ts' }, file) as unknown as Node);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: word }) => text.slice(0, start) + word + text.slice(end),
      source,
    );
}
