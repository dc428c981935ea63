import type { SeedIssue } from './base/seed-shape.ts';
import { ACCESS } from './starter/access.ts';
import { FIRE } from './starter/fire.ts';
import { HEATING } from './starter/heating.ts';
import { ILLICIT_SUBSTANCES } from './starter/illicit-substances.ts';
import { KITCHEN_APPLIANCES } from './starter/kitchen-appliances.ts';
import { MEDICAL } from './starter/medical/medical.ts';
import { NOISE_COMPLAINT } from './starter/noise-complaint.ts';
import { OTHER } from './starter/other/other.ts';
import { PESTS } from './starter/pests.ts';
import { RLA_EVENTS } from './starter/rla-events.ts';
import { SAFETY_CONCERN } from './starter/safety-concern/safety-concern.ts';
import { WATER } from './starter/water.ts';
import { WELFARE } from './starter/welfare/welfare.ts';

const STARTERS = [
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
] as const;

/** The procedures with the keys of their steps, which are the same in a translation. */
export type Starters = typeof STARTERS;

/** The procedures that a new installation starts with, all published, in the order of the categories. */
export const STARTER_LIBRARY: readonly SeedIssue[] = STARTERS;
