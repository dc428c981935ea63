import { starsOfFive } from '../../base/messages.ts';
import classes from './Rating.module.css';

const STARS = 5;
const star =
  'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';

const row = [...Array(STARS).keys()].map((at) => (
  <path key={at} d={star} transform={`translate(${at * 24})`} />
));

interface StarsProps {
  rating: number;
  /** The side of a star in px: 16 for small, 48 for thumb. */
  size?: 'small' | 'thumb' | undefined;
  /** The text alternative; empty if text next to the stars says the same. */
  label?: string;
}

/** Five stars drawn as one image. Any fraction of a star is drawn as half a star. */
export const Stars = ({ rating, size = 'small', label = starsOfFive(rating) }: StarsProps) => {
  const filled = Math.min(STARS, Math.floor(rating) + (rating % 1 > 0 ? 0.5 : 0));
  return (
    <svg
      className={classes.stars}
      data-size={size}
      viewBox={`0 0 ${STARS * 24} 24`}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g className={classes.outline}>{row}</g>
      <svg width={filled * 24} height="24" overflow="hidden" data-filled={filled}>
        <g className={classes.filled}>{row}</g>
      </svg>
    </svg>
  );
};
