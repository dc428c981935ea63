import { useId, useState, type PointerEvent } from 'react';
import hidden from '../../base/hidden.module.css';
import { Stars } from './Stars.tsx';
import { RATING, stars, starsOfFive } from '../../base/messages.ts';
import classes from './Rating.module.css';

const HALVES = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;

const CLEARING_KEYS = new Set([' ', 'Delete', 'Backspace']);

interface RatingProps {
  /** The stars in halves from 0 to 5; 0 means that nothing is rated. */
  rating: number;
  /** Hears the new rating; 0 if it was cleared. */
  onChange?: (rating: number) => void;
  readonly?: boolean;
  /** The group's name. */
  label?: string;
  /** Returns the name of the radio for a number of stars, and the text of the stars when they are read-only. */
  radioLabel?: (rating: number) => string;
  readonlyLabel?: (rating: number) => string;
  /** The size of a read-only rating; a rating that can be set is always thumb size, because each half of a star is pressed by a finger. */
  size?: 'small' | 'thumb';
}

/** A rating of ten radios, each of which lies over half a star; pressing the chosen half, Space, Delete or Backspace clears the rating (KIT-9). */
export const Rating = ({
  rating,
  onChange,
  readonly = false,
  label = RATING,
  radioLabel = stars,
  readonlyLabel = starsOfFive,
  size,
}: RatingProps) => {
  const name = useId();
  const [pointedAt, setPointedAt] = useState(0);
  if (readonly) return <Stars rating={rating} size={size} label={readonlyLabel(rating)} />;

  const point = (event: PointerEvent, half: number) => {
    if (event.pointerType === 'mouse') setPointedAt(half);
  };
  const clear = () => {
    setPointedAt(0);
    onChange?.(0);
  };
  return (
    // A wrong press does no harm, since the next one undoes it: this may be pressed at any speed (KIT-31).
    <fieldset className={classes.rating} onPointerLeave={() => setPointedAt(0)} data-any-speed="">
      <legend className={hidden.hidden}>{label}</legend>
      <Stars rating={pointedAt || rating} size="thumb" label="" />
      <div className={classes.halves}>
        {HALVES.map((half) => (
          <input
            key={half}
            type="radio"
            name={name}
            value={half}
            aria-label={radioLabel(half)}
            checked={half === rating}
            onPointerEnter={(event) => point(event, half)}
            onChange={() => onChange?.(half)}
            // A radio that is checked already reports no change.
            onClick={() => half === rating && clear()}
            onKeyDown={(event) => {
              if (half !== rating || !CLEARING_KEYS.has(event.key)) return;
              // Otherwise the browser would also press the radio, and set the rating again.
              event.preventDefault();
              clear();
            }}
          />
        ))}
      </div>
    </fieldset>
  );
};
