import type { Attendance } from '#core/record/attendance.ts';
import { holderOf } from '#core/record/holder.ts';
import type { Submission } from '../../phone/outbox/outbox.ts';
import { submit } from '../../phone/outbox/submit.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { warnNotSaved } from '../../phone/walks/saved-walks.ts';
import { attendanceOf } from './record-walk.ts';

/** The members that a record has after its outcome was undone, besides those of a walk under way. */
type UndoneMembers = Pick<Attendance, 'issueStatus' | 'takenBack' | 'report' | 'callback'>;

/** The result of storing it: it is on the phone, the phone is full, or another tab ended the walk after the outcome that is being undone. */
type StoreOutcome = 'kept' | 'full' | 'ended';

/** Records a walk that goes on as escalated (ESCALATE-2), or its outcome as undone (RECORD-25). Resolves once the record is on the phone. */
export async function recordUnderWay(
  walk: SavedWalk,
  undone?: Partial<UndoneMembers>,
  undoes?: Submission['undoes'],
): Promise<StoreOutcome> {
  const submission: Submission = {
    key: walk.id,
    address: 'POST /api/attend',
    advisor: holderOf(walk),
    title: walk.title,
    body: { ...attendanceOf(walk, 'Escalated', null), ...undone },
    first: walk.corrections,
    ongoing: walk,
    undoes,
  };
  return await new Promise((resolve) => {
    const ended = () => resolve('ended');
    submit(submission, () => resolve('kept')).then(ended, () => {
      warnNotSaved();
      resolve('full');
    });
  });
}
