import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../controls/button/IconButton.tsx';
import hidden from '../../base/hidden.module.css';
import { ArrowLeft } from '../../icon/drawings/actions/arrow-left.ts';
import { X } from '../../icon/drawings/actions/x.ts';
import { BACK, CLOSE, HOME } from '../../base/messages.ts';
import classes from './PageHeader.module.css';

export type LeftContent = 'none' | 'back' | 'backTitle' | 'backLogo' | 'backIcon';

interface PageHeaderProps {
  /** The page's heading. It is visible with 'none' and 'backTitle', otherwise only screen readers read it. */
  title: string;
  left?: LeftContent;
  /** If true, Back calls onBack instead of going back in history. */
  backDisabled?: boolean;
  onBack?: () => void;
  backLabel?: string;
  /** The path of the logo that leads home, for 'backLogo'. */
  logoPath?: string;
  logoLabel?: string;
  homeHref?: string;
  onHome?: (event: MouseEvent) => void;
  /** The icon for 'backIcon'. */
  icon?: ReactNode;
  closeIcon?: boolean;
  onClose?: () => void;
  closeLabel?: string;
  background?: 'neutral-100' | 'white' | 'gradient-2';
  /** The controls at the right: first icon buttons, then buttons. */
  icons?: ReactNode;
  buttons?: ReactNode;
  /** The level of the heading: 1 unless the header is inside another page. */
  level?: 1 | 2 | 3 | 4;
}

/** A header with a title between the controls at its left and at its right, 5.5rem high (KIT-21). */
export const PageHeader = ({
  title,
  left = 'none',
  backDisabled = false,
  onBack,
  backLabel = BACK,
  logoPath,
  logoLabel = HOME,
  homeHref = '/',
  onHome,
  icon,
  closeIcon = false,
  onClose,
  closeLabel = CLOSE,
  background = 'white',
  icons,
  buttons,
  level = 1,
}: PageHeaderProps) => {
  const Heading = `h${level}` as const;
  return (
    <header className={classes.header} data-background={background}>
      {left !== 'none' && (
        <IconButton
          icon={ArrowLeft}
          label={backLabel}
          size="thumb"
          onClick={() => {
            // Back goes to the previous page; a disabled back only calls its handler (KIT-22).
            if (backDisabled) onBack?.();
            else window.history.back();
          }}
        />
      )}
      {left === 'backLogo' && (
        <a href={homeHref} onClick={onHome} className={classes.logo}>
          <img src={logoPath} alt={logoLabel} />
        </a>
      )}
      {left === 'backIcon' && <span className={classes.icon}>{icon}</span>}
      <Heading
        className={left === 'none' || left === 'backTitle' ? classes.title : hidden.hidden}
        title={title}
      >
        {title}
      </Heading>
      <div className={classes.right}>
        {icons}
        {buttons}
        {closeIcon && <IconButton icon={X} label={closeLabel} size="thumb" onClick={onClose} />}
      </div>
    </header>
  );
};
