import { stretchesOf, type Stretch } from '#core/rota/stretches.ts';
import type { Config } from '../base/config.ts';
import type { Deps, Email } from '../base/deps.ts';
import type { PushMessage } from '#core/notifications/push-message.ts';
import { settingOf } from '../db/settings.ts';
import type { RotaPersonRow } from '../db/tables/rota-rows.ts';
import { rotaChoices } from '../domain/rota.sql.ts';
import { phonesOf, type AwakePhone } from '../domain/woken-phones.sql.ts';
import { rotaIn } from './weeks.ts';

const MINUTE = 60_000;

/** The ms after which it is too late to tell a person that their duty began. */
const LATE = 30 * MINUTE;

/** The time up to which every start of a duty was told. */
const toldUntil = settingOf<{ readonly until: string }>('rotaTold', { until: '' });

/** A duty that began: the person, the contact's name, and when it began. */
type Start = Pick<RotaPersonRow, 'id' | 'email'> & { readonly contact: string } & Stretch;

function startEmail({ email, contact, from, until }: Start, timeZone: string): Email {
  return {
    recipient: email,
    letter: ({ office, dates }) =>
      office.dutyStart(contact, {
        from: dates.formatTime(new Date(from), timeZone),
        day: dates.formatDate(new Date(until), timeZone),
        until: dates.formatTime(new Date(until), timeZone),
        timeZone,
      }),
  };
}

/** Wakes a phone once. Another feature provides this. */
export type Wake = (phone: AwakePhone, message: PushMessage) => Promise<void>;

/** Emails the people whose duty began since the last look, once each, and wakes their phones, if an owner has turned this on (ROTA-9). */
export async function tellOfStarts(
  { timeZone }: Pick<Config, 'timeZone'>,
  deps: Pick<Deps, 'db' | 'now' | 'mail'>,
  wake: Wake,
): Promise<void> {
  const now = deps.now().getTime();
  if (!(await rotaChoices.read(deps.db.read)).tellsAtStart) return;
  const phones = await deps.db.write.transaction().execute(async (tx) => {
    const { until } = await toldUntil.hold(tx);
    const last = until === '' ? now : Date.parse(until);
    // If the clock was set back a little, nobody is told twice. If it had jumped ahead, telling begins anew.
    if (last > now && last - now <= LATE) return [];
    await toldUntil.write(tx, { until: new Date(now).toISOString() });
    const since = last > now ? now : Math.max(last, now - LATE);
    // A person who was on duty right before does not begin a duty.
    const window = { from: since - MINUTE, until: now + 14 * 24 * 60 * MINUTE };
    const { rota, people } = await rotaIn(tx, window, new Date(now));
    const starts = rota.flatMap(({ contact, spans }) => {
      const stretches = stretchesOf(spans, people, window);
      return stretches.flatMap((stretch, at): Start[] => {
        if (stretch.from <= since || stretch.from > now) return [];
        const before = stretches[at - 1];
        const were = before?.until === stretch.from ? before.people : [];
        const began = stretch.people.filter((one) => !were.includes(one));
        return began.map((one) => {
          const rest = stretches.slice(at);
          const end = rest.find(
            (next, place) =>
              !rest[place + 1]?.people.includes(one) || rest[place + 1]?.from !== next.until,
          );
          const { id, email } = one;
          return { id, email, contact: contact.name, from: stretch.from, until: end?.until ?? now };
        });
      });
    });
    const mailed = starts.filter(({ email }) => email !== '');
    for (const start of mailed) await deps.mail.enqueue(tx, startEmail(start, timeZone));
    return await phonesOf(tx, {
      people: starts.map(({ id }) => id),
      emails: mailed.map(({ email }) => email),
    });
  });
  deps.mail.wake();
  await Promise.all(phones.map(async (phone) => await wake(phone, { kind: 'duty' })));
}
