import { chartCounts } from './chart-counts.ts';
import { dayCounts } from './day-counts.ts';
import { notifyEscalations } from './notify-escalations.ts';
import type { TriggerRule } from './trigger.ts';

/**
 * Every rule that the database keeps by itself. One that is changed here is replaced at the next start
 * (DATA-9); a change of what is counted needs a migration too, which counts anew. A trigger keeps its name:
 * one that is taken out is dropped by a migration.
 */
export const TRIGGER_RULES: readonly TriggerRule[] = [dayCounts, notifyEscalations, chartCounts];
