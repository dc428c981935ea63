/** Returns the page number, counted from 1, in a query; 1 if the query has none that the server accepts. */
export function pageNumberIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
}
