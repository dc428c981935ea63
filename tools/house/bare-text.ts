import { parseAst } from 'vite';

/** A node of the syntax tree, as far as it is read here. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const part = (node: Node, name: string): Node | undefined =>
  isNode(node[name]) ? node[name] : undefined;

const parts = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

/** Returns the expression between braces, otherwise the node itself. */
const inside = (child: Node): Node =>
  child.type === 'JSXExpressionContainer' ? (part(child, 'expression') ?? child) : child;

/** Returns true for names of words, and calls of one: `words.title`, `messages.count(n)`. */
function isWords(node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return /words|messages|names$/i.test(String(node['name']));
  const of = node && (part(node, 'object') ?? part(node, 'callee'));
  return of !== undefined && isWords(of);
}

function isText(child: Node): boolean {
  const node = inside(child);
  if (node.type === 'ConditionalExpression')
    return [part(node, 'consequent'), part(node, 'alternate')].some((one) => one && isText(one));
  if (node.type === 'Literal') return typeof node['value'] === 'string';
  return ['JSXText', 'TemplateLiteral'].includes(node.type) || isWords(node);
}

/** Returns true if one of its elements may come or go while the page is there. */
function mayMove(child: Node): boolean {
  const node = inside(child);
  if (node.type === 'LogicalExpression') return true;
  if (node.type === 'ConditionalExpression') return !isText(node);
  const called = part(node, 'callee');
  return called !== undefined && part(called, 'property')?.['name'] === 'map';
}

function mayGo(child: Node): boolean {
  const node = inside(child);
  const right = part(node, 'right');
  return node.type === 'LogicalExpression' && right !== undefined && isText(right);
}

const isBlank = (child: Node): boolean => {
  const node = inside(child);
  const { value } = node as { value?: unknown };
  return node.type === 'JSXEmptyExpression' || (typeof value === 'string' && value.trim() === '');
};

/** Returns the lines of a component in which a text that comes, goes or follows such an element has no element of its own (LOOK-16). */
export function bareTexts(source: string, file: string): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = (node['children'] as Node[]).filter((child) => !isBlank(child));
      const bare = children.filter(
        (child, at) =>
          children.length > 1 &&
          (mayGo(child) || (isText(child) && children.slice(0, at).some(mayMove))),
      );
      for (const { start, end } of bare) {
        const line = source.slice(0, start).split('\n').length;
        found.push(`${file}:${line} ${source.slice(start, end)}`);
      }
    }
    parts(node).forEach(look);
  };
  look(parseAst(source, { lang: 'tsx' }, file) as unknown as Node);
  return found;
}
