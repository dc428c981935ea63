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
  /** The part between the header and the footer, which scrolls. */
  children?: ReactNode;
  /** A node below the title, which does not scroll. */
  header?: ReactNode;
  /** A node at the foot, within the thumb's reach. */
  footer?: ReactNode;
  closeLabel?: string;
  closeAt?: 'start' | 'end';
  /** One element at the other end of the title, such as a menu; it must stay the same, so that the head is drawn only once. */
  headEnd?: ReactNode;
}

type HeadProps = Omit<FrameProps, 'children' | 'header' | 'footer'> & { titleId: string };

/** The head of a panel, drawn again only when its words change, although the panel is drawn again with its content. */
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

/** The inside of a side panel, which is as high as the panel: the head, the part that scrolls, and the foot. */
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
