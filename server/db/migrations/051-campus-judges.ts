import { sql, type Kysely } from 'kysely';

/** Adds whether the campus let a person in, and when it last did (SIGNIN-54). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin')
    .addColumn('campus_entered', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('admin').addColumn('campus_judged_at', 'text').execute();
  // The way of a person's last sign-in is not known: somebody who left has the set days at most.
  await sql`update admin set campus_judged_at = signed_in_at where campus_subject is not null`.execute(
    db,
  );
  // People whom the campus let in made their own accounts, as the trail shows; they may have a password by now.
  await sql`update admin set campus_entered = 1
    where (campus_subject is not null and password_hash is null)
      or exists (select 1 from audit
        where what = 'admin.create' and who = admin.id and subject = admin.id)`.execute(db);
}
