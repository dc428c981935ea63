/** Returns the HTML page for an address (ROUTES-7): the one of `pages` that is its longest prefix, or undefined if none is. */
export function pageFor(address: string, pages: ReadonlySet<string>): string | undefined {
  const parts = address.split('/').filter(Boolean);
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return beginnings.map((path) => `pages/${path}.html`).find((path) => pages.has(path));
}
