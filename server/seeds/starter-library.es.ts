import type { TranslationsOf } from './base/seed-translation.ts';
import type { Starters } from './starter-library.ts';
import { ACCESS } from './starter/access.es.ts';
import { FIRE } from './starter/fire.es.ts';
import { HEATING } from './starter/heating.es.ts';
import { ILLICIT_SUBSTANCES } from './starter/illicit-substances.es.ts';
import { KITCHEN_APPLIANCES } from './starter/kitchen-appliances.es.ts';
import { MEDICAL } from './starter/medical/medical.es.ts';
import { NOISE_COMPLAINT } from './starter/noise-complaint.es.ts';
import { OTHER } from './starter/other/other.es.ts';
import { PESTS } from './starter/pests.es.ts';
import { RLA_EVENTS } from './starter/rla-events.es.ts';
import { SAFETY_CONCERN } from './starter/safety-concern/safety-concern.es.ts';
import { WATER } from './starter/water.es.ts';
import { WELFARE } from './starter/welfare/welfare.es.ts';

/** The starter library in Spanish, each procedure by the title of its original. */
export const SPANISH_STARTERS = {
  ...ACCESS,
  ...FIRE,
  ...HEATING,
  ...ILLICIT_SUBSTANCES,
  ...KITCHEN_APPLIANCES,
  ...MEDICAL,
  ...NOISE_COMPLAINT,
  ...OTHER,
  ...PESTS,
  ...RLA_EVENTS,
  ...SAFETY_CONCERN,
  ...WATER,
  ...WELFARE,
} satisfies TranslationsOf<Starters>;
