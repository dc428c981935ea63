/**
 * The page of HTML for an address (ROUTES-7): of `pages`, paths such as `pages/user/issues-list.html`, that
 * of the address's longest beginning; undefined if no beginning has one.
 */
export function pageFor(address: string, pages: ReadonlySet<string>): string | undefined {
  const parts = address.split('/').filter(Boolean);
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return beginnings.map((path) => `pages/${path}.html`).find((path) => pages.has(path));
}
