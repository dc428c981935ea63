import { parseAst } from 'vite';

type Node = { readonly type?: unknown; readonly value?: unknown };

/** Returns the texts of a file, its strings and the pieces of its templates, below the members of each node that are looked at. */
function textsBelow(source: string, lookedAt: (node: Node) => readonly unknown[]): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as Node;
    const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
    if (typeof text === 'string') found.push(text);
    lookedAt(node).forEach(look);
  };
  look(parseAst(source, { lang: 'ts' }));
  return found;
}

/** Returns the texts of a file: its strings, and the pieces of its templates. */
export const textsIn = (source: string): string[] => textsBelow(source, Object.values);

/** Matches nodes whose texts are compared, or name a module or a type. */
const NOT_SHOWN = /^(?:ImportDeclaration|BinaryExpression|TSLiteralType)$/;

/** Returns those that may be shown: no names of members, of modules or of types, and none that is compared. */
export const shownTextsIn = (source: string): string[] =>
  textsBelow(source, (node) => {
    if (NOT_SHOWN.test(String(node.type))) return [];
    if (node.type === 'Property') return [node.value];
    return node.type === 'SwitchCase'
      ? [(node as { consequent?: unknown }).consequent]
      : Object.values(node);
  });
