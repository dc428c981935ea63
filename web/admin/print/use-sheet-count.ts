import { useEffect, useState, type RefObject } from 'react';

const PX_TO_MM = 96 / 25.4;
/** The room above and below the words of a sheet on the screen, and the height of A4 between its margins. */
const EDGES = 24 * PX_TO_MM;
const PAGE = 277 * PX_TO_MM;

/** About how many sheets of paper come out, by how long each is on the screen: on paper they are set closer (PRINT-7). */
export function useSheetCount(desk: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!desk.current) return undefined;
    const { current } = desk;
    const measure = (): void => {
      const sheets = [...current.querySelectorAll('article')];
      const pages = sheets.map(({ scrollHeight }) =>
        Math.max(1, Math.ceil((scrollHeight - EDGES) / PAGE)),
      );
      setCount(pages.reduce((sum, some) => sum + some, 0));
    };
    // Its height is another with each choice, and once a picture is there.
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [desk]);
  return count;
}
