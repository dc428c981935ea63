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
  /** The title, the line under it and a class of each card, if they are not the first 22 characters and the first question. */
  shownAs?:
    | ((issue: IssueTitle) => { title: ReactNode; line: ReactNode; look?: string })
    | undefined;
  /** True if each card shows its category, as in a list of all categories. */
  withCategory: boolean;
  onChoose: (issue: IssueTitle) => void;
}

export interface IssueCardsProps extends Omit<RowProps, 'issue'> {
  /** True if a typed letter is not painted yet: cards outside the window wait until it is. */
  isTyped?: boolean;
  issues: readonly IssueTitle[];
  /** The page, counted from 1; if there are fewer pages, the last one is shown. */
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

/** A row that, while it waits, stays as it was drawn before; if it was not there before, it stays empty. */
const Row = memo(
  ({ waits, ...row }: RowProps & { waits: boolean }) => !waits && <ShownRow {...row} />,
  (_, { waits }) => waits,
);

/** Makes a list in which a card appeared ignore presses for a moment (KIT-31). It holds the whole list: to hold each card would take a fifth of the time of each typed letter. */
export function useHeldChanges<E extends HTMLElement>(shown: readonly IssueTitle[]) {
  const list = useRef<E>(null);
  const before = useRef<readonly IssueTitle[]>([]);
  useLayoutEffect(() => {
    const isOther = shown.some(({ _id }, index) => before.current[index]?._id !== _id);
    before.current = shown;
    // Nothing is held while the first page is being drawn.
    if (!isOther || !document.documentElement.style.getPropertyValue('--held')) return;
    const ul = list.current;
    const pale = { pointerEvents: ['none', 'auto'], opacity: [0.8, 1] };
    const held = ul?.animate(pale, { delay: HOLD_MS, fill: 'both' });
    // The kit's `hold` hears of this end as of any other: a press that began before it does not count.
    held?.addEventListener('finish', () => {
      ul?.dispatchEvent(
        new AnimationEvent('animationend', { animationName: 'held', bubbles: true }),
      );
      held.cancel();
    });
  });
  return list;
}

/** Returns the number of cards that fit between the head and the calls: above a phone's keyboard there is room for three. */
export const cardsInWindow = (): number => Math.ceil((window.innerHeight - 328) / 84);

/** A page of ten cards, with Prev and Next if there are more than ten (CARDS-3). */
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
