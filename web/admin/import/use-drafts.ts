import { useRef, useState } from 'react';
import type { Contact } from '#core/campus/contact.ts';
import type { SentFile } from '#core/exchange/exchange-schema.ts';
import { reasonIn } from '../base/admin-api.ts';
import { renewIssues } from '../base/queries.ts';
import {
  checkFile,
  importRows,
  type ImportOutcome,
  type ImportRow,
} from '../shared/exchange/import-run.ts';
import { closeDocument, type OpenedDocument } from '../shared/exchange/opened-document.ts';
import { addContacts } from './add-contacts.ts';

/** The parts of an import: the document's issues, and the contacts that they name and the campus lacks. */
type Brought = { readonly parts: readonly SentFile[]; readonly contacts: readonly Contact[] };

/** The stage of the import: not begun, in progress, or done. */
type DraftsState =
  | { at: 'check' }
  | { at: 'importing'; done: number; all: number }
  | { at: 'done'; outcome: ImportOutcome; published: number };

/** Separates the issues that advisors see now, which no document replaces, from those that are imported (IMPORT-22). */
const partition = (rows: readonly ImportRow[]) =>
  [
    rows.filter(({ report }) => report.here?.publish === true),
    rows.filter(({ report }) => report.here?.publish !== true),
  ] as const;

/** Imports the contacts of a document, then its issues, as any file of issues is imported: they are checked, then imported one after another as drafts (IMPORT-7). */
export function useDrafts(document: OpenedDocument) {
  const [state, setState] = useState<DraftsState>({ at: 'check' });
  const stopping = useRef(new AbortController());

  const bring = async ({ parts, contacts }: Brought): Promise<void> => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const all = parts.length;
    const onDone = (done: number) => setState({ at: 'importing', done, all });
    onDone(0);
    try {
      await addContacts(contacts);
      const rows = await checkFile({ name: '', parts }, { onDone: () => undefined, signal });
      const rowsOf = (...what: string[]) => rows.filter(({ report }) => what.includes(report.what));
      const [stay, come] = partition(rowsOf('new', 'changed'));
      const { done, refused, ...rest } = await importRows(come, { onDone, signal });
      const same = rowsOf('same').map(({ report }) => report);
      const brought = { done: [...same, ...done], refused: [...rowsOf('refused'), ...refused] };
      if (brought.refused.length + rest.left === 0) await closeDocument(document);
      setState({ at: 'done', outcome: { ...rest, ...brought }, published: stay.length });
    } catch (error) {
      const why = signal.aborted ? '' : reasonIn(error);
      setState({ at: 'done', outcome: { done: [], refused: [], left: all, why }, published: 0 });
    }
    // If the list does not load, it says so itself.
    await renewIssues().catch(() => undefined);
  };
  return {
    state,
    bring,
    stop: () => stopping.current.abort(),
    backToCheck: () => setState({ at: 'check' }),
  };
}
