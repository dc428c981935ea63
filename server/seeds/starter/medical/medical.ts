import { ALCOHOL } from './alcohol.ts';
import { ALLERGY } from './allergy.ts';
import { CHOKING } from './choking.ts';
import { HEAT } from './heat.ts';
import { INFECTIOUS } from './infectious.ts';
import { INJURY } from './injury.ts';
import { OVERDOSE } from './overdose.ts';
import { SUDDENLY_ILL } from './suddenly-ill.ts';
import { UNRESPONSIVE } from './unresponsive.ts';

export const MEDICAL = [
  UNRESPONSIVE,
  CHOKING,
  ALLERGY,
  OVERDOSE,
  SUDDENLY_ILL,
  ALCOHOL,
  INJURY,
  HEAT,
  INFECTIOUS,
];
