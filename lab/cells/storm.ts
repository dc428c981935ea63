import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Type } from 'typebox';
import { assert } from '#core/base/assert.ts';
import { parseValue } from '../../server/test/parse-json.ts';
import { root } from '../../tools/base/runtime.mjs';
import type { Cells } from './cells.ts';
import { guideOf } from './phones.ts';
import type { Cell } from './table.ts';

/** Returns the time after its end at which systemd starts a cell again, in ms. */
function restartMs(): number {
  const unit = readFileSync(join(root, 'deploy/systemd/reslife-oncall@.service'), 'utf8');
  const seconds = /^RestartSec=(\d+)$/m.exec(unit)?.[1];
  assert(seconds, 'the unit of a cell says when it is started again');
  return Number(seconds) * 1_000;
}

const Answers = Type.Record(Type.String(), Type.Integer());

/** Lets strangers flood one cell, in a session of their own; the function that this returns ends it and says how often each status was answered. */
export async function floodCell({ proxy }: Cells, cell: Cell) {
  const issueId = await guideOf(proxy.port, cell);
  const child = fork(join(import.meta.dirname, 'flood.ts'), { stdio: 'inherit', detached: true });
  const begun = once(child, 'message');
  child.send({ port: proxy.port, host: cell.host, issueId });
  await begun;
  return async (): Promise<Readonly<Record<string, number>>> => {
    const answered: Promise<unknown[]> = once(child, 'message');
    child.send('end');
    return parseValue(Answers, (await answered)[0]);
  };
}

/** Kills one cell with SIGKILL whenever it answers again, and starts it as systemd would; `end` says how often. */
export function killAgainAndAgain({ processes }: Cells, cell: Cell) {
  const over = new AbortController();
  const pause = restartMs();
  let kills = 0;
  const run = async () => {
    while (!over.signal.aborted) {
      const pid = processes.pidOf(cell);
      if (pid !== undefined) {
        process.kill(pid, 'SIGKILL');
        kills += 1;
      }
      await setTimeout(pause, undefined, { signal: over.signal }).catch(() => undefined);
      await processes.launch(cell);
      await processes.untilHealthy(cell);
    }
  };
  const running = run();
  return async (): Promise<number> => {
    over.abort();
    await running;
    return kills;
  };
}
