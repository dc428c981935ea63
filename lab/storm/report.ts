import { cpus } from 'node:os';
import { quantile } from '../../bench/measurement.ts';
import type { Plan } from './plan.ts';
import type { Outcome } from './storm.ts';

/** The time that a first try may take; after it the screen says 'Saved on this phone'. */
const FIRST_TRY_MS = 5_000;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;

function spread(values: readonly number[]): string {
  if (values.length === 0) return 'none';
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(values, share));
  return `p50 ${ms(p50 ?? 0)}, p95 ${ms(p95 ?? 0)}, p99 ${ms(p99 ?? 0)}`;
}

/** Counts the tries that were not acknowledged, by their answers. */
function refusals({ seen }: Outcome): string {
  const parts = [...seen.refused]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} by ${status === 0 ? 'no answer' : status}`);
  return parts.length === 0 ? '0' : parts.join(', ');
}

/** Returns the cores that a part used, on average. */
const coresOf = (cpu: number, { seconds: all }: Outcome) => cpu / all;

/** Names the limit of the storm: its own programs, the servers, others on the machine, the disks, or none. */
export function limitOf(outcome: Outcome): string {
  const { used, machine } = outcome;
  const most = 0.9 * cpus().length;
  const own = coresOf(used['phones and strangers']?.cpu ?? 0, outcome);
  const all = Object.values(used).reduce((sum, { cpu }) => sum + coresOf(cpu, outcome), 0);
  if (own > 0.85) return 'the phones and strangers themselves';
  if (all > most) return 'the processors';
  if (coresOf(machine.busy, outcome) > most) return 'others who used the processors meanwhile';
  if (coresOf(machine.waited, outcome) > 0.5) return 'the disks';
  return 'nothing';
}

export function linesOf(plan: Plan, outcome: Outcome): string[] {
  const { seen, told, desks, stranger, used } = outcome;
  const { libraries, kept, attendances } = seen;
  const acknowledged = attendances.length;
  const saved = kept.filter(({ firstMs }) => firstMs > FIRST_TRY_MS).length;
  return [
    `records and corrections: ${seen.offered} offered, ${acknowledged} acknowledged, ${outcome.lost} lost, ${outcome.doubled} doubled`,
    `refused, and later taken: ${refusals(outcome)}`,
    `an attendance: ${spread(attendances)}`,
    `the library: ${spread(libraries.ms)}; ${libraries.unchanged} of ${libraries.ms.length} unchanged, ${libraries.failed} failed, ${(libraries.bytes / 1e6).toFixed(1)} MB (${(outcome.libraryBytes / 1e3).toFixed(1)} KB each)`,
    `the app: ${seen.files.asked} files and looks for a newer one, ${seen.files.failed} failed, ${(seen.files.bytes / 1e6).toFixed(1)} MB`,
    `first taps not received within 5 s, 'Saved on this phone': ${saved} of ${kept.length}`,
    `the last record is acknowledged ${seconds(outcome.lastMs)} after the first phone was opened`,
    `escalations told one by one: ${told.ms.length} of ${told.awaited}, ${spread(told.ms)} after the tap; ${told.grouped} told together, the others within ten minutes`,
    `administrators: ${desks.pages.length} pages, ${spread(desks.pages)}, ${desks.failed} failed`,
    `a stranger ${plan.isInside ? 'behind the address of the first campus' : 'elsewhere'}: ${stranger.sent} false records, ${stranger.taken} taken, ${stranger.refused} refused`,
    ...Object.entries(used).map(
      ([name, { cpu, memory }]) =>
        `${name}: ${cpu.toFixed(1)} s of a processor, ${coresOf(cpu, outcome).toFixed(2)} of ${cpus().length} cores, ${memory.toFixed(0)} MB`,
    ),
    `all on this machine: ${coresOf(outcome.machine.busy, outcome).toFixed(2)} of ${cpus().length} cores, and ${coresOf(outcome.machine.waited, outcome).toFixed(2)} waited for a disk`,
    `phones late by ${ms(outcome.generatorLateMs)} (99 of 100 looks); what was the limit: ${limitOf(outcome)}`,
    ...outcome.notes.slice(0, 20).map((note) => `  ${note}`),
  ];
}

/** Returns true if no record was lost or doubled, and all were reported. */
export function isCalm({ lost, doubled, told, seen }: Outcome): boolean {
  const isAllAcknowledged = seen.attendances.length === seen.offered;
  return lost === 0 && doubled === 0 && isAllAcknowledged && told.ms.length >= told.awaited;
}
