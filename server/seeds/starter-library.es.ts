import type { TranslationsOf } from './base/seed-translation.ts';
import type { Starters } from './starter-library.ts';
import { HEATING } from './starter/heating.es.ts';
import { CHOKING } from './starter/medical/choking.es.ts';
import { SAFETY_CONCERN } from './starter/safety-concern/safety-concern.es.ts';

/** The starter library in Spanish, each procedure by the title of its original. */
export const SPANISH_STARTERS = {
  ...HEATING,
  ...CHOKING,
  ...SAFETY_CONCERN,
} satisfies Partial<TranslationsOf<Starters>>;
