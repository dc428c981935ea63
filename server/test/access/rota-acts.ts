import { API } from '#core/api/api.ts';
import { formatJson } from '../../db/columns/json.ts';
import { holdCampus, writeCampus } from '../../domain/campus.ts';
import type { Row, World } from './acts-world.ts';

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1@example.edu',
  'DTSTART:20260101T190000Z',
  'DTEND:20260102T070000Z',
  'RRULE:FREQ=DAILY',
  'SUMMARY:Sam Rivera',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const params = { contact: 'duty' };

/** Connects a calendar with a contact that is there at once: by the settings it would wait for a second person. */
async function connect({ me, db }: World) {
  const duty = { id: params.contact, name: 'RA', number: '555 0100', when: '', categories: [] };
  await db.write.transaction().execute(async (tx) => {
    const held = await holdCampus(tx);
    await writeCampus(tx, held, { campus: { ...held.campus, contacts: [duty] } });
  });
  const body = { file: CALENDAR, rule: { before: '', after: '' } };
  return await me(API.connectCalendar, { params, body });
}

/** The acts about who is on duty. */
export const ROTA_ROWS: readonly Row[] = [
  ['connectCalendar', 'rota.connect', connect],
  [
    'setRotaPeople',
    'rota.people',
    async ({ me }) => {
      const { version } = (await me(API.getRota)).data;
      const people = [{ id: 'sam', name: 'Sam Rivera', number: '555 0101', email: '' }];
      const body = { people, isForAll: false, tellsAtStart: false, version };
      return await me(API.setRotaPeople, { body });
    },
  ],
  [
    'markDouble',
    'rota.double',
    ({ me }) => {
      const stretch = { from: '2026-01-01T19:00:00.000Z', until: '2026-01-02T07:00:00.000Z' };
      const body = { contact: 'duty', ...stretch, names: ['Sam', 'Jo'], isRight: true };
      return me(API.markDouble, { body });
    },
  ],
  [
    'acceptCalendar',
    'rota.accept',
    async ({ me, db }) => {
      await db.write
        .updateTable('rota_calendar')
        .set({ waiting: formatJson([]) })
        .execute();
      return await me(API.acceptCalendar, { params });
    },
  ],
  ['removeCalendar', 'rota.disconnect', ({ me }) => me(API.removeCalendar, { params })],
];
