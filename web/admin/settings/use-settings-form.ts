import { useEffect, useState } from 'react';
import { API_ERRORS } from '#core/api/api-errors.ts';
import { problemsInCampus } from '#core/campus/campus-problems.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import type { AloneSettings, CampusSettings, SettingMember } from '#core/campus/setting.ts';
import { aloneIn, campusIn } from '#core/campus/setting-members.ts';
import { countChanges } from '#core/campus/setting-merge.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { ApiError, isApiError } from '../../base/http.ts';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { showUndoToast } from '../base/undo-toast.ts';
import { settingsMessages as words, waitingMessages } from './messages.ts';
import { renewIssues, shareSettings } from '../base/queries.ts';
import { useArrival } from '../base/use-arrival.ts';
import { useUnsaved } from '../shared/session/LeaveGuard.tsx';
import {
  draftOf,
  lastSaved,
  placeOf,
  rebased,
  storedDraft,
  storeSettings,
  withMembers,
  withPart,
  wordsOfCampusProblem,
  type FieldPlace,
  type SettingsDraft,
} from './settings-draft.ts';

/** Returns the draft with the replacements of contacts from the changes that wait for approval. */
const withWaiting = (draft: SettingsDraft, { waiting }: Settings): SettingsDraft =>
  waiting ? { ...draft, replace: { ...waiting.replace, ...draft.replace } } : draft;

type Failure = { readonly text: string; readonly isConflict: boolean };

function failureOf(error: unknown): Failure {
  if (isApiError(error, 'VERSION_CONFLICT')) return { text: words.conflict, isConflict: true };
  if (isApiError(error, 'CONTACT_IN_USE')) return { text: words.inUse, isConflict: false };
  if (!(error instanceof ApiError))
    return { text: adminMessages.editor.unanswered, isConflict: false };
  const { code, detail }: ApiError = error;
  return { text: detail || API_ERRORS[code].title, isConflict: false };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** Holds the draft of the settings, the saved settings, and the result of a save; each page counts, saves and undoes only its own `members`. */
export function useSettingsForm(loaded: Settings, members: readonly SettingMember[]) {
  const [saved, setSaved] = useState(loaded);
  const [draft, change] = useState(() => withWaiting(storedDraft(lastSaved(loaded)), loaded));
  const [seen, setSeen] = useState<ReadonlySet<FieldPlace>>(new Set());
  const [isSent, setSent] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  useEffect(() => storeSettings(lastSaved(saved), draft), [saved, draft]);

  const changesOf = ({ campus }: SettingsDraft): number =>
    countChanges(lastSaved(saved), campus, members);
  const changes = changesOf(draft);
  useUnsaved(changes > 0);
  useArrival();
  const campus = campusIn(withMembers(lastSaved(saved), members, draft.campus));
  const problems = problemsInCampus(campus);
  const errors = new Map(
    problems
      .map((problem) => [placeOf(problem, campus), wordsOfCampusProblem(problem)] as const)
      .filter(([place]) => isSent || seen.has(place)),
  );

  /** Keeps the text typed since `from` on top of the newly saved settings. */
  const accept = (settings: Settings, from: CampusSettings): void => {
    change((typed) => withWaiting(rebased(from, typed, lastSaved(settings)), settings));
    setSaved(settings);
    setFailure(undefined);
    void shareSettings(settings);
  };

  const fail = (error: unknown): void => {
    setFailure(failureOf(error));
    showToast({ kind: 'alert', text: adminMessages.editor.changesNotSaved });
    if (!isApiError(error, 'CONTACT_IN_USE')) return;
    const found = Object.fromEntries(
      error.problems.map(({ contact, issues }) => [contact, [...issues]]),
    );
    setSaved((settings) => ({ ...settings, uses: { ...settings.uses, ...found } }));
    setRemoving(Object.keys(found));
  };

  const leave = (place: FieldPlace): void => setSeen((places) => new Set([...places, place]));

  return {
    saved,
    draft,
    change,
    changes,
    errors,
    isSaving,
    failure,
    /** The number of fields that must be corrected before the settings can be saved. */
    toMend: isSent ? problems.length : 0,
    /** The removed contacts that issues name, while a dialog asks for their replacements. */
    removing,
    setRemoving,
    leave,
    /** Returns the props for the input at a place, with its error once somebody has left the input. */
    field: (place: FieldPlace) => ({ onBlur: () => leave(place), error: errors.get(place) }),

    /** Saves the draft (SETTINGS-4); returns false if something must be corrected first. */
    save: async (): Promise<boolean> => {
      setSent(problems.length > 0);
      if (problems.length > 0) return false;
      // A change that waits for approval may lack a contact that texts still name.
      const kept = saved.waiting?.replace ?? {};
      const replace = members.includes('contacts') ? draft.replace : kept;
      setSaving(true);
      try {
        const body = { campus, version: saved.version, replace };
        const settings = await adminCall('PUT /api/settings', { body });
        const isAsked = settings.waiting !== undefined && settings.waiting.at !== saved.waiting?.at;
        accept(settings, { ...campus, ...aloneIn(lastSaved(saved)) });
        const text = isAsked ? waitingMessages.asked : adminMessages.editor.changesSaved;
        showToast({ kind: 'status', text });
        if (Object.keys(replace).length > 0) await renewIssues();
      } catch (error) {
        fail(error);
      }
      setSaving(false);
      return true;
    },

    /** Saves members by themselves, right away (REPORT-1, REVIEW-1); other typed text stays. Throws as `adminCall` does. */
    saveAlone: async (body: AloneSettings): Promise<void> => {
      const answer = await adminCall('PUT /api/settings', { body });
      const typed = Object.entries(aloneIn(draft.campus)).filter(([member]) => member in body);
      const from = { ...lastSaved(saved), ...Object.fromEntries(typed) };
      change((now) => rebased(from, now, { ...from, ...aloneIn(answer) }));
      setSaved((now) => ({ ...now, ...aloneIn(answer) }));
      void shareSettings(answer);
    },

    /** Approves the waiting change, or discards it (REVIEW-9); typed text stays. */
    settle: async (approve: boolean): Promise<void> => {
      const { version } = saved;
      const settings = await adminCall('PUT /api/settings/waiting', { body: { approve, version } });
      accept(settings, lastSaved(saved));
      const text = approve ? waitingMessages.approved : waitingMessages.discarded;
      showToast({ kind: 'status', text });
      // The texts that named a removed contact have changed.
      await renewIssues();
    },

    /** Loads the settings that somebody else saved; typed text stays (CAMPUS-8). */
    loadRemote: async (): Promise<void> => {
      try {
        accept(await adminCall('GET /api/settings'), lastSaved(saved));
      } catch {
        setFailure({ text: adminMessages.editor.remoteNotLoaded, isConflict: true });
      }
    },

    /** Returns to the saved settings, with an Undo in a toast. Text typed on other pages stays. */
    undo: (): void => {
      const typed = draft;
      const from = lastSaved(saved);
      change((now) => withWaiting(withPart(now, members, draftOf(from)), saved));
      setSent(false);
      setFailure(undefined);
      showUndoToast(words.undone, () =>
        change((now) => (changesOf(now) === 0 ? withPart(now, members, typed) : now)),
      );
    },
  };
}
