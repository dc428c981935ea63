import { memo, useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import type { NamedPerson } from '#core/people/person.ts';
import { writtenIn } from '#core/issue/written-in.ts';
import { issuesMatching } from '#core/search/issue-search.ts';
import { EmptyTreeDrawing } from './EmptyTreeDrawing.tsx';
import type { CardActions } from './IssueCard.tsx';
import { ListedIssue, type CardFailure } from './ListedIssue.tsx';
import { ListTools, SortChoice } from './ListTools.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { useMay, useMayChange } from '../base/role.ts';
import { useDrawn } from '../base/use-drawn.ts';
import classes from './IssuesList.module.css';
import { adminMessages } from '../base/messages.ts';
import { wordsOfNone } from './messages.ts';
import { useOnceFewer } from '../base/use-once-fewer.ts';
import { SelectionBar, useSelection } from './SelectionBar.tsx';
import { printMessages } from '../shared/print/messages.ts';
import { PageButton } from '../base/PageButton.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { useListed, type ListAddress } from './use-list-view.ts';

const words = adminMessages.issues;

/** The state of an issue that is being published or restored; `failure` says why that failed. */
export type CardState = { readonly failure?: CardFailure };

/** The cards in progress or failed, by the ids of their issues. */
export type CardStates = ReadonlyMap<string, CardState | undefined>;

interface IssuesListProps {
  /** Every loaded issue; archived ones may be missing while they are not shown. */
  issues: readonly IssueSummary[];
  address: ListAddress;
  onChange: (members: Partial<ListAddress>) => void;
  /** The language of the campus's starter texts; absent until it is known. */
  language?: Campus['language'] | undefined;
  /** The current day as YYYY-MM-DD. */
  today: string;
  owners: readonly NamedPerson[];
  /** True if the list is not complete yet. */
  isLoading: boolean;
  onCreate: () => void;
  actions: Omit<CardActions, 'onSelect'>;
  cardStates: CardStates;
  /** True if somebody comes back to an issue in the list, whose place must then be there right away. */
  isReturn?: boolean;
  /** True if publishing needs a second person: an issue is then published in the editor, where it is read (REVIEW-5). */
  needsApproval?: boolean;
}

const CreateButton = ({ onCreate }: Pick<IssuesListProps, 'onCreate'>) => (
  <Button variant="primary" icon={Plus} onClick={onCreate}>
    {words.create}
  </Button>
);

interface CardsProps extends Pick<
  IssuesListProps,
  'language' | 'today' | 'owners' | 'cardStates' | 'isReturn' | 'needsApproval'
> {
  list: RefObject<HTMLUListElement | null>;
  /** True if every card shows its checkbox (LIST-26). */
  isSelecting: boolean;
  actions: CardActions;
  /** Returns true if the account may change the issues of a category (ROLE-12). */
  mayChange: (category: string) => boolean;
  selected: ReadonlySet<string>;
  issues: readonly IssueSummary[];
  shown: readonly IssueSummary[];
}

/** Returns the number of cards that fit in the window, from the least size of a card, the menu and the head of the page, in px. */
function screenful(): number {
  const across = Math.max(1, Math.floor((window.innerWidth - 232) / 304));
  return across * Math.ceil(Math.max(188, window.innerHeight - 200) / 188);
}

/** Returns the names of an issue in all its languages, as one text (TRANSLATE-36). */
const titlesOf = ({ title, languages = [] }: IssueSummary): string =>
  [title, ...languages.flatMap((one) => one.title ?? [])].join('\n');

/** Tells if the list is drawn already: while nothing is found it stays as it is, hidden as a whole, because drawing hundreds of places takes longer than the search. */
const isDrawnAlready = (before: CardsProps, after: CardsProps): boolean =>
  after.shown.length === 0 ||
  (Object.keys(after) as (keyof CardsProps)[]).every((name) => before[name] === after[name]);

// It is rendered for the results, not for each typed letter of the search.
const Cards = memo((props: CardsProps) => {
  const { issues, shown, owners, selected, cardStates, mayChange, isReturn, needsApproval } = props;
  const { list, isSelecting, language = '' } = props;
  const names = new Map<string | null | undefined, string>(
    owners.map(({ _id, name }) => [_id, name]),
  );
  const [atOnce] = useState(screenful);
  const drawn = useDrawn(issues.length, atOnce);
  const isShown = new Set(shown);
  const isSeenFirst = new Set(shown.slice(0, atOnce));
  // The first cards are painted before the places of all others are made.
  const hasAllPlaces = isReturn || drawn > atOnce;
  return (
    <ul
      ref={list}
      className={classes.cards}
      data-selecting={isSelecting || undefined}
      tabIndex={-1}
    >
      {issues.map((issue, index) => {
        const isDrawn = index < drawn || isSeenFirst.has(issue);
        if (!hasAllPlaces && !isDrawn) return null;
        const state = cardStates.get(issue._id);
        return (
          <ListedIssue
            key={issue._id}
            issue={issue}
            lang={writtenIn(issue, { language })}
            today={props.today}
            owner={names.get(issue.owner)}
            isShown={isShown.has(issue)}
            isDrawn={isDrawn}
            actions={props.actions}
            canWrite={mayChange(issue.category)}
            canPublish={!needsApproval}
            isSelected={selected.has(issue._id)}
            busy={state !== undefined && state.failure === undefined}
            failure={state?.failure}
          />
        );
      })}
    </ul>
  );
}, isDrawnAlready);

type NothingProps = Pick<IssuesListProps, 'address' | 'onChange' | 'onCreate'> & {
  isEmpty: boolean;
  canWrite: boolean;
};

/** The reason why there are no cards, and a way to go on (LIST-3). */
const Nothing = ({ address, onChange, onCreate, isEmpty, canWrite }: NothingProps) => {
  if (isEmpty) {
    return (
      <EmptyState
        title={words.empty}
        icon={<EmptyTreeDrawing />}
        {...(canWrite && { action: <CreateButton onCreate={onCreate} /> })}
      >
        {canWrite && words.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={address.search === '' ? wordsOfNone(address) : words.noResults}
      action={
        <Button onClick={() => onChange({ search: '', show: 'all', imported: '' })}>
          {words.showAll}
        </Button>
      }
    />
  );
};

export const IssuesList = (props: IssuesListProps) => {
  const { issues, address, onChange, isLoading, onCreate, actions, ...cards } = props;
  const canWrite = useMay('author');
  const mayChange = useMayChange();
  const { search, show, imported } = address;
  const listed = useListed(issues, address, cards.today);
  // The box shows each letter right away; the results follow, so that the next letter never waits for them.
  const searched = useDeferredValue(search);
  const shown = useMemo(() => issuesMatching(listed, searched, titlesOf), [listed, searched]);
  const own = useMemo(
    () => shown.filter(({ category }) => mayChange(category)),
    [shown, mayChange],
  );
  const { selected, chosen, select, selectAll, clear } = useSelection(own);
  const [isBegun, setBegun] = useState(false);
  const isSelecting = isBegun || chosen.length > 0;
  const list = useRef<HTMLUListElement>(null);
  // The bar of the selection is gone, and the pressed button with it.
  useOnceFewer(Number(isSelecting), () => list.current?.focus({ preventScroll: true }));
  const cardActions = useMemo(() => ({ ...actions, onSelect: select }), [actions, select]);
  const isPublished = issues.some(({ publish }) => publish);
  const isEmpty = show === 'all' && imported === '' && listed.length === 0;
  return (
    <>
      <div className={classes.toolbar}>
        <ListTools {...props}>
          {canWrite ? (
            <MoreMenu
              canExport={issues.some(({ isArchived }) => !isArchived)}
              canPrint={isPublished}
              onSelect={own.length > 0 ? () => setBegun(true) : undefined}
            />
          ) : (
            isPublished && <PageButton href={adminPaths.print()}>{printMessages.print}</PageButton>
          )}
        </ListTools>
        {!isEmpty && canWrite && <CreateButton onCreate={onCreate} />}
      </div>
      <div className={classes.line}>
        <p className={classes.showing} aria-live="polite" aria-atomic="true">
          {words.showing(shown.length)}
        </p>
        <SortChoice {...props} />
      </div>
      {!isLoading && shown.length === 0 && (
        <Nothing {...props} isEmpty={isEmpty} canWrite={canWrite} />
      )}
      <div hidden={shown.length === 0}>
        <Cards
          {...cards}
          list={list}
          isSelecting={isSelecting}
          issues={listed}
          shown={shown}
          actions={cardActions}
          mayChange={mayChange}
          selected={selected}
        />
      </div>
      <SelectionBar
        chosen={chosen}
        isOpen={isSelecting}
        all={own.length}
        onAll={selectAll}
        onOpen={actions.onOpen}
        onClear={(ids) => {
          // If nothing is left, the selection ends.
          if (!ids || ids.length >= chosen.length) setBegun(false);
          clear(ids);
        }}
      />
    </>
  );
};
