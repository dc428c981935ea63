// The same for held-out searches in French, on the starter library, which phones show in English.
import { shownInFrench } from '../server/seeds/test/other-starters.ts';
import type { Bench } from './measurement.ts';
import { measureHeldOut } from './search-quality.ts';

/** Running it uses up the held-out searches. */
export const isUsedUp = true;

export const bench: Bench = async () =>
  await Promise.resolve(
    measureHeldOut({
      language: 'fr',
      drawers: ['first', 'second'],
      found: (typed) => shownInFrench(typed).titles,
    }),
  );
