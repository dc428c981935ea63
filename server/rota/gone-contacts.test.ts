import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Contact } from '#core/campus/contact.ts';
import type { Campus } from '#core/campus/setting.ts';
import { openAddress, sealedAddress } from '../domain/calendar-address.sql.ts';
import { holdCampus, writeCampus } from '../domain/campus.ts';
import { rotaOnPhones } from '../domain/rota.sql.ts';
import { DUTY, openLadder, putOnDuty } from '../test/laddered.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { forgetEnded } from './reading.ts';
import { findCalendar } from './rota.sql.ts';

const HOUR = 3_600_000;
const FEED = 'https://calendar.ashdown.example/secret.ics';
const NEW: Contact = {
  id: 'new',
  name: 'Duty manager',
  number: '555 0199',
  when: '',
  categories: [],
};

/** Opens an app in which Sam is on duty for a contact with a feed, and is told so. */
async function openOnDuty(open: Open) {
  const opened = await openLadder(open);
  const { app, owner, add, setLadders } = opened;
  const { _id: duty } = await add('duty', DUTY);
  const steps = [{ wait: 0, targets: [duty] }];
  await setLadders([{ areas: [], categories: [], rounds: 1, steps }]);
  await putOnDuty(app.db.write, app.clock.now, 'sam@ashdown.example');
  const address = sealedAddress(app.deps, DUTY, FEED);
  await app.db.write.updateTable('rota_calendar').set({ address, source: 'feed' }).execute();
  const settings = async () => (await owner(API.getSettings)).data;
  const setContacts = async (contacts: Contact[], replace: Record<string, string> = {}) => {
    const { campus, version } = await settings();
    const body = { campus: { ...campus, contacts }, version, replace };
    expect((await owner(API.updateSettings, { body })).status).toBe(200);
  };
  const addressOf = async (contact: string) => {
    const row = await findCalendar(app.db.read, contact);
    return row && openAddress(app.deps, row);
  };
  let renewed = 0;
  const forget = async () =>
    await forgetEnded(app.db.write, app.clock.now, async () => void (renewed += 1));
  const contacts = async () => (await settings()).campus.contacts;
  return { ...opened, duty, setContacts, contacts, addressOf, forget, count: () => renewed };
}

describeOnEachDatabase('a removed contact', (open) => {
  // ROTA-11, LADDER-2
  test('leaves its calendar and its notifications to the contact that replaces it', async () => {
    const { app, attend, pass, told, setContacts, addressOf, forget } = await openOnDuty(open);
    await setContacts([NEW], { [DUTY]: NEW.id });
    await forget();
    const { key } = await attend();
    await pass(5_000);
    expect(await told(key)).toContain('1 sam');
    expect(await addressOf(NEW.id)).toBe(FEED);
    expect(await findCalendar(app.db.read, DUTY)).toBeUndefined();
  });

  // ROTA-11
  test('leaves nothing to a contact with its own calendar', async () => {
    const { app, setContacts, contacts, addressOf } = await openOnDuty(open);
    await setContacts([...(await contacts()), NEW]);
    const row = await findCalendar(app.db.read, DUTY);
    const address = sealedAddress(app.deps, NEW.id, `${FEED}?own`);
    if (row)
      await app.db.write
        .insertInto('rota_calendar')
        .values({ ...row, contact_id: NEW.id, address })
        .execute();
    await setContacts([NEW], { [DUTY]: NEW.id });
    expect(await addressOf(NEW.id)).toBe(`${FEED}?own`);
  });

  // ROTA-11
  test('keeps its calendar for a day so that it can be restored; then phones stop asking', async () => {
    const { app, contacts, addressOf, forget, count } = await openOnDuty(open);
    const before = await contacts();
    // Longer than a session lives.
    const put = async (campus: Pick<Campus, 'contacts'>) =>
      await app.db.write.transaction().execute(async (tx) => {
        const held = await holdCampus(tx);
        await writeCampus(tx, held, { campus: { ...held.campus, ...campus } });
      });
    await put({ contacts: [] });
    for (let hour = 0; hour < 20; hour += 1) {
      await forget();
      app.clock.pass(HOUR);
    }
    await put({ contacts: before });
    await forget();
    expect(await addressOf(DUTY)).toBe(FEED);
    await put({ contacts: [] });
    await forget();
    app.clock.pass(23 * HOUR);
    await forget();
    expect(await addressOf(DUTY)).toBe(FEED);
    expect(count()).toBe(0);
    app.clock.pass(HOUR);
    await forget();
    expect(await addressOf(DUTY)).toBeUndefined();
    expect(await rotaOnPhones(app.db.read)).toBeUndefined();
    expect(count()).toBe(1);
  });

  // LADDER-2
  test('leaves a recipient that can be turned off and removed', async () => {
    const { owner, duty, setContacts } = await openOnDuty(open);
    await setContacts([]);
    const params = { id: duty };
    const body = { address: DUTY, categories: [], escalations: false, summary: 'none' } as const;
    const off = await owner(API.updateNotificationTarget, { params, body });
    expect(off.data.escalations).toBe(false);
    const other = { ...body, address: 'elsewhere' };
    const refused = await owner(API.updateNotificationTarget, { params, body: other });
    expect(refused.code).toBe('INVALID_INPUT');
    expect((await owner(API.removeNotificationTarget, { params })).status).toBe(200);
  });
});
