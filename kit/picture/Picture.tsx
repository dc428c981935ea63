import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import classes from './Picture.module.css';

interface PictureProps {
  src: string;
  /** Empty for a picture that only repeats its neighbour's text. */
  alt: string;
  /** Fills its box (cover) or is seen whole (contain). */
  fit?: 'cover' | 'contain';
  /** Height of the box in px; without it the picture's own. */
  height?: number;
}

/** An image, or in its place the fallback: drawn here, so that it needs no network of its own. */
export const Picture = ({ src, alt, fit = 'cover', height }: PictureProps) => {
  const [failed, setFailed] = useState('');
  const box = height === undefined ? undefined : { blockSize: height };
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  if (src === '' || failed === src) {
    return (
      <span className={classes.fallback} {...spoken} style={box}>
        <Icon icon={ImageOff} size={Math.min(32, (height ?? 64) / 2)} />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      data-fit={fit}
      src={src}
      alt={alt}
      style={box}
      onError={() => setFailed(src)}
    />
  );
};
