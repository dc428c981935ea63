import { pageFor } from '#core/base/page-for.ts';

type Asked = Readonly<Pick<Request, 'method' | 'mode' | 'url'>>;

/**
 * The path under which the answer may be stored; undefined is left to the browser, as if there were no worker
 * (OFFLINE-5). `files` are those of the shell, `origin` is the app's own.
 */
export function cachedPath(
  { method, mode, url }: Asked,
  files: ReadonlySet<string>,
  origin: string,
): string | undefined {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return undefined;
  const page = mode === 'navigate' ? pageFor(asked.pathname, files) : undefined;
  if (page !== undefined) return `/${page}`;
  const isHashed = /^\/(assets|images)\/./.test(asked.pathname);
  const isStored = mode !== 'navigate' && (isHashed || files.has(asked.pathname.slice(1)));
  return isStored ? asked.pathname : undefined;
}
