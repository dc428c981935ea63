import { decoded } from './entities.ts';

/** The elements whose content is not part of the text. As in a browser, reading goes on after their end tags. */
const PASSED = /^(?:script|style|template|title|xml|metadata|annotation)$/;

// A tag may contain no further '<' outside quotes. Otherwise a page full of '<' would take hours to read.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</g;

/** A piece of a page: text, a start tag or an end tag. */
export type HtmlToken =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'begin' | 'end'; readonly name: string; readonly attributes: string };

/** Yields the pieces of a page in order, without those that cannot have text. */
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

/** Returns the value of an attribute of an element; '' if the element has no such attribute. */
export const valueOf = (attributes: string, name: string): string => {
  const [, double, single, bare] =
    new RegExp(`(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
      attributes,
    ) ?? [];
  return decoded(double ?? single ?? bare ?? '');
};

/** Returns an attribute as a whole number; `otherwise` if it is not one. */
export function numberOf(attributes: string, name: string, otherwise: number): number {
  const said = Number.parseInt(valueOf(attributes, name), 10);
  return Number.isSafeInteger(said) ? said : otherwise;
}
