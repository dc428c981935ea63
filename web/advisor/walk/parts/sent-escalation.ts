import { useSyncExternalStore } from 'react';
import type { SentEscalation } from '#core/notifications/escalation-schema.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { useLooks } from '#kit/base/use-looks.ts';
import { advisorName } from '../../../base/advisor-name.ts';
import { call } from '../../../base/call.ts';
import { ApiError, isApiError } from '../../../base/http.ts';
import { parseAs } from '../../../base/parse-as.ts';
import { HEARD_KEY, tab } from '../../phone/store/tab.ts';

/** The interval in ms at which the phone looks for answers, and the time for which it does so after an escalation. */
const LOOK_MS = 10_000;
export const LOOKED_FOR_MS = 30 * 60_000;

/** The server's last answer about an escalation, and the last time it was asked, by the phone's clock. */
type Heard = {
  readonly sent?: SentEscalation;
  /** True if the last request had no answer at all. */
  readonly isUnheard?: boolean;
  readonly looked: number;
};

const NOBODY: SentEscalation = { told: [], waiting: 0, answers: [] };

type Kept = readonly (readonly [string, Heard])[];

const isKept = (stored: unknown): stored is Kept => Array.isArray(stored);

/** The answers, kept only in this tab, through a reload too, because the names in them are only for the advisor who escalated. */
let heard = new Map<string, Heard>(parseAs(tab.get(HEARD_KEY), isKept));
let whose = advisorName();
const begun = new Map<string, number>();
const { subscribe, publish } = subscribable();

/** Returns the answers for the name that is logged in; for another name the phone asks again. */
function heardNow(): Map<string, Heard> {
  if (whose !== advisorName()) {
    whose = advisorName();
    heard = new Map();
  }
  return heard;
}

async function ask(
  key: string,
  before: SentEscalation | undefined,
): Promise<Omit<Heard, 'looked'>> {
  try {
    return { sent: await call('GET /api/advisor/escalations/{key}', { params: { key } }) };
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return { sent: NOBODY };
    return { ...(before && { sent: before }), isUnheard: !(error instanceof ApiError) };
  }
}

async function look(key: string, escalation: string): Promise<void> {
  const now = performance.now();
  // Two parts of a page ask only once.
  if (now - (begun.get(escalation) ?? -LOOK_MS) < LOOK_MS / 2) return;
  begun.set(escalation, now);
  const own = heardNow();
  const answer = await ask(key, own.get(escalation)?.sent);
  // The advisor logged out while the server was asked.
  if (own !== heardNow()) return;
  own.set(escalation, { ...answer, looked: Date.now() });
  tab.set(HEARD_KEY, JSON.stringify([...own]));
  publish();
}

/** Returns the last answer about an escalation; undefined if this tab has none. */
export const heardOf = (key: string, at: number): SentEscalation | undefined =>
  heardNow().get(`${key} ${at}`)?.sent;

/**
 * Follows who was told about an escalation and who has it, once the server has its record, even
 * while a correction waits. The phone asks every ten seconds for half an hour while the page is
 * seen and there is a signal (WALK-24), and each time it is shown. No tap waits for it.
 */
export function useSentEscalation(key: string, at: number, isReceived: boolean): Heard | undefined {
  const escalation = `${key} ${at}`;
  useLooks(
    isReceived || heardNow().has(escalation) ? escalation : undefined,
    LOOK_MS,
    (isTimed) => {
      const isLate = isTimed && Date.now() - at >= LOOKED_FOR_MS;
      if (!isLate && navigator.onLine) void look(key, escalation);
    },
  );
  return useSyncExternalStore(subscribe, () => heardNow().get(escalation));
}
