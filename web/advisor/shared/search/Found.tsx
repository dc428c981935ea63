import { memo, useId } from 'react';
import { flushSync } from 'react-dom';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { ORIGINAL } from '#core/base/language.ts';
import { emergencyOf, namedBy, primaryContact, telLink } from '#core/campus/campus.ts';
import { isCall } from '#core/search/danger.ts';
import type { SearchTexts } from '#core/search/search-texts.ts';
import { reasonFor, type Shown } from '#core/search/shown.ts';
import type { Understood } from '#core/search/search-term.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ArrowRight } from '#kit/icon/drawings/actions/arrow-right.ts';
import { ChevronRight } from '#kit/icon/drawings/signs/chevron-right.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Card } from '#kit/layout/card/Card.tsx';
import { useLocation } from 'wouter';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { callMessages } from '../../../guide/call-messages.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { CallLink } from '../calls/calls.tsx';
import type { IssueTitle } from '../../phone/library/titles.ts';
import { foundMessages as words } from './found-messages.ts';
import { FoundStatus, Line, Marked } from './found-text.tsx';
import { cardsInWindow, useHeldChanges } from './IssueCards.tsx';
import { searchMessages } from './messages.ts';
import { note, useEmptySearch } from './use-empty-search.ts';
import classes from './found.module.css';

const NONE: readonly never[] = [];

/** The results of a search, with everything that their display needs. */
export interface FoundResults extends Shown<IssueTitle> {
  search: string;
  texts: SearchTexts;
  marked: ReadonlyMap<string, number>;
  readAs: readonly string[];
  spoken: Understood | undefined;
}

interface HitProps {
  of: FoundResults;
  issue: IssueTitle;
  /** The reason why it is shown, if it was found neither by a word of its own nor by the meaning of the search. */
  why?: string | undefined;
  /** The look of a result: the one of which the search is sure, one next to it, one of several to choose from, or the last of these. */
  look: 'best' | 'row' | 'large' | 'last';
  onChoose: (issue: IssueTitle) => void;
}

/** A result as a card that is one button, named by the full title (SEARCH-23). */
const Hit = ({ of, issue, why, look, onChoose }: HitProps) => {
  const { search, texts, taught, marked, spoken, help } = of;
  const about = useId();
  const campus = useCampus();
  const isBest = look === 'best';
  // Results to choose from are told apart by what is going on, in large letters above the title (SEARCH-19).
  const isApart = (look === 'large' && issue !== taught) || look === 'last';
  const firstAct = isBest && texts.texts.get(issue._id)?.[0];
  const id = texts.calls.get(issue._id);
  const contact =
    firstAct && id !== undefined && isCall(issue, firstAct, help)
      ? namedBy(id, campus.now?.texts ?? campus)
      : undefined;
  const href = contact && telLink(contact);
  const meant = () => reasonFor(search, issue, spoken, isApart ? 1 : undefined);
  const reason = why ?? (issue === taught ? words.taught : meant());
  const lang = issue.language ?? ORIGINAL;
  return (
    <Card
      size="thumb"
      level={3}
      title={
        <span lang={lang}>
          {reason === undefined ? <Marked text={issue.title} found={marked} /> : issue.title}
        </span>
      }
      fullTitle={issue.title}
      isCut={false}
      about={about}
      subTitle={
        <span className={reason !== undefined && isApart ? classes.what : classes.why}>
          {reason === undefined ? (
            <Line issue={issue} texts={texts} found={marked} />
          ) : (
            <span lang={issue.alsoCalled?.includes(reason) ? lang : undefined}>
              {isolated(reason)}
            </span>
          )}
        </span>
      }
      description={
        firstAct ? (
          <>
            <b className={classes.label}>{guideMessages.firstAct}</b>
            <span lang={lang}>{isolated(firstAct)}</span>
          </>
        ) : undefined
      }
      icons={<CategoryIcon category={issue.category} size={isBest ? 48 : 40} />}
      buttons={
        isBest && (
          <>
            {href !== undefined && contact && (
              <CallLink variant="danger" href={href} data-call={contact.call ?? contact.id}>
                {callMessages.call(contact.name)}
              </CallLink>
            )}
            {/* A decoration: the card itself is the button. */}
            <span className={classes.open} aria-hidden="true">
              {words.open}
              <Icon icon={ArrowRight} size={20} />
            </span>
          </>
        )
      }
      end={isBest ? undefined : <Icon icon={ChevronRight} size={22} />}
      onOpen={() => onChoose(issue)}
    />
  );
};

