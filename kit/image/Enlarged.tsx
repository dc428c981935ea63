import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { X } from '../icon/drawings/x.ts';
import { useOverflows } from '../use-overflows.ts';
import classes from './Image.module.css';

interface FullSizeProps {
  src: string;
  alt: string;
  closeLabel: string;
  onClose: () => void;
}

/** The image in its own size, as wide as the screen at least, over the whole page. */
const FullSize = ({ src, alt, closeLabel, onClose }: FullSizeProps) => {
  const ref = useModal(onClose);
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(frame);
  return (
    <dialog ref={ref} className={classes.full} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {alt}
        </h2>
        <IconButton icon={X} size="thumb" label={closeLabel} onClick={onClose} />
      </div>
      {/* Arrow keys scroll it. */}
      <div ref={frame} className={classes.frame} {...(overflows ? { tabIndex: 0 } : {})}>
        <img
          className={classes.fullImage}
          src={src}
          alt={alt}
          onLoad={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: 'start', inline: 'center' })
          }
        />
      </div>
    </dialog>
  );
};

interface EnlargedProps extends Omit<FullSizeProps, 'onClose'> {
  label: string;
  /** The image as it stands on the page. */
  children: ReactNode;
}

/** A button around an image that opens it full size. */
export const Enlarged = ({ label, children, ...image }: EnlargedProps) => {
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
      {open && <FullSize {...image} onClose={() => setOpen(false)} />}
    </>
  );
};
