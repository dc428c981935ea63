// The same for held-out searches in Spanish, on the starter library as a phone shows it in Spanish.
import { shownInSpanish } from '../server/seeds/test/other-starters.ts';
import type { Bench } from './measurement.ts';
import { measureHeldOut } from './search-quality.ts';

/** Running it uses up the held-out searches. */
export const isUsedUp = true;

export const bench: Bench = async () =>
  await Promise.resolve(
    measureHeldOut({
      language: 'es',
      drawers: ['first'],
      found: (typed) => shownInSpanish(typed).titles,
    }),
  );
