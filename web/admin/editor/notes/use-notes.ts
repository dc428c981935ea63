import { useQuery } from '@tanstack/react-query';
import type { MessagePlace } from '#core/inbox/inbox.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { ReceivedNote } from '#core/record/step-note-schema.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { adminCall } from '../../base/admin-api.ts';
import { changeMessage, takeBack } from '../../inbox/inbox-queries.ts';
import { inboxMessages } from '../../inbox/messages.ts';
import { queryClient } from '../../base/queries.ts';
import { noteMessages as words } from './messages.ts';

/** The notes by the pane that shows them: the id of the step, or else 'details' (MESSAGES-11). */
export type NotesByPane = ReadonlyMap<string, readonly ReceivedNote[]>;

/** Returns the notes of advisors about the steps of an issue; a new issue has none. */
export function useNotes(issue: Issue | undefined) {
  const id = issue?._id ?? '';
  const queryKey = ['notes', id];
  const loaded = useQuery({
    queryKey,
    queryFn: async () => await adminCall('GET /api/issue/{id}/notes', { params: { id } }),
    enabled: id !== '',
  });
  const renew = async (): Promise<void> => await queryClient.invalidateQueries({ queryKey });
  const bringBack = async (place: MessagePlace, archivedAt: string | null): Promise<void> => {
    try {
      const isOurs = await takeBack(place, true, archivedAt);
      if (!isOurs) showToast({ text: inboxMessages.movedSince, kind: 'status', tone: 'neutral' });
      await renew();
    } catch {
      showToast({ text: words.notBroughtBack, kind: 'alert' });
    }
  };
  const ids = new Set<string>(issue?.steps.map((step) => step._id));
  const byPane: NotesByPane = Map.groupBy(loaded.data ?? [], ({ step }) =>
    ids.has(step) ? step : 'details',
  );
  return {
    byPane,
    hasFailed: loaded.isError,
    reload: async () => void (await loaded.refetch()),
    /** Archives one note. Throws if that failed. */
    putAway: async ({ _id }: ReceivedNote): Promise<void> => {
      const place = { kind: 'note', _id } as const;
      const { isChanged, archivedAt } = await changeMessage(place, { isArchived: true });
      await renew();
      if (!isChanged) {
        showToast({ text: words.putAwayBefore, kind: 'status', tone: 'neutral' });
        return;
      }
      const action = { label: messages.undo, onAction: () => void bringBack(place, archivedAt) };
      showToast({ text: words.putAway, kind: 'status', action });
    },
  };
}
