import { memo, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { X } from '../icon/drawings/x.ts';
import { useOverflows } from '../use-overflows.ts';
import classes from './SideModal.module.css';

export interface SideModalProps {
  title: string;
  open: boolean;
  /** Called by Escape, the back gesture and the close button; the owner decides whether to close. */
  onClose: () => void;
  /** Scrolls between the header and the footer. */
  children?: ReactNode;
  /** Below the title; does not scroll. */
  header?: ReactNode;
  /** At the foot, in the thumb's reach. */
  footer?: ReactNode;
  closeLabel?: string;
  /** Which side of the title the close button stands on. */
  closeAt?: 'start' | 'end';
  /** At the other end of the title, such as a menu; one element, so that the head is drawn once. */
  headEnd?: ReactNode;
  /** A click beside the panel calls onClose too. For menus; never where typed text would be lost. */
  closeOutside?: boolean;
}

type HeadProps = Required<Pick<SideModalProps, 'title' | 'onClose' | 'closeLabel' | 'closeAt'>> & {
  titleId: string;
  headEnd: ReactNode;
};

/** Drawn again only when its words change: the panel is, whenever what it shows does. */
const Head = memo(({ title, titleId, onClose, closeLabel, closeAt, headEnd }: HeadProps) => (
  <div className={classes.head} data-close-at={closeAt}>
    {headEnd}
    <h2 id={titleId} className={classes.title}>
      {title}
    </h2>
    <IconButton icon={X} size="thumb" label={closeLabel} onClick={onClose} />
  </div>
));

const OpenSideModal = ({
  title,
  onClose,
  children,
  header,
  footer,
  closeLabel = 'Close',
  closeAt = 'end',
  headEnd,
  closeOutside = false,
}: SideModalProps) => {
  const ref = useModal(onClose);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(body);
  return (
    <dialog
      ref={ref}
      className={classes.panel}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        if (closeOutside && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.frame}>
        <Head
          title={title}
          titleId={titleId}
          onClose={onClose}
          closeLabel={closeLabel}
          closeAt={closeAt}
          headEnd={headEnd}
        />
        {header}
        <div ref={body} className={classes.body} {...(overflows ? { tabIndex: 0 } : {})}>
          <div className={classes.content}>{children}</div>
        </div>
        {footer === undefined ? null : <div className={classes.foot}>{footer}</div>}
      </div>
    </dialog>
  );
};

/** A modal panel at the end side, as wide as a phone, 375 px from 576 px on, named by its title. */
export const SideModal = (props: SideModalProps) =>
  props.open ? <OpenSideModal {...props} /> : null;
