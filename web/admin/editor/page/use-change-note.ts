import { useState } from 'react';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import type { EditorActions } from '../actions/actions.ts';

/**
 * The save of a pane with what is to be said of it, and what was to be said of one that is not done yet: a
 * conflict may come before it (EDITOR-30).
 */
export function useChangeNote(pane: string, savePane: EditorActions['savePane']) {
  const [saidIn, setSaidIn] = useState<Readonly<Record<string, ChangeNote>>>({});
  return {
    said: saidIn[pane],
    /** Returns whether it was saved. */
    save: async (said?: ChangeNote): Promise<boolean> => {
      if (said) setSaidIn((all) => ({ ...all, [pane]: said }));
      const isDone = await savePane(pane, said);
      if (isDone) setSaidIn(({ [pane]: _, ...others }) => others);
      return isDone;
    },
  };
}
