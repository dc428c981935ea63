import { isApiError } from '../../../base/http.ts';
import { takeInIfLoaded } from '../../shared/draft/accept-remote.ts';
import type { BroughtBack } from '../../shared/draft/events.ts';
import type { LiveEditor } from '../../shared/draft/live-editor.ts';

/** Returns true if the author can be asked for an urgent message, because the server refused a text from before an urgent correction that this editor knows (PUBLISH-15). */
export async function wantsSentence(live: LiveEditor, error: unknown): Promise<boolean> {
  if (!isApiError(error, 'CORRECTED_URGENTLY')) return false;
  // The correction may be newer than the open version.
  await takeInIfLoaded(live);
  return live.latest().issue?.urgent !== undefined;
}

/** Asks for the urgent message; returns false if the author cannot be asked, and the refusal must be shown. */
export async function asksForSentence(
  live: LiveEditor,
  error: unknown,
  asked: BroughtBack,
): Promise<boolean> {
  const asks = await wantsSentence(live, error);
  if (asks) live.change({ type: 'noted', broughtBack: asked });
  return asks;
}
