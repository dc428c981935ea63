import { expect, test } from 'vitest';
import { formatHours, sayHours } from './hours-text.ts';
import { hoursMessages } from './hours-messages.es.ts';
import { readHours } from './written-hours.ts';

/** Returns hours as they are stored; undefined if they cannot be read. */
const stored = (text: string): string | undefined => {
  const read = readHours(text);
  return read && formatHours(read);
};

// AREAS-3
test.each([
  ['lun-vie 20:00-8:00', 'Mon to Fri 20:00 to 08:00'],
  ['De lunes a viernes de 8:00 a 17:00', 'Mon to Fri 08:00 to 17:00'],
  ['Lun. a vie., 9 h a 14 h', 'Mon to Fri 09:00 to 14:00'],
  ['sábados y domingos', 'Sat and Sun all day'],
  ['miércoles de 20:00 a 8:00', 'Wed 20:00 to 08:00'],
  ['miercoles 20:00 a 8:00', 'Wed 20:00 to 08:00'],
  ['todos los días de 22:00 a 6:00', 'every day 22:00 to 06:00'],
  ['20:00 a 8:00, fines de semana', 'every day 20:00 to 08:00, Sat and Sun all day'],
  ['entre semana de las 18:00 hasta medianoche', 'Mon to Fri 18:00 to 00:00'],
  ['8 p. m. a 8 a. m.', 'every day 20:00 to 08:00'],
  ['las 24 horas', 'every day all day'],
  ['siempre', 'every day all day'],
  ['los lunes por turnos', undefined],
])('%s is read as %s', (text, read) => {
  expect(stored(text)).toBe(read);
});

/** Returns stored hours as the Spanish pages say them. */
const said = (hours: string): string =>
  hoursMessages.hours(
    hours.replaceAll(/(\d\d):(\d\d)/g, (_, hour: string, minute: string) =>
      hoursMessages.time(Number(hour), minute),
    ),
  );

// AREAS-3
test('hours as they are said in Spanish are read again', () => {
  const all = [
    'every day 20:00 to 08:00',
    'Mon to Fri 08:00 to 17:00',
    'Tue and Wed 20:00 to 08:30',
    'Sat and Sun all day',
    'Mon to Thu 20:00 to 08:00, Fri 20:00 to 09:00',
    'every day all day',
  ];
  expect(all.map(said)).toEqual([
    'todos los días de 20:00 a 8:00',
    'lun a vie de 8:00 a 17:00',
    'mar y mié de 20:00 a 8:30',
    'sáb y dom todo el día',
    'lun a jue de 20:00 a 8:00, vie de 20:00 a 9:00',
    '24 horas',
  ]);
  expect(all.map(said).map(stored)).toEqual(all);
  expect(all.map(sayHours)[0]).toBe('every day 8 pm to 8 am');
});
