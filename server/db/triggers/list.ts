import { chartCounts } from './chart-counts.ts';
import { dayCounts } from './day-counts.ts';
import { notifyEscalations } from './notify-escalations.ts';
import { sealAudit } from './seal-audit.ts';
import { tellTakenBack } from './tell-taken-back.ts';
import type { TriggerRule } from './trigger.ts';

/** The trigger rules, replaced when changed at the next start (DATA-9). A migration recounts, and drops a trigger that is taken out. */
export const TRIGGER_RULES: readonly TriggerRule[] = [
  dayCounts,
  notifyEscalations,
  tellTakenBack,
  chartCounts,
  ...sealAudit,
];
