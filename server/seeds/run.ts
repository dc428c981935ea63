import { assert } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import type { WithTranslations } from '#core/issue/translations.ts';
import { wordingOf } from '#core/record/recorded-steps.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/tables/database.ts';
import type { Deps } from '../base/deps.ts';
import { idempotentRecord } from '../http/idempotency.ts';
import {
  insertIssue,
  insertRevision,
  bumpLibraryVersion,
  type StoredIssue,
} from '../issues/rows/issues.sql.ts';
import { newStepId } from '../base/step-id.ts';
import { addStarterContacts } from './add-contacts.ts';
import { stepsOf } from './base/seed-shape.ts';
import { textPrint } from './base/text-print.ts';
import { settleStarter } from './settled-starters.ts';

type Sources = Pick<Deps, 'now' | 'newId'>;

async function insertLibrary(tx: Db, { now, newId }: Sources): Promise<StoredIssue[]> {
  const [
    { STARTER_LIBRARY },
    { broughtTexts, publishedWhole, STARTER_LANGUAGES },
    { awaitReviews },
  ] = await Promise.all([
    import('./starter-library.ts'),
    import('./starter-languages.ts'),
    import('./languages-here.ts'),
  ]);
  const at = now().toISOString();
  const issues = STARTER_LIBRARY.map((seed): StoredIssue => {
    const words = { ...detailsOf(seed), steps: stepsOf(seed, newStepId) };
    const brought = broughtTexts(words, { title: seed.title, states: ['missing'] });
    // Advisors who choose a language get it, marked as not reviewed, just as they get the originals (TRANSLATE-42).
    const published = STARTER_LANGUAGES.reduce<WithTranslations>(
      (all, language) => publishedWhole({ ...words, ...all }, language),
      brought,
    );
    return {
      _id: newId(),
      ...words,
      ...published,
      publish: true,
      isArchived: false,
      isStarter: true,
      updatedAt: at,
      version: 1,
      revision: 1,
      removed: [],
    };
  });
  for (const issue of issues) {
    await insertIssue(tx, issue);
    await insertRevision(tx, issue, { at, who: null });
    await awaitReviews(tx, issue._id, issue);
    await settleStarter(tx, issue.title, {
      text: textPrint(issue),
      issue: issue._id,
      isKept: false,
    });
  }
  await bumpLibraryVersion(tx, newId());
  return issues;
}

async function insertAttendances(
  tx: Db,
  issues: readonly Issue[],
  { now, newId }: Sources,
  timeZone: string,
): Promise<void> {
  const [{ demoAttendances, seededRandom }, { attendanceRow }, { campusClock }] = await Promise.all(
    [import('./demo.ts'), import('../attendance/record.ts'), import('../attendance/instants.ts')],
  );
  const clock = campusClock(timeZone);
  const walked = new Map(
    issues.map(({ _id, title, category, steps }) => [
      _id,
      { revision: 1, title, category, wording: wordingOf(steps) },
    ]),
  );
  const sent = demoAttendances(issues, { now: now(), timeZone, random: seededRandom(1) });
  const rows = sent.map((attendance) => {
    const revision = walked.get(attendance.issueId);
    assert(revision, `no issue has the id ${attendance.issueId}`);
    const received = { now: () => new Date(attendance.finishedAt), newId };
    return attendanceRow(
      attendance,
      revision,
      idempotentRecord(attendance, undefined, received),
      clock,
    );
  });
  for (const row of rows) await tx.insertInto('attendance').values(row).execute();
}

/** Fills a database that has no issues: with the library (`starter`), with areas and attendances as well (`demo`), or with nothing (`none`) (START-7). Returns the number of issues. */
export async function seed(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  { seed: which, timeZone }: Pick<Config, 'seed' | 'timeZone'>,
): Promise<number> {
  if (which === 'none') return 0;
  return await db.write.transaction().execute(async (tx) => {
    // Two processes may start on one empty database. The first one to write this row seeds it.
    const turn = await tx
      .insertInto('setting')
      .values({ name: 'seeded', value: which })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow();
    const anIssue = await tx.selectFrom('issue').select('id').limit(1).executeTakeFirst();
    if (turn.numInsertedOrUpdatedRows === 0n || anIssue) return 0;
    await addStarterContacts(tx);
    const issues = await insertLibrary(tx, { now, newId });
    if (which === 'demo') {
      const { addDemoDuty } = await import('./demo-campus.ts');
      await addDemoDuty(tx);
      await insertAttendances(tx, issues, { now, newId }, timeZone);
    }
    return issues.length;
  });
}
