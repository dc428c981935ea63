import type { FastifyInstance } from 'fastify';
import { ORIGINAL, type Language } from '#core/base/language.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { settingOf } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';
import { namesOf, ownersEmails, type WaysIn } from '../domain/active-admins.sql.ts';
import { inLanguages, type Words } from '../base/words/words.ts';
import { actsEmail, linesOf, toldOf, type ToldAct } from './told-acts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The most acts that an email lists. */
const LISTED = 40;

/** The line about an act in each language that owners read. */
type Lines = Readonly<Partial<Record<Language, string>>>;

/** The last email to owners about a kind of act: when it was sent, '' for never, and the lines of the next one. Lines that an earlier release noted are only in English. */
type OwnerMail = {
  readonly at: string;
  readonly lines: readonly string[];
  readonly translated?: readonly Lines[];
};
type OwnerMails = Readonly<Partial<Record<ToldAct, OwnerMail>>>;

const allTold = settingOf<OwnerMails>('ownersTold', {});

type MailDeps = Pick<Deps, 'now' | 'newId' | 'mail'>;
type Settings = Pick<Config, 'publicUrl' | 'timeZone'> & WaysIn;

/** The kind of act about which the next email waits only a minute, since phones already have the corrected text (REVIEW-22). */
const SOON: ToldAct = 'issue.correct';

/** Tells whether the last email was so recent that the next one must wait. A time in the future, from before the clock was set back, does not count. */
function isRecent(act: ToldAct, { at }: OwnerMail, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age >= 0 && age < (act === SOON ? MINUTE : HOUR);
}

/** Tells whether an email about a kind of act goes now. An email about text that phones already have also goes when it is full, so that no act is left out. */
function isDue(act: ToldAct, one: OwnerMail, now: Date): boolean {
  const isFull = act === SOON && one.lines.length >= LISTED;
  return one.lines.length > 0 && (isFull || !isRecent(act, one, now));
}

const entriesOf = (told: OwnerMails) => Object.entries(told) as [ToldAct, OwnerMail][];

/** Emails owners about the acts that are due, and returns those that are not. */
async function tellDue(
  tx: Db,
  told: OwnerMails,
  config: Settings,
  deps: MailDeps,
): Promise<OwnerMails> {
  const now = deps.now();
  const due = entriesOf(told).filter(([act, one]) => isDue(act, one, now));
  const owners = due.length > 0 ? await ownersEmails(tx, config) : [];
  for (const [act, { lines, translated = [] }] of due) {
    const linesIn = ({ language }: Words) =>
      lines.slice(0, LISTED).map((line, place) => translated[place]?.[language] ?? line);
    const listed = { act, linesIn, isMore: lines.length > LISTED };
    for (const owner of owners) await deps.mail.enqueue(tx, actsEmail(owner, listed, config));
  }
  const mailed = due.map(([act]) => [act, { at: now.toISOString(), lines: [] }] as const);
  const recent = entriesOf(told).filter(([act, one]) => isRecent(act, one, now));
  return Object.fromEntries([...recent, ...mailed]);
}

/** Adds an act to the lines of the next email. */
function withLine(
  { at, lines, translated = [] }: OwnerMail = { at: '', lines: [] },
  line: Readonly<Record<Language, string>>,
): OwnerMail {
  const own = lines.map((_, place) => translated[place] ?? {});
  return {
    at,
    lines: [...lines, line[ORIGINAL]].slice(0, LISTED + 1),
    translated: [...own, line].slice(0, LISTED + 1),
  };
}

/** Makes the function that emails owners about acts: about the first one right away, and about those that follow when the waiting time is over (ACTS-1, ACTS-3). */
export function ownersTeller(config: Settings, deps: MailDeps): NonNullable<Deps['tellOwners']> {
  return async (tx, acts) => {
    const told = acts.flatMap((done) => {
      const act = toldOf(done);
      return act === undefined ? [] : [{ act, done }];
    });
    if (told.length === 0) return;
    const names = await namesOf(
      tx,
      acts.flatMap(({ who }) => who ?? []),
    );
    let all = await allTold.hold(tx);
    for (const { act, done } of told) {
      const line = inLanguages((words) => {
        const by = names.get(done.who ?? '') ?? words.office.somebody;
        return linesOf(words, done, { act, by, timeZone: config.timeZone });
      });
      all = { ...all, [act]: withLine(all[act], line) };
    }
    await allTold.write(tx, await tellDue(tx, all, config, deps));
  };
}

/** Emails owners about the acts that had to wait, once their waiting time is over. */
export async function tellLater(
  config: Settings,
  deps: MailDeps & Pick<Deps, 'db'>,
): Promise<void> {
  const seen = await allTold.read(deps.db.read);
  const now = deps.now();
  if (entriesOf(seen).every(([act, one]) => isRecent(act, one, now))) return;
  await deps.db.write.transaction().execute(async (tx) => {
    await allTold.write(tx, await tellDue(tx, await allTold.hold(tx), config, deps));
  });
  deps.mail.wake();
}

export function tellOwnersRegularly(app: FastifyInstance, config: Config, deps: Deps): void {
  const sweep = async () => await tellLater(config, deps);
  sweepRegularly(app, deps, { name: 'owners', every: MINUTE, sweep });
}
