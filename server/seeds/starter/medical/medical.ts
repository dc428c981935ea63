import type { SeedIssue } from '../../seed-shape.ts';
import { ALCOHOL } from './alcohol.ts';
import { INJURY } from './injury.ts';
import { UNRESPONSIVE } from './unresponsive.ts';

export const MEDICAL: readonly SeedIssue[] = [UNRESPONSIVE, ALCOHOL, INJURY];
