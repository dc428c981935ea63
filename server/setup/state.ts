import type { SetupState } from '#core/setup/setup-schema.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { readCampus } from '../nouns/campus.ts';
import { storedSetup } from '../nouns/setup.ts';
import { isCodeGood, mailServerOf } from './mail-proof.ts';
import { countPeople, listStarters, practiceIn } from './store.ts';

/** When the newest backup was made, or a restore was proven; null if neither is known. */
export type LastBackup = () => Promise<string | null>;

type Needed = Pick<Deps, 'db' | 'now'> & { lastBackup: LastBackup };
type Settings = Pick<Config, 'smtpUrl' | 'backupDir' | 'timeZone'>;

/** What is done of setting up the campus (SETUP-2): each point is told by what there is. `to` is the own email. */
export async function readSetup(
  { smtpUrl, backupDir, timeZone }: Settings,
  { db, now, lastBackup }: Needed,
  to: string,
): Promise<SetupState> {
  const { campus } = await readCampus(db.read);
  const setup = await storedSetup.read(db.read);
  const via = mailServerOf(smtpUrl);
  const isProven = via !== undefined && setup.mail?.via === via;
  const starters = await listStarters(db.read, setup);
  const people = await countPeople(db.read);
  const backup = await lastBackup();
  return {
    done: {
      name: campus.name.trim() !== '',
      emergency: campus.emergency.number.trim() !== '',
      contacts: campus.contacts.some(({ number }) => number.trim() !== ''),
      mail: isProven,
      people: people > 1,
      starters: starters.every(({ reviewed }) => reviewed !== null),
      codes: setup.codes !== null,
      phone: setup.phone !== null,
      practice: (await practiceIn(db.read).executeTakeFirst()) !== undefined,
      backup: backup !== null,
    },
    mail: {
      isSent: via !== undefined,
      to,
      isCodeOut: isCodeGood(setup.code, now()),
      proven: isProven ? (setup.mail?.at ?? null) : null,
    },
    starters,
    people,
    codes: setup.codes?.at ?? null,
    phone: setup.phone?.at ?? null,
    backup,
    isBackupScheduled: backupDir !== undefined,
    timeZone,
  };
}
