import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { cookiesIn } from '../../test/authenticator.ts';
import { addAdmin, PASSWORD } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../../test/test-app.ts';

const QUARTER = 15 * 60_000;

/** Signs an owner in who has just given the password, and does not give it again. */
async function signIn(app: TestApp): Promise<Call> {
  const body = { email: 'ada@example.edu', password: PASSWORD };
  const cookie = cookiesIn(await app.call(API.signIn, { body }));
  return (endpoint, request) => app.call(endpoint, { ...request, headers: { cookie } });
}

const withFirst = (
  { contacts: [first, ...rest], ...campus }: Campus,
  members: Partial<Contact>,
) => ({
  ...campus,
  contacts: [...(first ? [{ ...first, ...members }] : []), ...rest],
});

const contact = { name: 'Porter', number: '020 7946 0001', when: '', categories: [] };
const CALLS = {
  emergency: { words: 'Help desk', number: '999' },
  contacts: [
    { ...contact, id: 'porter', areas: ['n'] },
    { ...contact, id: 'dean' },
  ],
  areas: [{ id: 'n', name: 'North' }],
};

const CHANGES: Readonly<Record<string, (campus: Campus) => Campus>> = {
  'the emergency number': (campus) => ({
    ...campus,
    emergency: { ...campus.emergency, number: '111' },
  }),
  'what that is called': (campus) => ({
    ...campus,
    emergency: { ...campus.emergency, words: 'Help' },
  }),
  "the campus's own number": (campus) => ({ ...campus, main: '020 7946 0000' }),
  'a number': (campus) => withFirst(campus, { number: '020 7946 0009' }),
  'a name': (campus) => withFirst(campus, { name: 'Security' }),
  hours: (campus) => withFirst(campus, { hours: 'Mon to Fri 09:00 to 17:00' }),
  'a contact less': (campus) => ({ ...campus, contacts: campus.contacts.slice(1) }),
  'another order': (campus) => ({ ...campus, contacts: campus.contacts.toReversed() }),
  'an area by another name': (campus) => ({ ...campus, areas: [{ id: 'n', name: 'South' }] }),
};

describeOnEachDatabase('the settings', (open) => {
  // SESSION-15
  test('updateSettings requires a proof of identity when a change affects the calls phones make', async () => {
    const app = await open();
    await addAdmin(app);
    const late = await signIn(app);
    app.clock.pass(QUARTER);
    const me = await signIn(app);
    const read = async () => (await me(API.getSettings)).data;
    const save = async (by: Call, members: Partial<Campus>) => {
      const { campus, version } = await read();
      return await by(API.updateSettings, { body: { campus: { ...campus, ...members }, version } });
    };
    for (const [name, change] of Object.entries(CHANGES)) {
      expect((await save(me, CALLS)).status).toBe(200);
      const before = await read();
      const after = change(before.campus);
      expect([name, (await save(late, after)).code]).toEqual([name, 'PROVE_AGAIN']);
      expect(await read()).toEqual(before);
      expect([name, (await save(me, after)).status]).toEqual([name, 200]);
    }
  });

  // SESSION-15
  test('updateSettings requires no proof when only the name or the search words change', async () => {
    const app = await open();
    await addAdmin(app);
    const me = await signIn(app);
    app.clock.pass(QUARTER);
    const { campus, version } = (await me(API.getSettings)).data;
    const other = { ...campus, name: 'Ashdown', synonyms: { Fire: ['blaze'] } };
    const body = { campus: other, version };
    expect((await me(API.updateSettings, { body })).data.campus).toEqual(other);
  });

  // SESSION-15, ACTS-1
  test('updateSettings requires a proof and mails owners when the campus name gets a number or address', async () => {
    const app = await open();
    await addAdmin(app);
    const late = await signIn(app);
    app.clock.pass(QUARTER);
    const me = await signIn(app);
    const rename = async (by: Call, name: string) => {
      const { campus, version } = (await me(API.getSettings)).data;
      return await by(API.updateSettings, { body: { campus: { ...campus, name }, version } });
    };
    for (const name of ['Ashdown: fire 555 0199', 'Ashdown, see fire.example.edu']) {
      expect([name, (await rename(late, name)).code]).toEqual([name, 'PROVE_AGAIN']);
      expect([name, (await rename(me, name)).status]).toEqual([name, 200]);
      // A name that has it already brings nothing new.
      expect([name, (await rename(late, `Old ${name}`)).status]).toEqual([name, 200]);
    }
    const [mail] = await app.mailsOfActs();
    expect(mail?.body).toContain('Campus name: none, now Ashdown: fire 555 0199\n');
  });
});
