import { memo, useRef, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/IconButton.tsx';
import { X } from '../../icon/drawings/actions/x.ts';
import { useOverflows } from '../../base/use-overflows.ts';
import { CLOSE } from '../../base/messages.ts';
import classes from './SideModal.module.css';

export interface FrameProps {
  title: string;
  /** The language of the title, if it is not that of the page. */
  titleLang?: string | undefined;
  onClose: () => void;
  /** Scrolls between the header and the footer. */
  children?: ReactNode;
  /** Below the title; does not scroll. */
  header?: ReactNode;
  /** At the foot, in the thumb's reach. */
  footer?: ReactNode;
  closeLabel?: string;
  closeAt?: 'start' | 'end';
  /** At the other end of the title, such as a menu; one element, so that the head is drawn once. */
  headEnd?: ReactNode;
}

type HeadProps = Omit<FrameProps, 'children' | 'header' | 'footer'> & { titleId: string };

/** Drawn again only when its words change, while the panel is drawn again with its content. */
const Head = memo(
  ({
    title,
    titleLang,
    titleId,
    onClose,
    closeLabel = CLOSE,
    closeAt = 'end',
    headEnd,
  }: HeadProps) => (
    <div className={classes.head} data-close-at={closeAt}>
      {headEnd}
      <h2 id={titleId} className={classes.title} lang={titleLang}>
        {title}
      </h2>
      <IconButton icon={X} size="thumb" label={closeLabel} onClick={onClose} />
    </div>
  ),
);

/** The inside of a side panel, as high as the panel: the head, the scrolling part and the foot. */
export const PanelFrame = ({
  children,
  header,
  footer,
  ...head
}: FrameProps & { titleId: string }) => {
  const body = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(body);
  return (
    <div className={classes.frame}>
      <Head {...head} />
      {header}
      <div ref={body} className={classes.body} {...(overflows ? { tabIndex: 0 } : {})}>
        <div className={classes.content}>{children}</div>
      </div>
      {footer === undefined ? null : <div className={classes.foot}>{footer}</div>}
    </div>
  );
};
