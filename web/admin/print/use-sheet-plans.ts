import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from '../base/use-window-event.ts';
import { PAPERS, type Paper } from './papers.ts';
import { planSheets, type Measured, type SheetPlan } from './sheet-plan.ts';

const MM = 96 / 25.4;
/** The spare room in px, because a printer may need a little more than the screen. */
const SPARE = 5 * MM;

/** The plan of each article by its id. `isTight` is true if it is set closer, which saves a sheet. */
export type SheetPlans = ReadonlyMap<string, SheetPlan & { readonly isTight: boolean }>;

const topOf = (element: Element): number => element.getBoundingClientRect().top;
const heightOf = (element: Element): number => element.getBoundingClientRect().height;

function measured(article: HTMLElement): Measured {
  const header = article.querySelector('[data-running]');
  const head = header ? heightOf(header) : 0;
  const top = topOf(article) + Number.parseFloat(getComputedStyle(article).paddingTop) + head;
  const blocks = [...article.querySelectorAll('[data-block]')];
  const lines = [...article.querySelectorAll('[data-line]')];
  const end = article.querySelector('[data-end]')?.getBoundingClientRect().bottom ?? top;
  const [line] = lines;
  const row = line?.parentElement?.getBoundingClientRect().width ?? 0;
  return {
    head,
    // Everything above the first block belongs to the first block's sheet.
    edges: [0, ...blocks.slice(1).map((block) => topOf(block) - top), end - top],
    lines: lines.map(heightOf),
    columns: line ? Math.max(1, Math.floor(row / line.getBoundingClientRect().width)) : 1,
  };
}

/** Measures all articles as they will be on paper, loosely or tightly set, before any of it is painted. */
function measure(articles: readonly HTMLElement[], manner: 'loose' | 'tight'): Measured[] {
  document.body.dataset.measuring = manner;
  const all = articles.map(measured);
  delete document.body.dataset.measuring;
  return all;
}

function plansOf(desk: HTMLElement, paper: Paper): SheetPlans {
  const articles = [...desk.querySelectorAll('article')];
  const room = PAPERS[paper].room * MM - SPARE;
  const tight = measure(articles, 'tight');
  const entries = measure(articles, 'loose').map(
    (one, index): [string, SheetPlan & { isTight: boolean }] => {
      const loose = planSheets(one, room);
      const other = planSheets(tight[index] ?? one, room);
      const isTight = other.sheets < loose.sheets;
      return [articles[index]?.id ?? '', { ...(isTight ? other : loose), isTight }];
    },
  );
  return new Map(entries);
}

const isSame = (a: SheetPlans, b: SheetPlans): boolean =>
  JSON.stringify([...a]) === JSON.stringify([...b]);

/** Plans the sheets of all articles below `desk`: their number, and the sheet on which each article begins (PRINT-7). `drawn` changes with everything that is drawn. */
export function useSheetPlans(
  desk: RefObject<HTMLElement | null>,
  paper: Paper,
  drawn: string,
): SheetPlans {
  const [planned, setPlanned] = useState<{ of: string; plans: SheetPlans }>(NONE);
  const plan = (of: string): void => {
    const plans = desk.current ? plansOf(desk.current, paper) : NONE.plans;
    setPlanned((before) =>
      before.of === of && isSame(before.plans, plans) ? before : { of, plans },
    );
  };
  const planNow = useEffectEvent(plan);
  useWindowEvent('beforeprint', () => flushSync(() => plan(drawn)));
  useEffect(() => {
    if (!desk.current) return undefined;
    let frame = 0;
    // Its height changes once an image is loaded.
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => planNow(drawn));
    });
    watcher.observe(desk.current);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [desk, drawn]);
  return planned.plans;
}

const NONE = { of: '', plans: new Map() } as const;
