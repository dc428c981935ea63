import { memo, useState } from 'react';
import { formatUpdated } from '#core/base/format.ts';
import type { CheckedPath } from '#core/issue/path-check-schema.ts';
import type { Visit } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Eye } from '#kit/icon/drawings/signs/eye.ts';
import { Star } from '#kit/icon/drawings/signs/star.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import hidden from '#kit/base/hidden.module.css';
import { Label } from '#kit/controls/label/Label.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPane.module.css';
import { PathSentence } from './PathSentence.tsx';
import type { PathReader } from './read-path.ts';
import type { Repetition } from './said-above.ts';

interface PathRowProps {
  path: CheckedPath;
  /** From 1, in the order of the tree. */
  number: number;
  readPath: PathReader;
  said: readonly Repetition[];
  isArchived: boolean;
  onTick: (path: CheckedPath, isChecked: boolean) => Promise<void>;
  onWalk: (visits: readonly Visit[]) => void;
}

export const PathRow = memo(
  ({ path, number, readPath, said, isArchived, onTick, onWalk }: PathRowProps) => {
    const { check, reopened, steps } = path;
    const { read, visits } = readPath(steps);
    // Drawn with the click itself: the server's answer comes later.
    const [wanted, setWanted] = useState<boolean>();
    const tick = async (isChecked: boolean): Promise<void> => {
      setWanted(isChecked);
      await onTick(path, isChecked);
      setWanted(undefined);
    };
    const isReopened = reopened !== null && check === null;
    const isChanged = (place: number): boolean => isReopened && reopened.changed.includes(place);
    return (
      <li className={classes.path}>
        <div className={classes.tick}>
          <Checkbox
            label={words.path(number)}
            active={wanted ?? check !== null}
            disabled={isArchived}
            onChange={(isChecked) => void tick(isChecked)}
          />
          {isReopened && <Label tone="warning">{words.reopened}</Label>}
          <span className={classes.count}>{words.count(steps.length)}</span>
          <Button
            size="small"
            variant="quiet"
            icon={<Icon icon={Eye} size={16} />}
            onClick={() => onWalk(visits)}
          >
            {words.walkPath(number)}
          </Button>
        </div>
        <p className={hidden.hidden}>{words.steps(steps)}</p>
        <div className={classes.chain} aria-hidden="true">
          {steps.map((place, index) => (
            <span key={place} data-said={said[index]} data-changed={isChanged(place) || undefined}>
              {place}
            </span>
          ))}
          <span data-final>
            <Icon icon={Star} size={12} />
          </span>
        </div>
        <PathSentence steps={read} said={said} isChanged={isChanged} />
        {isReopened && (
          <p className={classes.note}>
            <span>{words.checkedBy(reopened.by, formatUpdated(reopened.at))}.</span>{' '}
            {reopened.changed.length > 0 && <span>{words.reopenedBy(reopened.changed)}</span>}
          </p>
        )}
        {check && (
          <p className={classes.note}>{words.checkedBy(check.by, formatUpdated(check.at))}</p>
        )}
      </li>
    );
  },
);