/** The call, and the title, above all results of a search that speaks of danger (SEARCH-35); neither is shown if the calls at the bottom say that nobody has a number. */
const DangerCall = ({ category, title }: Pick<FoundProps, 'category'> & { title: string }) => {
  const campus = useCampus();
  const emergency = emergencyOf(campus);
  const href = telLink(emergency);
  if (!primaryContact(campus, category === ALL_CATEGORIES ? undefined : category)) return null;
  return (
    <>
      {href === undefined ? (
        <p>{callMessages.notSet}</p>
      ) : (
        <CallLink variant="fill-danger" href={href} data-call={emergency.id}>
          {callMessages.call(emergency.name)}
        </CallLink>
      )}
      <h2 className={classes.label}>{title}</h2>
    </>
  );
};

/** A result that, while it waits, stays as it was drawn before; if it was not there before, it stays empty. */
const WaitingHit = memo(
  ({ waits, ...hit }: HitProps & { waits: boolean }) => !waits && <Hit {...hit} />,
  (_, { waits }) => waits,
);

export interface FoundProps {
  of: FoundResults;
  /** True if a typed letter is not painted yet: results outside the window wait until it is. */
  isTyped: boolean;
  category: Category;
  onChoose: HitProps['onChoose'];
}

/** The result of which a search is sure, or those that may be meant, and last the procedure for anything else (SEARCH-34, SEARCH-19, SEARCH-20). */
export const Found = ({ of, isTyped, category, onChoose }: FoundProps) => {
  const [, navigate] = useLocation();
  const { all, best, others, anything, isDanger, search } = of;
  const isNothing = all.length === 0;
  const isOfAll = category === ALL_CATEGORIES;
  useEmptySearch(isNothing && isOfAll ? search : undefined);
  const large = isNothing ? anything : best;
  const isLast = anything !== undefined && anything !== large && !others.includes(anything);
  const shown = [...(large ? [large] : []), ...others, ...(isLast ? [anything] : [])];
  const list = useHeldChanges<HTMLDivElement>(shown);
  const lookOf = (issue: IssueTitle): HitProps['look'] => {
    if (issue === large) return 'best';
    if (best) return 'row';
    return isLast && issue === anything ? 'last' : 'large';
  };
  const showAll = (): void => {
    const page = list.current?.parentElement;
    flushSync(() => navigate(paths.issuesList(category, search, 1)));
    window.scrollTo(0, 0);
    page?.querySelector<HTMLElement>('article button')?.focus();
  };
  const choose = (issue: IssueTitle): void => {
    // The advisor meant none of the results.
    if (isLast && issue === anything && isOfAll) void note(search);
    onChoose(issue);
  };
  const ofAnything = isNothing ? words.anything : isLast ? words.none : undefined;
  const hits = (issues: readonly IssueTitle[]) => (
    <ul>
      {issues.map((issue, at) => (
        <li key={issue._id} data-look={lookOf(issue)}>
          <WaitingHit
            waits={isTyped && (large ? issue !== large : at >= cardsInWindow())}
            of={of}
            issue={issue}
            look={lookOf(issue)}
            why={issue === anything ? ofAnything : undefined}
            onChoose={choose}
          />
        </li>
      ))}
    </ul>
  );
  // The list stays while the best result appears or disappears, so that the same card stays under a finger.
  const beside = best ? shown.slice(1) : NONE;
  const title = isNothing ? searchMessages.noMatch : best ? words.best : words.closest;
  return (
    <>
      <div role="status" className={classes.status}>
        <h2>{isDanger ? words.danger : title}</h2>
        <p>
          {isNothing ? (
            searchMessages.noMatchFor(search)
          ) : (
            <FoundStatus
              search={search}
              count={all.length}
              readAs={of.isMeant ? NONE : of.readAs}
              also={NONE}
            />
          )}
        </p>
      </div>
      <div ref={list} className={classes.found} data-held-whole>
        {isDanger && <DangerCall category={category} title={title} />}
        {shown.length > 0 && hits(best ? [best] : shown)}
        {beside.length > 0 && (
          <div>
            <h2 className={classes.label}>{words.could}</h2>
            {hits(beside)}
          </div>
        )}
        {all.some((issue) => !shown.includes(issue)) && (
          <Button size="thumb" wide onClick={showAll}>
            {words.all(all.length)}
          </Button>
        )}
        {!isNothing && !anything && isOfAll && (
          <Button size="thumb" wide onClick={() => navigate(paths.issueNotFound(category))}>
            {messages.issueCards.cantFind}
          </Button>
        )}
      </div>
    </>
  );
};
