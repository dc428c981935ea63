/** Returns the page, from 1, that a query names; the first if it names none that the server takes. */
export function pageNumberIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}
