import { createHmac } from 'node:crypto';
import type { Db } from '../db/tables/database.ts';
import { ownSecret, type SecretDeps } from './own-secrets.ts';

/** Returns the marks that recognize a person: the account, its address, and the person's identity at the campus (REVIEW-10). */
export async function marksOf(db: Db, deps: SecretDeps, admin: string): Promise<readonly string[]> {
  const secret = await ownSecret(deps, 'author_secret');
  const account = await db
    .selectFrom('admin')
    .select(['email', 'campus_issuer', 'campus_subject'])
    .where('id', '=', admin)
    .executeTakeFirst();
  const { email, campus_issuer: issuer, campus_subject: subject } = account ?? {};
  const known = [
    ['account', admin],
    ...(email === undefined ? [] : [['email', email.toLowerCase()]]),
    ...(subject ? [['campus', issuer ?? '', subject]] : []),
  ];
  return known.map((said) =>
    createHmac('sha256', secret).update(JSON.stringify(said)).digest('base64url').slice(0, 22),
  );
}

export function isSamePerson(one: readonly string[], other: readonly string[]): boolean {
  return one.some((mark) => other.includes(mark));
}
