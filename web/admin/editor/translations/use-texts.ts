import { useMemo, useRef, useState } from 'react';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { originalTexts, progressOf } from '#core/issue/translation.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../../base/http.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { updateIssue } from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { saveTranslation } from '../../base/translations-api.ts';
import { MAX_ATTEMPTS } from '../../shared/draft/accept-remote.ts';
import { publishingMessages } from '../actions/messages.ts';
import { translationsMessages as words } from './messages.ts';
import {
  afterSave,
  besideSaved,
  conflictsOf,
  ofIssue,
  sentTexts,
  storedTexts,
  storeTexts,
  type TypedTexts,
} from './typed-texts.ts';
import {
  knownTranslating,
  loadAgain,
  takeIn,
  translationOf,
  type Translating,
} from './use-translating.ts';

/** The error if the author must decide first: somebody else saved a text that was typed here, or the language is not complete. */
class Asked extends Error {
  override readonly name = 'Asked';
}

function besideThose(translating: Translating, language: ProcedureLanguage, all: TypedTexts) {
  const originals = originalTexts(translating.issue);
  const { texts } = translationOf(translating.translations, language);
  const typed = ofIssue(originals, besideSaved(all, texts));
  return {
    originals,
    saved: texts,
    typed,
    conflicts: conflictsOf(originals, typed, texts),
    progress: progressOf(translating.issue, { texts }),
  };
}

const waits = (isPending: boolean): string | undefined => (isPending ? words.waits : undefined);

export type Texts = ReturnType<typeof useTexts>;

/** Keeps the text typed into a language until it is saved, through a reload too (TRANSLATE-31, TRANSLATE-33). */
export function useTexts(translating: Translating, language: ProcedureLanguage) {
  const { issue } = translating;
  const { _id: id } = issue;
  const [all, setAll] = useState(() => storedTexts(id, language));
  const latest = useRef(all);
  const [busy, setBusy] = useState<'save' | 'publish'>();
  const [failure, setFailure] = useState<string>();
  const [changes, setChanges] = useState<readonly PartConflict[]>([]);
  const present = useMemo(
    () => besideThose(translating, language, all),
    [translating, language, all],
  );

  const set = (next: TypedTexts): void => {
    latest.current = next;
    storeTexts(id, language, next);
    setAll(next);
  };
  const send = async (note: ChangeNote): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      const known = knownTranslating(id) ?? translating;
      const { typed, conflicts } = besideThose(known, language, latest.current);
      if (conflicts.length > 0) throw new Asked('somebody else saved the same text');
      // An earlier try may have been saved although its answer was lost.
      if (Object.keys(typed).length === 0) {
        set({});
        return false;
      }
      try {
        const body = { texts: sentTexts(typed), basedOn: known.version, ...note };
        const answer = await saveTranslation(id, language, body);
        takeIn(id, answer);
        set(afterSave(latest.current, typed, answer.texts));
        return answer.pending !== undefined;
      } catch (error) {
        if (!isApiError(error, 'VERSION_CONFLICT') || attempt === MAX_ATTEMPTS) throw error;
        setChanges(error.problems);
        await loadAgain(id);
      }
    }
  };
  /** Does a job and shows its result: a toast, or the reason in place if it failed. */
  const run = async (
    what: 'save' | 'publish',
    job: () => Promise<readonly [text: string, detail?: string | undefined]>,
  ): Promise<boolean> => {
    setBusy(what);
    setFailure(undefined);
    try {
      const [text, detail] = await job();
      showToast({ kind: 'status', text, ...(detail !== undefined && { detail }) });
      return true;
    } catch (error) {
      if (!(error instanceof Asked)) {
        setFailure(reasonIn(error) || adminMessages.editor.changesNotSaved);
      }
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    ...present,
    busy,
    failure,
    changes,
    change: (by: (all: TypedTexts) => TypedTexts): void =>
      set(by(besideSaved(latest.current, present.saved))),
    save: async (note: ChangeNote = {}): Promise<boolean> =>
      await run('save', async () => {
        // The waiting changes stay as they are, and only the message is sent.
        const isTold = issue.pending !== undefined || Object.keys(present.typed).length === 0;
        if (note.urgent !== undefined && isTold) {
          await updateIssue(id, { urgent: note.urgent });
          await loadAgain(id);
          return [publishingMessages.told];
        }
        return [adminMessages.editor.changesSaved, waits(await send(note))];
      }),
    /** Publishes the language with its issue, or withdraws it; typed text is saved first. If the language is not complete, returns the missing texts, so that the author can decide. */
    publish: async (publish: boolean, partly?: true): Promise<string | undefined> => {
      let left: string | undefined;
      await run('publish', async () => {
        if (publish && Object.keys(present.typed).length > 0) await send({});
        try {
          const body = { publish, ...(partly && { partly }) };
          const answer = await saveTranslation(id, language, body);
          takeIn(id, answer);
          const said = publish ? words.published : words.withdrawn;
          return [said(language), waits(answer.pending !== undefined)];
        } catch (error) {
          if (!isApiError(error, 'NOT_WHOLE') || partly || present.progress.current === 0)
            throw error;
          left = error.detail;
          throw new Asked('not whole', { cause: error });
        }
      });
      return left;
    },
  };
}
