import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isCorrected } from '#core/campus/urgent.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ChevronDown } from '#kit/icon/drawings/signs/chevron-down.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { hold } from '#kit/overlays/dialog/hold.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { clockTime } from '../../shared/clock-time.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { useTitles, type IssueTitle } from '../../phone/library/titles.ts';
import { walkMessages as words } from '../state/messages.ts';
import type { Acknowledged, SavedWalk } from '#core/record/saved-walk.ts';
import type { Change } from '../state/use-walking.ts';
import { languageOf } from '../state/shown-walk.ts';
import classes from './WalkBanner.module.css';
import { useWalkControl } from './WalkProvider.tsx';

/** The changes of an issue since one of its walks began. */
type News = {
  readonly about: Acknowledged;
  readonly title: string;
  readonly text: string;
  readonly newest: IssueTitle | undefined;
};

/** Returns the changes of a walk's issue from the phone's library, which the page keeps current (WALK-24). */
function useNews(issueId: string, revision: SavedWalk['revision']): News | undefined {
  const titles = useTitles();
  const { withdrawn } = useCampus();
  if (!titles) return undefined;
  const isIt = ({ _id }: { _id: string }): boolean => _id === issueId;
  const newest = titles.issues.find(isIt);
  const { urgent } = newest ?? withdrawn?.find(isIt) ?? {};
  if (!urgent || !isCorrected(revision, urgent)) {
    if (newest) return undefined;
    return { about: 'withdrawn', title: words.withdrawn, text: words.withdrawnText, newest };
  }
  const title = words.corrected(clockTime(urgent.at));
  const text = urgent.sentence;
  if (newest) return { about: urgent.revision, title, text, newest };
  // A text that was declared wrong must not be used to finish the walk (WALK-26).
  const both = `${words.withdrawn}. ${title}`;
  return { about: `withdrawn ${urgent.revision}`, title: both, text, newest };
}

/** A button that begins a new walk in place of this one; Undo brings this one back (WALK-20). */
const StartOver = ({ walk: under, newest }: { walk: RefObject<SavedWalk>; newest: IssueTitle }) => {
  const { open } = useWalkControl();
  const startOver = async (): Promise<void> => {
    const { beginWalk } = await import('./begin-walk.ts');
    const saved = under.current;
    const walk = await beginWalk(newest, saved, saved.isPractice ?? false);
    if ('id' in walk) open(walk);
    else showToast({ kind: 'alert', text: words.notWalkable });
  };
  return (
    <Button size="thumb" onClick={() => void startOver()}>
      {words.startOver}
    </Button>
  );
};

const focus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

interface WalkBannerProps extends Pick<SavedWalk, 'issueId' | 'revision' | 'advisor' | 'heard'> {
  isUnderWay: boolean;
  /** The walk as it is when a button is pressed, as a ref, so that the banner is not drawn again with each answer. */
  walk: RefObject<SavedWalk>;
  onChange: (change: Change) => void;
}

/** A banner above the question of a walk whose issue was corrected or withdrawn since it began; 'Go on' folds it (WALK-26). */
export const WalkBanner = memo((props: WalkBannerProps) => {
  const { issueId, revision, advisor, heard, isUnderWay, walk, onChange } = props;
  const news = useNews(issueId, revision);
  const name = useAdvisorName();
  /** True once a button was pressed: the next button takes its place, and must get the focus. */
  const [isPressed, setPressed] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const shown = news && heard !== news.about ? news.about : undefined;
  useLayoutEffect(() => {
    if (shown === undefined) return;
    // On a low screen, a banner that appears above the question may be out of sight.
    banner.current?.scrollIntoView({ block: 'nearest' });
    // The banner moves the call links in the texts below it, but not the calls at the foot (KIT-31).
    banner.current?.parentElement?.parentElement?.querySelectorAll('a').forEach(hold);
  }, [shown]);
  if (!news) return null;

  const { title, text, newest } = news;
  // The campus writes this sentence in the language in which it writes its procedures.
  const lang = news.about === 'withdrawn' ? undefined : languageOf(issueId);
  const acknowledge = (next: Acknowledged | undefined): void => {
    setPressed(true);
    onChange((before) => ({ ...before, heard: next }));
  };
  if (shown === undefined) {
    return (
      <button
        ref={isPressed ? focus : undefined}
        type="button"
        className={classes.folded}
        aria-expanded={false}
        onClick={() => acknowledge(undefined)}
      >
        <Icon icon={TriangleAlert} size={22} />
        <b>{title}</b>
        <Icon icon={ChevronDown} size={22} />
      </button>
    );
  }
  return (
    <section ref={banner} role="alert" className={classes.banner}>
      <p className={classes.news}>
        <Icon icon={TriangleAlert} size={22} />
        <span>
          <b>{title}</b> <span lang={lang}>{isolated(text)}</span>
        </span>
      </p>
      <div className={classes.ways}>
        {/* Only the advisor who began a walk may erase it (WALK-19). */}
        {newest && isUnderWay && advisor === name && <StartOver walk={walk} newest={newest} />}
        <Button
          ref={isPressed ? focus : undefined}
          size="thumb"
          onClick={() => acknowledge(news.about)}
        >
          {words.resume}
        </Button>
      </div>
    </section>
  );
});
