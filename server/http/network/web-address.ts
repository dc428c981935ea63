import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { fill, PATTERNS } from '#core/page/patterns.ts';

const PAGES = { ...PATTERNS, ...ADMIN_PATTERNS, escalation: '/escalation' };

/** Returns the full address of a page. Its host is always the configured one, and never one that a request named. */
export function webAddress(
  publicUrl: string,
  page: keyof typeof PAGES,
  { id, query }: { id?: string; query?: Readonly<Record<string, string>> } = {},
): string {
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  return `${publicUrl}${fill(PAGES[page], { id })}${search}`;
}
