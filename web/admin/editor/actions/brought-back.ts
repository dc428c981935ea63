import { isApiError } from '../../../base/call.ts';
import { loadLatest } from '../../draft/accept-remote.ts';
import type { BroughtBack } from '../../draft/events.ts';
import type { LiveEditor } from '../../draft/live-editor.ts';

/**
 * Asks for the sentence with which words of before an urgent correction come back, if that is why it was refused; returns
 * whether it asks (PUBLISH-15).
 */
export async function asksForSentence(
  live: LiveEditor,
  error: unknown,
  asked: BroughtBack,
): Promise<boolean> {
  if (!isApiError(error, 'CORRECTED_URGENTLY')) return false;
  // The correction that is quoted may be newer than what is open here.
  await loadLatest(live).catch(() => undefined);
  live.change({ type: 'sentenceAsked', asked });
  return true;
}
