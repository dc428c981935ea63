import { useState } from 'react';
import { dayOf } from '#core/base/day.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { reasonIn } from '../base/admin-api.ts';
import { useArchivedIssues, useIssues } from '../base/queries.ts';
import { importsOf, keyOfImport } from '../shared/exchange/document-print.ts';
import { checkFile } from '../shared/exchange/import-run.ts';
import { importMessages as words, type COMPARED } from './messages.ts';
import type { DocumentCheck } from './check.ts';
import { issueName, sentIssues } from './sent-issues.ts';

/** The state of an issue compared with the one that an earlier import made. */
export type Compared = keyof typeof COMPARED;

/** Finds an earlier import of the same document, whose drafts this one replaces unless somebody chooses to add it again (IMPORT-22). */
export function useEarlier(check: DocumentCheck) {
  const [here, archived] = [useIssues(), useArchivedIssues(true)];
  const [compared, setCompared] = useState<{
    of: DocumentCheck['guessed'];
    states: ReadonlyMap<number, Compared>;
  }>();
  const [isComparing, setComparing] = useState(false);
  const { document, chosenKey } = check;
  const ids = [...(here.data ?? []), ...(archived.data ?? [])].map(({ _id }) => _id);
  const earlier = importsOf(document.print, ids);
  const [last] = earlier;
  const key = chosenKey ?? last?.key ?? document.key;

  const compare = async (): Promise<void> => {
    setComparing(true);
    try {
      const parts = sentIssues(check, key);
      const run = { onDone: () => undefined, signal: new AbortController().signal };
      const rows = await checkFile({ name: '', parts }, run);
      const places = new Map(check.issues.map((one) => [issueName(one.key, check), one.key]));
      const states = rows.map(({ part, report }): [number, Compared] => {
        const { _id } = part.issues[0] as { _id: string };
        const isKept = report.what === 'changed' && report.here?.publish === true;
        const place = places.get(_id.slice(key.length + 1)) ?? -1;
        return [place, isKept ? 'published' : report.what];
      });
      setCompared({ of: check.guessed, states: new Map(states) });
    } catch (error) {
      showToast({ kind: 'alert', text: words.notCompared, detail: reasonIn(error) });
    }
    setComparing(false);
  };
  return {
    key,
    isSure: !here.isPending && !archived.isPending,
    last,
    isReplaced: last?.key === key,
    /** Returns the beginning of the ids of an import that is added next to the earlier one. */
    another: (): string => keyOfImport(document.print, dayOf(new Date()), earlier),
    compare,
    isComparing,
    compared: compared?.of === check.guessed ? compared.states : undefined,
  };
}
