import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ImageOff } from '../../icon/drawings/signs/image-off.ts';
import { Icon } from '../../icon/Icon.tsx';
import type { FullSizeProps } from './FullSize.tsx';
import { CLOSE, SHOW_FULL_SIZE } from '../../base/messages.ts';
import classes from './Image.module.css';

interface ImageProps {
  src: string;
  /** The text alternative; empty if the image only repeats the text next to it. */
  alt: string;
  /** The way in which the image meets its box: cover fills the box, contain shows the whole image. */
  fit?: 'cover' | 'contain';
  /** The height of the box in px; without it the box has the image's own height. */
  height?: number;
  /** The component that shows the image full size over the page when somebody presses it. */
  fullSize?: ComponentType<FullSizeProps>;
  /** The title of the button that enlarges the image, and the name of the button that leads back. */
  enlargeLabel?: string;
  closeLabel?: string;
}

/** An image, or, if it does not load, a fallback that needs no network (KIT-20). */
export const Image = ({
  src,
  alt,
  fit = 'cover',
  height,
  fullSize,
  enlargeLabel = SHOW_FULL_SIZE,
  closeLabel = CLOSE,
}: ImageProps) => {
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
  const image = (
    <img
      className={classes.image}
      data-fit={fullSize ? 'whole' : fit}
      src={src}
      alt={alt}
      style={box}
      onError={() => setFailed(src)}
    />
  );
  if (!fullSize) return image;
  return (
    <Enlarged fullSize={fullSize} src={src} alt={alt} label={enlargeLabel} closeLabel={closeLabel}>
      {image}
    </Enlarged>
  );
};

interface EnlargedProps extends Omit<FullSizeProps, 'onClose'> {
  fullSize: ComponentType<FullSizeProps>;
  label: string;
  /** The image on the page. */
  children: ReactNode;
}

/** A button around an image that opens it full size. */
const Enlarged = ({ fullSize: FullSize, label, children, ...image }: EnlargedProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Suspense>{open && <FullSize {...image} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
