import { useQuery } from '@tanstack/react-query';
import type { RecordVoid, VoidSpan } from '#core/record/void-schema.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { ApiError } from '../../../base/http.ts';
import { adminCall } from '../../base/admin-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { queryClient } from '../../base/queries.ts';
import { voidMessages as words } from './messages.ts';

const LIST = ['voids'];

export const useVoids = () =>
  useQuery({ queryKey: LIST, queryFn: async () => await adminCall('GET /api/voids') });

/** Loads the number of records that would be void; if the days are out of order, loads nothing. */
export const useVoidPreview = (id: string, span: VoidSpan | undefined) =>
  useQuery({
    queryKey: ['void-preview', id, span],
    enabled: span !== undefined,
    queryFn: async () =>
      await adminCall('GET /api/attend/{id}/void', { params: { id }, query: { ...span } }),
    gcTime: 0,
  });

/** Loads everything again that shows or counts records. */
async function renew(): Promise<void> {
  const shown = [LIST, ['record'], ['analytics'], ['analytics-charts']];
  await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export async function markVoid(id: string, reason: string, span: VoidSpan): Promise<void> {
  const body = { reason, ...span };
  const { count, from } = await adminCall('POST /api/attend/{id}/void', { params: { id }, body });
  await renew();
  showToast({ kind: 'status', text: from === undefined ? words.done(count) : words.willBe(count) });
}

export async function undoVoid({ _id: id }: RecordVoid): Promise<void> {
  const { count } = await adminCall('POST /api/voids/{id}/undo', { params: { id } });
  await renew();
  showToast({ kind: 'status', text: words.undone(count) });
}

const sayAs =
  (refused: string) =>
  (error: unknown): string =>
    error instanceof ApiError ? refused : adminMessages.unanswered;

export const sayNotMarked = sayAs(words.failed);
export const sayNotUndone = sayAs(words.notUndone);
