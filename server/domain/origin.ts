import { AsyncLocalStorage } from 'node:async_hooks';

/** The origin of an act: the network that limits count, the name of the session, and the id of the request. */
export type Origin = { network: string | null; session: string | null; request: string | null };

const NOWHERE: Origin = { network: null, session: null, request: null };

const origins = new AsyncLocalStorage<Origin>();

/** Serves a request, and notes its origin with every act that happens meanwhile (TRAIL-5). */
export const withOrigin = <T>(origin: Origin, serve: () => T): T => origins.run(origin, serve);

/** Returns the origin of the code that is running. It is empty outside of a request, as in a command. */
export const originNow = (): Origin => origins.getStore() ?? NOWHERE;
