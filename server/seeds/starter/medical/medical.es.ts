import type { TranslationsOf } from '../../base/seed-translation.ts';
import { ALCOHOL } from './alcohol.es.ts';
import { ALLERGY } from './allergy.es.ts';
import { CHOKING } from './choking.es.ts';
import { HEAT } from './heat.es.ts';
import { INFECTIOUS } from './infectious.es.ts';
import { INJURY } from './injury.es.ts';
import type { MEDICAL as english } from './medical.ts';
import { OVERDOSE } from './overdose.es.ts';
import { SUDDENLY_ILL } from './suddenly-ill.es.ts';
import { UNRESPONSIVE } from './unresponsive.es.ts';

export const MEDICAL = {
  ...UNRESPONSIVE,
  ...CHOKING,
  ...ALLERGY,
  ...OVERDOSE,
  ...SUDDENLY_ILL,
  ...ALCOHOL,
  ...INJURY,
  ...HEAT,
  ...INFECTIOUS,
} satisfies TranslationsOf<typeof english>;
