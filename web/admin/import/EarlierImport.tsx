import { Button } from '#kit/controls/button/Button.tsx';
import { formatDateOf } from '#core/base/format.ts';
import classes from './FoundList.module.css';
import { importMessages as words } from './messages.ts';
import type { useEarlier } from './use-earlier.ts';

interface EarlierImportProps {
  earlier: ReturnType<typeof useEarlier>;
  onChoose: (key: string) => void;
}

/** A notice that the document was imported before, with a choice of what happens to those drafts (IMPORT-22). */
export const EarlierImport = ({ earlier, onChoose }: EarlierImportProps) => {
  const { last, isReplaced, another, compare, isComparing } = earlier;
  if (!last) return null;
  return (
    <div role="group" aria-label={words.sameAgain} className={classes.earlier}>
      <p>{words.before(formatDateOf(last.day), last.count)}</p>
      <div className={classes.filter}>
        <Button size="small" selected={isReplaced} onClick={() => onChoose(last.key)}>
          {words.replace}
        </Button>
        <Button size="small" selected={!isReplaced} onClick={() => onChoose(another())}>
          {words.addAgain}
        </Button>
        {isReplaced && (
          <Button size="small" variant="quiet" busy={isComparing} onClick={() => void compare()}>
            {words.compare}
          </Button>
        )}
      </div>
    </div>
  );
};
