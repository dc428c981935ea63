import { decoded } from './entities.ts';

/** The elements whose content is no text of the document. Browsers go on reading after their ends. */
const PASSED = /^(?:script|style|template|title|xml|metadata|annotation)$/;

// A '<' that begins no element ends the search for the end of one. Otherwise a page full of them would take hours.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</g;

/** A piece of a page: words, or the beginning or the end of an element. */
export type HtmlToken =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'begin' | 'end'; readonly name: string; readonly attributes: string };

/** Returns the pieces of a page that may have words, in order. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const tokens = new RegExp(TOKEN);
  for (let found = tokens.exec(html); found; found = tokens.exec(html)) {
    const { 0: token, 1: slash, 2: named, 3: attributes = '' } = found;
    const name = named?.toLowerCase() ?? '';
    if (/^<[!?]/.test(token)) continue;
    if (name === '') yield { kind: 'words', words: decoded(token) };
    else if (slash === '/') yield { kind: 'end', name, attributes };
    else if (!PASSED.test(name)) yield { kind: 'begin', name, attributes };
    else if (!attributes.endsWith('/')) {
      const end = new RegExp(`</${name}\\b`, 'gi');
      end.lastIndex = tokens.lastIndex;
      tokens.lastIndex = end.exec(html)?.index ?? html.length;
    }
  }
}

/** Returns an attribute of an element, '' if it has none of this name. */
export const valueOf = (attributes: string, name: string): string => {
  const [, double, single, bare] =
    new RegExp(`(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
      attributes,
    ) ?? [];
  return decoded(double ?? single ?? bare ?? '');
};

/** Returns an attribute that is a whole number, or another number if it is none. */
export function numberOf(attributes: string, name: string, otherwise: number): number {
  const said = Number.parseInt(valueOf(attributes, name), 10);
  return Number.isSafeInteger(said) ? said : otherwise;
}
