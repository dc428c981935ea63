import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { IssueSummary } from '#core/issue/issue.ts';

/** The selected issues. What a search hides is not chosen, and is again once it is shown (LIST-16). */
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
  /** Those of the ids, or all. */
  const clear = (ids?: readonly string[]): void =>
    setSelected((before) => new Set(ids ? [...before].filter((id) => !ids.includes(id)) : []));
  const selectAll = (): void => setSelected(new Set(shown.map(({ _id }) => _id)));
  const chosen = useMemo(() => shown.filter(({ _id }) => selected.has(_id)), [shown, selected]);
  return { selected, chosen, select, selectAll, clear };
}

/** What gets the focus once the bar of the selection is gone, and the pressed button with it. */
export function useFocusAfter(isSelected: boolean): RefObject<HTMLInputElement | null> {
  const next = useRef<HTMLInputElement>(null);
  const was = useRef(isSelected);
  useEffect(() => {
    if (was.current && !isSelected && document.activeElement === document.body) {
      next.current?.focus({ preventScroll: true });
    }
    was.current = isSelected;
  }, [isSelected]);
  return next;
}
