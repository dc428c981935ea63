import { useRef, useState } from 'react';
import { renewIssues } from '../../base/queries.ts';
import { reasonIn } from '../../base/admin-api.ts';
import {
  readChosenFile,
  checkFile,
  importRows,
  type ImportOutcome,
  type ImportRow,
} from './import-run.ts';
import { exchangeMessages } from './messages.ts';

export type ImportState =
  | { at: 'choose'; problem?: string }
  | { at: 'checking' | 'importing'; done: number; all: number }
  | { at: 'report'; rows: readonly ImportRow[]; chosen: ReadonlySet<ImportRow> }
  | { at: 'done'; outcome: ImportOutcome };

const canImport = ({ report: { what } }: ImportRow): boolean =>
  what === 'new' || what === 'changed';

/** Tells if an issue is checked at first: an issue that advisors see now is replaced only if somebody checks it. */
const isChosenFirst = (row: ImportRow): boolean =>
  canImport(row) && row.report.here?.publish !== true;

/** Leads an import from the choice of a file to its end; nothing is stored before `confirm` (EXCHANGE-4). */
export function useImport() {
  const [state, setState] = useState<ImportState>({ at: 'choose' });
  const stopping = useRef(new AbortController());

  const begin = (): AbortSignal => {
    stopping.current = new AbortController();
    return stopping.current.signal;
  };

  const choose = async (file: File): Promise<void> => {
    const signal = begin();
    setState({ at: 'checking', done: 0, all: 0 });
    const read = await readChosenFile(file);
    if (typeof read === 'string') {
      setState({ at: 'choose', problem: read });
      return;
    }
    const all = read.parts.length;
    try {
      const onDone = (done: number) => setState({ at: 'checking', done, all });
      const rows = await checkFile(read, { onDone, signal });
      setState({ at: 'report', rows, chosen: new Set(rows.filter(isChosenFirst)) });
    } catch (error) {
      const problem = `${reasonIn(error)} ${exchangeMessages.notChecked}`;
      setState({ at: 'choose', ...(!signal.aborted && { problem }) });
    }
  };

  const confirm = async (rows: readonly ImportRow[]): Promise<void> => {
    const signal = begin();
    const all = rows.length;
    const onDone = (done: number) => setState({ at: 'importing', done, all });
    onDone(0);
    const outcome = await importRows(rows, { onDone, signal });
    // If the list does not load, it says so itself.
    await renewIssues().catch(() => undefined);
    setState({ at: 'done', outcome });
  };

  const tick = (row: ImportRow, isChosen: boolean): void =>
    setState((before) => {
      if (before.at !== 'report') return before;
      const chosen = new Set(before.chosen);
      if (isChosen) chosen.add(row);
      else chosen.delete(row);
      return { ...before, chosen };
    });

  return { state, choose, confirm, tick, stop: () => stopping.current.abort() };
}
