import { isApiError } from '../../../base/http.ts';
import { takeInIfLoaded } from '../../shared/draft/accept-remote.ts';
import type { BroughtBack } from '../../shared/draft/events.ts';
import type { LiveEditor } from '../../shared/draft/live-editor.ts';

/** Returns true if a sentence can be asked for: words of before an urgent correction, which is known, were refused (PUBLISH-15). */
export async function wantsSentence(live: LiveEditor, error: unknown): Promise<boolean> {
  if (!isApiError(error, 'CORRECTED_URGENTLY')) return false;
  // It may be newer than the open version.
  await takeInIfLoaded(live);
  return live.latest().issue?.urgent !== undefined;
}

/** Asks for the urgent sentence; returns false if it cannot be asked for, and the refusal has to be shown. */
export async function asksForSentence(
  live: LiveEditor,
  error: unknown,
  asked: BroughtBack,
): Promise<boolean> {
  const asks = await wantsSentence(live, error);
  if (asks) live.change({ type: 'noted', broughtBack: asked });
  return asks;
}
