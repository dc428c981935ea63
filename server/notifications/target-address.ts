import type { Contact } from '#core/campus/contact.ts';
import { isEmail, normalizeEmail } from '#core/people/account.ts';
import { LIMITS } from '#core/base/limits.ts';
import {
  standsForPeople,
  webhookProblem,
  type NotificationKind,
} from '#core/notifications/notifications.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/tables/database.ts';
import type { NotificationTargetRow } from '../db/tables/notification-rows.ts';
import { readCampus } from '../domain/campus.ts';
import { accountName } from '../domain/woken-phones.sql.ts';
import type { Words } from '../base/words/words.ts';
import { ApiError } from '../http/api-error.ts';

type Addressed = Pick<NotificationTargetRow, 'kind' | 'address' | 'name'>;

function refuseAddress(message: string): never {
  const problem = { field: 'address', message };
  throw new ApiError('INVALID_INPUT', { detail: message, problems: [problem] });
}

/** Returns the address in the form in which it is stored; refuses an address to which nothing can be sent (NOTIFICATIONS-7). */
export function legalAddress(
  kind: NotificationKind,
  typed: string,
  { webhookPrivate }: Config,
): string {
  if (kind === 'mail') {
    const email = normalizeEmail(typed);
    if (!isEmail(email)) refuseAddress('address must be an email address.');
    return email;
  }
  if (standsForPeople(kind)) return typed;
  const url = typed.trim();
  const problem = webhookProblem(url, { http: webhookPrivate.length > 0 });
  if (problem === 'notHttps') refuseAddress('address must begin with https://.');
  if (problem !== null || !URL.canParse(url)) refuseAddress('address must be a complete address.');
  return new URL(url).href;
}

const dutyOf = async (db: Db, address: string): Promise<Contact | undefined> =>
  (await readCampus(db)).campus.contacts.find(({ id }) => id === address);

/** Describes an address for owners. Of a webhook it names only the host, since the whole address may be a secret (ACTS-1). */
export async function toldAddress(
  db: Db,
  { kind, address, name }: Addressed,
): Promise<(words: Words) => string> {
  const contact = kind === 'duty' ? (await dutyOf(db, address))?.name : undefined;
  return ({ told }) => {
    if (kind === 'duty') return told.onDuty(contact);
    if (kind === 'push') return told.phones(name);
    return kind === 'mail' ? told.email(address) : told.webhook(new URL(address).host);
  };
}

/** Returns a target as it is stored; phones get the name of their account. It refuses a new address that belongs to no contact or account. If the contact of a target was removed later, its other settings can still be changed. */
export async function withPeople<T extends Addressed>(
  db: Db,
  target: T,
  former?: Addressed,
): Promise<T> {
  const { kind, address } = target;
  const isNew = address !== former?.address;
  if (kind === 'push') {
    const name = await accountName(db, address);
    if (isNew && name === undefined) refuseAddress('address must be an account.');
    return { ...target, name: target.name || (name ?? '').slice(0, LIMITS.targetName) };
  }
  if (kind === 'duty' && isNew && !(await dutyOf(db, address)))
    refuseAddress('address must be a contact.');
  return target;
}
