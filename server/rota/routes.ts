import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import type { Db } from '../db/tables/database.ts';
import { whileBelieved } from '../domain/believed-clock.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { dutyRoutes } from './duty-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { forgetEnded, readFeeds } from './reading.ts';
import { tellOfCalendars } from './told-calendars.ts';
import { tellOfGaps } from './told-gaps.ts';
import { tellOfStarts, type Wake } from './told-starts.ts';

const MINUTE = 60_000;

/** The library that phones have, which belongs to another feature. */
export type LibraryOfPhones = { renewLibrary: (tx: Db) => Promise<void> };

/** Registers the routes of the rota, and reads the contacts' calendars regularly (ROTA-5). */
export function rotaRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  library: LibraryOfPhones & { wake: Wake },
): void {
  calendarRoutes(app, config, deps, library);
  peopleRoutes(app, config, deps, library);
  dutyRoutes(app, config, deps);
  let reading: Promise<void> | undefined;
  const sweep = async () => {
    // A reading that takes long does not start a second time beside itself.
    reading ??= readFeeds(config, deps, { isForced: false }).finally(() => (reading = undefined));
    await reading;
  };
  sweepRegularly(app, deps, { name: 'rota', every: MINUTE, sweep });
  // After a jump of the clock, people must not be told anything untrue.
  const tell = whileBelieved(deps, async () => {
    await tellOfCalendars(config, deps);
    await tellOfGaps(config, deps);
    await tellOfStarts(config, deps, library.wake);
  });
  sweepRegularly(app, deps, { name: 'duty', every: MINUTE, sweep: tell });
  const forget = whileBelieved(
    deps,
    async () => await forgetEnded(deps.db.write, deps.now(), library.renewLibrary),
  );
  sweepRegularly(app, deps, { name: 'past duty', every: 60 * MINUTE, sweep: forget });
}
