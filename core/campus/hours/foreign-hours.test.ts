import { expect, test } from 'vitest';
import { formatHours, sayHours } from './hours-text.ts';
import { hoursMessages as inFrench } from './hours-messages.fr.ts';
import { hoursMessages as inSpanish } from './hours-messages.es.ts';
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
  ['lun.–ven. 8 h–17 h', 'Mon to Fri 08:00 to 17:00'],
  ['24 h/24', 'every day all day'],
  ['24h/24, 7j/7', 'every day all day'],
  ['24 h/24 et 7 j/7', 'every day all day'],
  ['24 heures sur 24, 7 jours sur 7', 'every day all day'],
  ['7 j/7 de 8 h à 20 h', 'every day 08:00 to 20:00'],
  ['du lundi au vendredi, de 8 h 30 à 12 h', 'Mon to Fri 08:30 to 12:00'],
  ['Lundi au vendredi 9h-17h30', 'Mon to Fri 09:00 to 17:30'],
  ['8h à 12h, 13h30 à 17h', 'every day 08:00 to 12:00, every day 13:30 to 17:00'],
  ['20 h–8 h, fins de semaine', 'every day 20:00 to 08:00, Sat and Sun all day'],
  ['la nuit de 22 h à 6 h', 'every day 22:00 to 06:00'],
  ['en semaine de 18 h à minuit', 'Mon to Fri 18:00 to 00:00'],
  ['le week-end', 'Sat and Sun all day'],
  ['les samedis et dimanches', 'Sat and Sun all day'],
  ['samedi et dimanche entre 9 h et 14 h', 'Sat and Sun 09:00 to 14:00'],
  [
    'du vendredi 17 h au lundi 8 h',
    'Fri 17:00 to 24:00, Sat all day, Sun all day, Mon 00:00 to 08:00',
  ],
  ['tous les soirs de 20 h jusqu’à 8 h', 'every day 20:00 to 08:00'],
  ['jours ouvrables de midi à 18\u202fh', 'Mon to Fri 12:00 to 18:00'],
  ['en tout temps', 'every day all day'],
  ['8 h à 24 h', 'every day 08:00 to 24:00'],
  [
    'lun.-ven. 20\u00a0h-8\u00a0h, sam. et dim. toute la journée',
    'Mon to Fri 20:00 to 08:00, Sat and Sun all day',
  ],
  ['sam. et dim. 9\u00a0h-14\u00a0h', 'Sat and Sun 09:00 to 14:00'],
  ['les jours fériés', undefined],
  ['selon l’horaire', undefined],
])('%s is read as %s', (text, read) => {
  expect(stored(text)).toBe(read);
});

/** Returns stored hours as the pages of a language say them. */
const hoursIn = (words: typeof inFrench, hours: string): string =>
  words.hours(
    hours.replaceAll(/(\d\d):(\d\d)/g, (_, hour: string, minute: string) =>
      words.time(Number(hour), minute),
    ),
  );

const STORED = [
  'every day 20:00 to 08:00',
  'Mon to Fri 08:00 to 17:00',
  'Tue and Wed 20:00 to 08:30',
  'Sat and Sun all day',
  'Mon to Thu 20:00 to 08:00, Fri 20:00 to 09:00',
  'every day all day',
];

// AREAS-21
test.each([
  [
    'Spanish',
    inSpanish,
    [
      'todos los días de 20:00 a 8:00',
      'lun a vie de 8:00 a 17:00',
      'mar y mié de 20:00 a 8:30',
      'sáb y dom todo el día',
      'lun a jue de 20:00 a 8:00, vie de 20:00 a 9:00',
      '24 horas',
    ],
  ],
  [
    'French',
    inFrench,
    [
      'tous les jours de 20:00 à 8:00',
      'du lun. au ven. de 8:00 à 17:00',
      'mar. et mer. de 20:00 à 8:30',
      'sam. et dim. toute la journée',
      'du lun. au jeu. de 20:00 à 8:00, ven. de 20:00 à 9:00',
      '24 h/24',
    ],
  ],
])('hours shown in %s can be read again', (_, words, saidHours) => {
  const all = STORED.map((hours) => hoursIn(words, hours));
  expect(all).toEqual(saidHours);
  expect(all.map(stored)).toEqual(STORED);
});

test('hours are shown in English by default', () => {
  expect(STORED.map(sayHours)[0]).toBe('every day 8 pm to 8 am');
});
