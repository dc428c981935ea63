import { useId, useRef } from 'react';
import { IconButton } from '../../controls/button/IconButton.tsx';
import { useModal } from '../../overlays/dialog/use-modal.ts';
import { X } from '../../icon/drawings/actions/x.ts';
import { useOverflows } from '../../base/use-overflows.ts';
import classes from './FullSize.module.css';

export interface FullSizeProps {
  src: string;
  alt: string;
  closeLabel: string;
  onClose: () => void;
}

/** An image over the whole page, in its own size and at least as wide as the screen. */
export const FullSize = ({ src, alt, closeLabel, onClose }: FullSizeProps) => {
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
          className={classes.image}
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
