import { createHash } from 'node:crypto';
import { ALL_CATEGORIES, CATEGORIES, type Category } from '#core/category.ts';
import type { Db } from '../db/database.ts';
import { libraryVersionReader, listPublishedIssues, type StoredIssue } from './store.ts';
import { publishedIssue } from './wire.ts';

/** A list as it is sent: the bytes of the whole answer, and the strong ETag of exactly these. */
type ListBody = { body: Buffer; etag: string };

type Contents = {
  version: string;
  issues: ReadonlyMap<string, Buffer>;
  lists: ReadonlyMap<Category, ListBody>;
};

const titles = new Intl.Collator('en', { numeric: true });

function byTitle(a: StoredIssue, b: StoredIssue): number {
  return titles.compare(a.title, b.title) || (a._id < b._id ? -1 : 1);
}

function listBody(issues: readonly string[]): ListBody {
  const body = Buffer.from(`{"data":[${issues.join(',')}]}`);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

function contentsOf(version: string, stored: readonly StoredIssue[]): Contents {
  const issues = stored.toSorted(byTitle);
  const texts = new Map(issues.map((issue) => [issue._id, JSON.stringify(publishedIssue(issue))]));
  const textsIn = (category: Category) =>
    issues
      .filter((issue) => category === ALL_CATEGORIES || issue.category === category)
      .map((issue) => texts.get(issue._id) ?? '');
  return {
    version,
    issues: new Map([...texts].map(([id, text]) => [id, Buffer.from(`{"data":${text}}`)])),
    lists: new Map(CATEGORIES.map((category) => [category, listBody(textsIn(category))])),
  };
}

/** One read for all callers of the same turn of the event loop; it starts after the last of them asked. */
function sharedInTurn<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  return () =>
    (next ??= new Promise<T>((resolve, reject) => {
      setImmediate(() => {
        next = undefined;
        read().then(resolve, reject);
      });
    }));
}

/**
 * The library: what advisors read, ready to be sent. Every request compares its version, which each
 * save that changes what advisors read renews in its own transaction. So it is current at once, in
 * every process (PUBLISH-5).
 */
export function createLibrary(db: Db) {
  let contents: Contents | undefined;
  const readLibraryVersion = libraryVersionReader(db);
  const current = sharedInTurn(async () => {
    // The version is read first: contents may then be newer than their version, but never older.
    const version = await readLibraryVersion();
    if (contents?.version !== version)
      contents = contentsOf(version, await listPublishedIssues(db));
    return contents;
  });
  return {
    /** The response to getIssue; undefined where advisors may not read it (ISSUES-6). */
    issue: async (id: string): Promise<Buffer | undefined> => (await current()).issues.get(id),
    /** The response to listAdvisorIssues (ISSUES-17). */
    list: async (category: Category): Promise<ListBody | undefined> =>
      (await current()).lists.get(category),
  };
}
