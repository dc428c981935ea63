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

/** One read for all who ask in the same turn of the event loop; nobody is answered from before they asked. */
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
 * What advisors read, ready to be sent. Every request compares the version, which a save that changes
 * what advisors read renews in its own transaction: right at once, in every process.
 */
export function createLibrary(db: Db) {
  let contents: Contents | undefined;
  const readLibraryVersion = libraryVersionReader(db);
  const current = sharedInTurn(async () => {
    // The version first: contents newer than their version are read again, older ones can never be.
    const version = await readLibraryVersion();
    if (contents?.version !== version)
      contents = contentsOf(version, await listPublishedIssues(db));
    return contents;
  });
  return {
    /** The answer of getIssue; undefined where advisors may not read it. */
    issue: async (id: string): Promise<Buffer | undefined> => (await current()).issues.get(id),
    /** The answer of listAdvisorIssues. */
    list: async (category: Category): Promise<ListBody | undefined> =>
      (await current()).lists.get(category),
  };
}
