import { submit } from '../../phone/outbox/submit.ts';
import { attendanceOf } from '../../phone/walks/attendance-of.ts';
import { warnNotSaved } from '../../phone/walks/saved-walks.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';

/**
 * Records a walk as escalated with its steps so far; the walk goes on (ESCALATE-2). Resolves once it is on
 * the phone, before it is sent: whether it is; a phone that is full says so.
 */
export async function recordEscalated(walk: SavedWalk): Promise<boolean> {
  const { id: key, advisor, title } = walk;
  const body = attendanceOf(walk, 'Escalated', null);
  const said = { key, address: 'POST /api/attend', advisor, title, body, goesOn: walk } as const;
  return await new Promise((resolve) => {
    submit(said, () => resolve(true)).catch(() => {
      warnNotSaved();
      resolve(false);
    });
  });
}
