import { paths } from './paths.ts';

// Characters that a URL parser drops or reads as a slash could hide another site behind a path.
const DECEPTIVE = /[\\\p{Cc}]/u;

/**
 * The same-site address to go to after sign-in, from the query of the sign-in page (ROUTES-5);
 * undefined if there is none, or where it leads to another site or back to the sign-in itself.
 */
export function returnUrlIn(search: string, origin: string): string | undefined {
  const asked = new URLSearchParams(search).get('returnUrl');
  if (!asked?.startsWith('/') || asked.startsWith('//') || DECEPTIVE.test(asked)) return undefined;
  const url = new URL(asked, origin);
  // '/.//host' becomes a path with two slashes, which alone names another site.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === paths.root || url.pathname.startsWith('/auth/')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
