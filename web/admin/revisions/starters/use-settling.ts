import { useState } from 'react';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../../base/http.ts';
import { newKey } from '../../../base/device.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { getIssue } from '../../base/issues-api.ts';
import { renewIssues } from '../../base/queries.ts';
import { addStarter, settleStarter } from '../../shared/exchange/exchange-api.ts';
import { undoOf } from '../restore.tsx';
import { changedStarterMessages as words } from './messages.ts';

export type Settling = 'take' | 'keep' | 'add';

function sayingOf(error: unknown): string {
  if (isApiError(error, 'VERSION_CONFLICT')) return words.changedMeanwhile;
  if (isApiError(error, 'NOT_PUBLISHABLE')) return words.blocked;
  return reasonIn(error);
}

async function take(changed: ChangedStarter): Promise<void> {
  const { issue } = changed;
  const before = issue?.publish === true ? await getIssue(issue._id) : undefined;
  await settleStarter(changed, true);
  showToast({
    kind: 'status',
    text: words.taken(issue?.title ?? changed.title),
    ...(before && undoOf(before, { ...before, version: before.version + 1 })),
  });
}

/** Settles one changed text in the chosen way, and says why if that failed. */
export function useSettling(changed: ChangedStarter) {
  const [busy, setBusy] = useState<Settling>();
  const [failure, setFailure] = useState<string>();
  // With the same key, a second press adds no second draft.
  const [key] = useState(newKey);
  const title = changed.issue?.title ?? changed.title;
  const settle = async (how: Settling): Promise<void> => {
    setBusy(how);
    setFailure(undefined);
    try {
      if (how === 'take') await take(changed);
      else if (how === 'add') await addStarter(changed.title, key);
      else await settleStarter(changed, false);
      if (how !== 'take') {
        showToast({ kind: 'status', text: how === 'add' ? words.added(title) : words.kept(title) });
      }
    } catch (error) {
      setFailure(`${words.failed} ${sayingOf(error)}`.trim());
    }
    await renewIssues().catch(() => undefined);
    setBusy(undefined);
  };
  return { busy, failure, settle };
}
