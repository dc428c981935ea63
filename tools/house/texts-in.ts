import { parseAst } from 'vite';

/** Returns the texts of a file: its strings, and the pieces of its templates. */
export function textsIn(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: unknown; value?: unknown };
    const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
    if (typeof text === 'string') found.push(text);
    Object.values(node).forEach(look);
  };
  look(parseAst(source, { lang: 'ts' }));
  return found;
}
