import type { FastifyInstance } from 'fastify';
import { dayAfter, dayOf } from '#core/base/day.ts';
import { REMINDED_WITHIN_DAYS } from '#core/issue/review-date.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/tables/database.ts';
import type { Deps, Email } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import type { WaysIn } from '../domain/active-admins.sql.ts';
import {
  claimReminder,
  forgetReminders,
  listDated,
  listMade,
  listReaders,
  type DatedIssue,
  type Stage,
} from './reminders.sql.ts';
import { webAddress } from '../http/network/web-address.ts';

type Reminder = {
  publicUrl: string;
  recipient: string;
  /** The issues that the recipient owns, and those without an owner whom an email could reach. */
  owned: readonly DatedIssue[];
  ownerless: readonly DatedIssue[];
};

/** Returns the single email about all review dates that a person is reminded of at the same time (MAIL-4). */
function reminderEmail({ publicUrl, recipient, owned, ownerless }: Reminder): Email {
  const issues = [...owned, ...ownerless];
  const [first] = issues;
  const profile = webAddress(publicUrl, 'profile');
  const letter: Email['letter'] = ({ office, dates }) => {
    const dayOf = ({ review_by: day }: DatedIssue): string => dates.formatDateOf(day);
    const lines = (issue: DatedIssue): string =>
      [
        issue.title,
        office.reviewBy(dayOf(issue)),
        webAddress(publicUrl, 'issue', { id: issue.id }),
      ].join('\n');
    return {
      subject:
        first && issues.length === 1
          ? office.reviewOf(dayOf(first), first.title)
          : office.reviewOfMany(issues.length),
      paragraphs: [
        ...(owned.length > 0 ? [office.reviewOwned] : []),
        ...owned.map(lines),
        ...(ownerless.length > 0 ? [office.reviewOwnerless] : []),
        ...ownerless.map(lines),
        office.reviewStill,
        office.reviewOff(profile),
      ],
    };
  };
  return { recipient, letter };
}

const LOOK_EVERY_MS = 10 * 60_000;

/** The milliseconds from midnight to the hour when reminders begin, seven in the morning, since nobody should get an email at midnight. */
const DAY_BEGINS_AFTER_MS = 7 * 3_600_000;

/** The days for which the server remembers which emails about a review date it sent. Emails are sent only over a much shorter time. */
const REMEMBERED_DAYS = 90;

type StagedIssue = DatedIssue & { stage: Stage };

/** Returns the reminders that are due and have not been sent. */
async function listWanted(db: Db, today: string): Promise<StagedIssue[]> {
  const from = dayAfter(today, -REMINDED_WITHIN_DAYS);
  const dated = await listDated(db, { from, to: dayAfter(today, REMINDED_WITHIN_DAYS) });
  if (dated.length === 0) return [];
  const made = await listMade(db, from);
  return dated
    .map((issue): StagedIssue => ({ ...issue, stage: issue.review_by <= today ? 'due' : 'ahead' }))
    .filter(({ id, review_by, stage }) => !made.has(`${id} ${review_by} ${stage}`));
}

/** Claims the reminders that no other process has claimed. All processes claim in the same order, so that no two wait for each other. */
async function claim(tx: Db, wanted: readonly StagedIssue[], at: string): Promise<StagedIssue[]> {
  const claimed = new Set<StagedIssue>();
  for (const one of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (await claimReminder(tx, one, one.stage, at)) claimed.add(one);
  }
  return wanted.filter((one) => claimed.has(one));
}

async function enqueueMails(
  tx: Db,
  { mail }: Pick<Deps, 'mail'>,
  config: Pick<Config, 'publicUrl'> & WaysIn,
  issues: readonly DatedIssue[],
): Promise<void> {
  const readers = await listReaders(tx, config);
  const able = new Set(readers.map(({ id }) => id));
  // Issues without an owner go into the email of a single person, and not into everybody's (MAIL-5).
  const first = readers.find(({ reminders }) => reminders === 1);
  for (const reader of readers.filter(({ reminders }) => reminders === 1)) {
    const owned = issues.filter(({ owner }) => owner === reader.id);
    const ownerless =
      reader === first ? issues.filter(({ owner }) => owner === null || !able.has(owner)) : [];
    if (owned.length + ownerless.length === 0) continue;
    const { publicUrl } = config;
    const recipient = reader.email;
    await mail.enqueue(tx, reminderEmail({ publicUrl, recipient, owned, ownerless }));
  }
}

/** Sends the emails about review dates that are near or reached. The note that an email is sent and the email itself are stored in one transaction, so that several processes send it only once (MAIL-4, MAIL-5). */
export async function remind(
  config: Pick<Config, 'publicUrl' | 'timeZone'> & WaysIn,
  deps: Pick<Deps, 'db' | 'now' | 'mail'>,
): Promise<void> {
  const now = deps.now();
  const today = dayOf(new Date(now.getTime() - DAY_BEGINS_AFTER_MS), config.timeZone);
  const wanted = await listWanted(deps.db.read, today);
  if (wanted.length === 0) return;
  await deps.db.write.transaction().execute(async (tx) => {
    await forgetReminders(tx, dayAfter(today, -REMEMBERED_DAYS));
    await enqueueMails(tx, deps, config, await claim(tx, wanted, now.toISOString()));
  });
  deps.mail.wake();
}

/** Looks regularly for review dates that somebody must be reminded of. */
export function remindRegularly(app: FastifyInstance, config: Config, deps: Deps): void {
  sweepRegularly(app, deps, {
    name: 'reminders',
    every: LOOK_EVERY_MS,
    sweep: () => remind(config, deps),
  });
}
