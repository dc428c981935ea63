import type { SetupState } from '#core/setup/setup-schema.ts';
import { areasWithoutContact, SETUP_POINTS } from '#core/setup/setup.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { isTlsOptional, mailServerOf } from '../base/smtp-address.ts';
import { readCampus } from '../domain/campus.ts';
import { storedSetup } from '../domain/setup.ts';
import { isCodeGood } from './mail-proof.ts';
import {
  countPeople,
  countPublished,
  listLeftOut,
  listProcedures,
  practiceIn,
} from './setup.sql.ts';

/** The facts about the last backup: the time of the newest one or of a restore that worked, null if neither is known, and why the newest try failed. */
export type LastBackup = () => Promise<{ at: string | null; failure: SetupState['backupFailure'] }>;

type Needed = Pick<Deps, 'db' | 'now'> & { lastBackup: LastBackup };
type Settings = Pick<Config, 'smtpUrl' | 'backupDir' | 'timeZone'>;

/** Notes once that everything is set up. Returns when that was (SETUP-8). */
async function noteFinished({ db, now }: Pick<Needed, 'db' | 'now'>): Promise<string> {
  const at = now().toISOString();
  const { finished } = await db.write
    .transaction()
    .execute(
      async (tx) =>
        await storedSetup.change(tx, (setup) => ({ ...setup, finished: setup.finished ?? { at } })),
    );
  return finished?.at ?? at;
}

/** Finds the things to set up that are done (SETUP-2), each from the present data. `to` is the reader's own email. */
export async function readSetup(
  { smtpUrl, backupDir, timeZone }: Settings,
  { db, now, lastBackup }: Needed,
  to: string,
): Promise<SetupState> {
  const { campus } = await readCampus(db.read);
  const setup = await storedSetup.read(db.read);
  const via = mailServerOf(smtpUrl);
  const isProven = via !== undefined && setup.mail?.via === via;
  const procedures = await listProcedures(db.read);
  const people = await countPeople(db.read);
  const { at: backup, failure } = await lastBackup();
  const areasWithout = areasWithoutContact(campus);
  const hasNumber = campus.contacts.some(({ number }) => number.trim() !== '');
  const done = {
    name: campus.name.trim() !== '',
    emergency: campus.emergency.number.trim() !== '',
    contacts: hasNumber && areasWithout.length === 0,
    mail: isProven,
    people: people > 1,
    starters: procedures.every(({ reviewed }) => reviewed !== null),
    codes: setup.codes !== null,
    phone: setup.phone !== null,
    practice: (await practiceIn(db.read).executeTakeFirst()) !== undefined,
    backup: backup !== null,
  };
  const isAllDone = SETUP_POINTS.every((point) => done[point]);
  const before = setup.finished?.at ?? null;
  return {
    done,
    mail: {
      isSent: via !== undefined,
      isTlsOptional: isTlsOptional(smtpUrl),
      to,
      isCodeOut: isCodeGood(setup.code, now()),
      proven: isProven ? (setup.mail?.at ?? null) : null,
    },
    areasWithout,
    procedures,
    leftOut: await listLeftOut(db.read),
    published: await countPublished(db.read),
    people,
    codes: setup.codes?.at ?? null,
    phone: setup.phone?.at ?? null,
    backup,
    isBackupScheduled: backupDir !== undefined,
    backupFailure: backupDir === undefined ? null : failure,
    timeZone,
    finished: isAllDone ? (before ?? (await noteFinished({ db, now }))) : before,
  };
}
