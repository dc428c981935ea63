import type { Db } from '../db/tables/database.ts';
import type { ImageRow } from '../db/tables/schema.ts';

/** Stores an image under its hash. Storing the same image again only makes it count as new. */
export async function upsertImage(db: Db, image: ImageRow): Promise<void> {
  await db
    .insertInto('image')
    .values(image)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: image.created_at }))
    .execute();
}

export async function findImage(
  db: Db,
  hash: string,
): Promise<Pick<ImageRow, 'bytes' | 'type'> | undefined> {
  return await db
    .selectFrom('image')
    .select(['bytes', 'type'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

async function hashesBefore(db: Db, before: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('image')
    .select('hash')
    .where('created_at', '<', before)
    .execute();
  return new Set(rows.map((row) => row.hash));
}

const IMAGE = /images\/([0-9a-f]{64})\.webp/g;

function withoutNamed(hashes: Set<string>, documents: readonly string[]): void {
  for (const document of documents) {
    for (const [, hash = ''] of document.matchAll(IMAGE)) hashes.delete(hash);
  }
}

const PAGE = 100;

async function withoutNamedInIssues(db: Db, hashes: Set<string>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('issue')
      .select(['id', 'steps', 'removed', 'pending'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { steps, removed, pending } of rows)
      withoutNamed(hashes, [steps, removed, pending ?? '']);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function withoutNamedInRevisions(db: Db, hashes: Set<string>): Promise<void> {
  for (let after = { issue_id: '', number: 0 }; ;) {
    const rows = await db
      .selectFrom('revision')
      .select(['issue_id', 'number', 'steps'])
      .where((where) =>
        where(where.refTuple('issue_id', 'number'), '>', where.tuple(after.issue_id, after.number)),
      )
      .orderBy('issue_id')
      .orderBy('number')
      .limit(PAGE)
      .execute();
    for (const { steps } of rows) withoutNamed(hashes, [steps]);
    const last = rows.at(-1);
    if (!last) return;
    after = last;
  }
}

/** Deletes unused images stored before `before`, and returns how many. If a save names one at the same time, the image counts as new and stays. */
export async function sweepImages(db: { read: Db; write: Db }, before: string): Promise<number> {
  const unnamed = await hashesBefore(db.read, before);
  if (unnamed.size > 0) await withoutNamedInIssues(db.read, unnamed);
  if (unnamed.size > 0) await withoutNamedInRevisions(db.read, unnamed);
  let deleted = 0;
  for (const hash of unnamed) {
    const { numDeletedRows } = await db.write
      .deleteFrom('image')
      .where('hash', '=', hash)
      .where('created_at', '<', before)
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}
