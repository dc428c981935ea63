import { useState, useCallback, useMemo } from 'react';
import type { IssueSummary } from '#core/issue/issue.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import type { Drawing } from '#kit/icon/Icon.tsx';
import { Archive } from '#kit/icon/drawings/actions/archive.ts';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { Download } from '#kit/icon/drawings/actions/download.ts';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { CalendarDays } from '#kit/icon/drawings/categories/calendar-days.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { UserRound } from '#kit/icon/drawings/signs/user-round.ts';
import { exchangeMessages } from '../shared/exchange/messages.ts';
import { saveExport } from '../shared/exchange/exchange-api.ts';
import { ownerMessages } from '../shared/owners/messages.ts';
import { OwnerDialog, BulkResultDialog, ReviewDateDialog } from './SelectionDialogs.tsx';
import { issuesListMessages as words } from './messages.ts';
import classes from './SelectionBar.module.css';
import { useBulk } from './use-bulk.ts';

/** Returns the selected issues; an issue that a search hides is not selected until it is shown again (LIST-16). */
export function useSelection(shown: readonly IssueSummary[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (id: string, isSelected: boolean): void =>
      setSelected((before) => {
        const after = new Set(before);
        if (isSelected) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const clear = (ids?: readonly string[]): void =>
    setSelected((before) => new Set(ids ? [...before].filter((id) => !ids.includes(id)) : []));
  const selectAll = (): void => setSelected(new Set(shown.map(({ _id }) => _id)));
  const chosen = useMemo(() => shown.filter(({ _id }) => selected.has(_id)), [shown, selected]);
  return { selected, chosen, select, selectAll, clear };
}

interface SelectionBarProps {
  chosen: readonly IssueSummary[];
  isOpen: boolean;
  /** The number of issues that can be selected. */
  all: number;
  onAll: () => void;
  onOpen: (id: string) => void;
  onClear: (ids?: readonly string[]) => void;
}

/** The bar with the actions on all selected issues (LIST-16). It floats at the foot, so that no card moves. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { chosen, isOpen, all, onAll, onOpen, onClear } = props;
  const [asked, setAsked] = useState<'date' | 'owner'>();
  const [isExporting, setExporting] = useState(false);
  const { progress, result, closeResult, ...bulk } = useBulk(onClear, onOpen);
  const archived = chosen.filter(({ isArchived }) => isArchived);
  const others = chosen.filter(({ isArchived }) => !isArchived);
  const exportChosen = async (): Promise<void> => {
    setExporting(true);
    await saveExport(chosen.map(({ _id }) => _id));
    setExporting(false);
  };
  const busy = progress !== undefined;
  const action = (drawing: Drawing, label: string, act: () => void) => (
    <Button
      variant={drawing === Archive ? 'quiet-danger' : 'quiet'}
      busy={busy || (drawing === Download && isExporting)}
      icon={drawing}
      onClick={act}
    >
      {label}
    </Button>
  );
  const dialog = (set: (value: string | null) => (issues: typeof others) => Promise<void>) => ({
    count: others.length,
    onCancel: () => setAsked(undefined),
    onSet: (value: string | null) => {
      setAsked(undefined);
      void set(value)(others);
    },
  });
  return (
    <>
      {(isOpen || busy) && (
        <section data-edge="" className={classes.bar} aria-label={words.selection}>
          <p className={classes.count} role="status">
            {progress ? words.progress(progress.done, progress.all) : words.selected(chosen.length)}
          </p>
          <Button variant="quiet" disabled={busy} onClick={onAll}>
            {words.selectAll(all)}
          </Button>
          {others.length > 0 && (
            <>
              {action(CalendarDays, words.setReviewDate, () => setAsked('date'))}
              {action(UserRound, ownerMessages.setOwner, () => setAsked('owner'))}
              {action(Archive, words.archive, () => void bulk.archive(others))}
            </>
          )}
          {chosen.length > 0 && (
            <>
              {action(Download, exchangeMessages.export, () => void exportChosen())}
              {action(Copy, exchangeMessages.duplicate, () => void bulk.duplicate(chosen))}
            </>
          )}
          {archived.length > 0 && action(History, words.restore, () => void bulk.restore(archived))}
          <IconButton icon={X} label={words.clear} disabled={busy} onClick={() => onClear()} />
        </section>
      )}
      {asked === 'date' && <ReviewDateDialog {...dialog(bulk.setReviewDate)} />}
      {asked === 'owner' && <OwnerDialog {...dialog(bulk.setOwner)} />}
      {result && <BulkResultDialog result={result} onClose={closeResult} />}
    </>
  );
};
