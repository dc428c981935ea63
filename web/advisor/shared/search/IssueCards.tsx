import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cutTitle } from '#core/base/cut-title.ts';
import { ORIGINAL } from '#core/base/language.ts';
import { LOCALE } from '#core/base/locale.ts';
import { LIMITS } from '#core/base/limits.ts';
import { HOLD_MS } from '#kit/base/hold-ms.ts';
import { Card } from '#kit/layout/card/Card.tsx';
import { ChevronRight } from '#kit/icon/drawings/signs/chevron-right.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Pager } from '#kit/layout/pager/Pager.tsx';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { pagingMessages } from '../../../base/paging/paging-messages.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import classes from './IssueCards.module.css';

interface RowProps {
  issue: IssueTitle;
  /** The title, the line under it and a class, if those are not the first 22 characters and the first question. */
  shownAs?:
    | ((issue: IssueTitle) => { title: ReactNode; line: ReactNode; look?: string })
    | undefined;
  /** True if each card shows its category: in a list of all. */
  withCategory: boolean;
  onChoose: (issue: IssueTitle) => void;
}

export interface IssueCardsProps extends Omit<RowProps, 'issue'> {
  /** True if a key is not painted yet: cards outside the window wait until it is. */
  isTyped?: boolean;
  issues: readonly IssueTitle[];
  /** From 1; beyond the last page the last one is shown. */
  page: number;
  onPage: (page: number) => void;
}

const asListed: RowProps['shownAs'] = ({ title, question }) => ({
  title: cutTitle(title),
  line: question,
});

const arrow = <Icon icon={ChevronRight} size={22} />;

const ShownRow = memo(({ issue, shownAs = asListed, withCategory, onChoose }: RowProps) => {
  const { title, line, look } = shownAs(issue);
  return (
    <li className={look} lang={issue.language ?? ORIGINAL}>
      <Card
        size="thumb"
        title={title}
        fullTitle={issue.title}
        isCut={cutTitle(issue.title) !== issue.title}
        subTitle={
          <span className={classes.question}>
            {issue.mark && <span lang={LOCALE}>{issue.mark}. </span>}
            {line}
          </span>
        }
        icons={withCategory ? <CategoryIcon category={issue.category} /> : undefined}
        end={arrow}
        onOpen={() => onChoose(issue)}
      />
    </li>
  );
});

/** A waiting row keeps its content, and is empty if it was not there. */
const Row = memo(
  ({ waits, ...row }: RowProps & { waits: boolean }) => !waits && <ShownRow {...row} />,
  (_, { waits }) => waits,
);

/** Ignores presses for a moment on a list in which a card came (KIT-31), on all at once: one by one costs a key a fifth of its time. */
export function useHeldChanges<E extends HTMLElement>(shown: readonly IssueTitle[]) {
  const list = useRef<E>(null);
  const before = useRef<readonly IssueTitle[]>([]);
  useLayoutEffect(() => {
    const isOther = shown.some(({ _id }, index) => before.current[index]?._id !== _id);
    before.current = shown;
    // Nothing is held before the first page is there.
    if (!isOther || !document.documentElement.style.getPropertyValue('--held')) return;
    const ul = list.current;
    const pale = { pointerEvents: ['none', 'auto'], opacity: [0.8, 1] };
    const held = ul?.animate(pale, { delay: HOLD_MS, fill: 'both' });
    // The kit's `hold` hears about it like any other end: a press that began before it does not count.
    held?.addEventListener('finish', () => {
      ul?.dispatchEvent(
        new AnimationEvent('animationend', { animationName: 'held', bubbles: true }),
      );
      held.cancel();
    });
  });
  return list;
}

/** Returns how many cards there is room for between the head and the calls: above its keyboard a phone's window has room for three. */
export const cardsInWindow = (): number => Math.ceil((window.innerHeight - 328) / 84);

/** Ten a page, with Prev and Next above ten (CARDS-3). */
export const IssueCards = ({
  issues,
  isTyped,
  shownAs,
  withCategory,
  onChoose,
  page: asked,
  onPage,
}: IssueCardsProps) => {
  const pages = Math.max(1, Math.ceil(issues.length / LIMITS.pageSize));
  const page = Math.min(asked, pages);
  const first = (page - 1) * LIMITS.pageSize;
  const shown = issues.slice(first, first + LIMITS.pageSize);
  const room = isTyped ? cardsInWindow() : Infinity;
  const list = useHeldChanges<HTMLUListElement>(shown);
  const turnTo = (next: number): void => {
    onPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <>
      <ul ref={list} className={classes.cards} data-held-whole>
        {shown.map((issue, index) => (
          <Row
            key={issue._id}
            waits={index >= room}
            {...{ issue, shownAs, withCategory, onChoose }}
          />
        ))}
      </ul>
      {issues.length > LIMITS.pageSize && (
        <div className={classes.pager}>
          <Pager
            size="thumb"
            page={page}
            pages={pages}
            onPage={turnTo}
            text={pagingMessages.fromToOf(first + 1, first + shown.length, issues.length)}
          />
        </div>
      )}
    </>
  );
};
