import { holderOf } from '#core/record/holder.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { serverFacts, isUnsent } from '../../phone/outbox/outbox.ts';
import { read } from '../../phone/store/store.ts';
import { HEARD_KEY, tab } from '../../phone/store/tab.ts';
import { savedWalks } from '../../phone/walks/saved-walks.ts';

/** Says, when an advisor logs out, which walks of this name are unfinished and which records are not sent; none of them is removed (ADVISOR-6). The answers to escalations are removed (WALK-24). */
export async function notifyUnsent(advisor: string): Promise<void> {
  tab.remove(HEARD_KEY);
  const walks = await savedWalks();
  const records = await read(['outbox'], async ({ all }) => await all('outbox'));
  const { epoch } = await serverFacts();
  const unfinished = walks.filter((walk) => holderOf(walk) === advisor).length;
  const unsent = records.filter(
    (record) => record.advisor === advisor && isUnsent(record, epoch),
  ).length;
  if (unfinished + unsent === 0) return;
  const text = outboxMessages.stays(unfinished, unsent, advisor);
  showToast({ text, kind: 'status', tone: 'neutral' });
}
