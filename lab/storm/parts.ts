import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The use of a part of the machine's load: seconds of processor time, and memory in MB at its most. */
export type Used = { cpu: number; memory: number };

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const LOOK_MS = 1_000;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

/** Returns a process and all below it. */
function treeOf(pid: number): number[] {
  let threads: string[];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const children = threads.flatMap((id) =>
    read(`/proc/${pid}/task/${id}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

/** Counts seconds of processor time of a process, its ended children's among it. */
function cpuOf(pid: number): number {
  // Behind the name of the program, which may have any sign in it.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
  return ticks / TICKS;
}

/** Returns the memory of a process in MB, with its part of shared memory. */
function memoryOf(pid: number): number {
  const [, kib = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return (Number(kib) * 1_024) / 1e6;
}

const sum = (roots: readonly number[], of: (pid: number) => number): number =>
  roots.flatMap(treeOf).reduce((all, pid) => all + of(pid), 0);

/** The use of the whole machine, in seconds of all its cores, with other programs on it; and its waiting for disks. */
export type Machine = { busy: number; waited: number };

function machineNow(): Machine {
  const [line = ''] = read('/proc/stat').split('\n');
  const [user = 0, nice = 0, system = 0, , waited = 0, ...rest] = line
    .split(/\s+/)
    .slice(1, 9)
    .map((ticks) => Number(ticks) / TICKS);
  return { busy: rest.reduce((all, one) => all + one, user + nice + system), waited };
}

/**
 * Watches parts, each the processes of these ids and those below them, until `end` returns the use of each and of the
 * whole machine. Works only on Linux.
 */
export function watchParts(parts: Readonly<Record<string, readonly number[]>>) {
  const names = Object.keys(parts);
  const machineBefore = machineNow();
  const before = new Map(names.map((name) => [name, sum(parts[name] ?? [], cpuOf)]));
  const most = new Map(names.map((name) => [name, 0]));
  const look = () => {
    for (const name of names)
      most.set(name, Math.max(most.get(name) ?? 0, sum(parts[name] ?? [], memoryOf)));
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return {
    end: (): { used: Record<string, Used>; machine: Machine } => {
      clearInterval(timer);
      look();
      const used = names.map((name) => {
        const cpu = sum(parts[name] ?? [], cpuOf) - (before.get(name) ?? 0);
        return [name, { cpu, memory: most.get(name) ?? 0 }] as const;
      });
      const now = machineNow();
      const [busy, waited] = [now.busy - machineBefore.busy, now.waited - machineBefore.waited];
      return { used: Object.fromEntries(used), machine: { busy, waited } };
    },
  };
}
