import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/IconButton.tsx';
import { ConfirmationDialog } from '../../overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { LogOut } from '../../icon/drawings/actions/log-out.ts';
import { Mail } from '../../icon/drawings/signs/mail.ts';
import { Menu as MenuIcon } from '../../icon/drawings/signs/menu.ts';
import { PanelLeftClose } from '../../icon/drawings/signs/panel-left-close.ts';
import { PanelLeftOpen } from '../../icon/drawings/signs/panel-left-open.ts';
import { Icon } from '../../icon/Icon.tsx';
import type { MenuEntry } from '../../overlays/menu/MenuList.tsx';
import { SideModal } from '../../overlays/side-modal/SideModal.tsx';
import { SideNav, type SideNavProps } from '../side-nav/SideNav.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './LayoutShell.module.css';
import { ShellActions } from './ShellActions.tsx';
import { SideRow } from './SideRow.tsx';
import { SHELL_WORDS, type ShellWords } from './messages.ts';
import type { ShellActionsProps } from './shell.ts';

interface LayoutShellProps
  extends ShellActionsProps, Pick<SideNavProps, 'items' | 'activeRoute' | 'onNavigate'> {
  /** The heading of the page as text, or a node that holds it; the header shows it. */
  title: ReactNode;
  children?: ReactNode;
  /** The product's logo leads home. */
  home: { name: string; caption?: string; logo: ReactNode; href: string };
  /** The provider's link, last in the side menu, which opens in a new window. */
  poweredBy?: { name: string; logo: ReactNode; url: string };
  /** The inbox's address; without it there is no mail icon. */
  inboxHref?: string;
  inboxCount?: number;
  onInbox?: (event: MouseEvent) => void;
  /** The name of the person signed in; without it there is no account dropdown. */
  accountName?: string;
  accountEntries?: readonly MenuEntry[];
  onAccount?: (entry: MenuEntry, event: MouseEvent) => void;
  /** Hears that the person confirmed to log out. */
  onLogout?: () => void;
  /** A node between the calls to action and the mail icon. */
  headerEnd?: ReactNode;
  defaultCollapsed?: boolean;
  onCollapse?: (collapsed: boolean) => void;
  words?: Partial<ShellWords>;
  /** If true, the shell is inside another page, which has a heading and a main landmark of its own. */
  embedded?: boolean;
}

const NO_ENTRIES: readonly MenuEntry[] = [];

/** Goes to the root, as the kit's own log-out does (KIT-28). */
const goToRoot = (): void => window.location.assign('/');

export const LayoutShell = ({
  items,
  activeRoute,
  onNavigate,
  title,
  children,
  home,
  poweredBy,
  inboxHref,
  inboxCount = 0,
  onInbox,
  accountName,
  accountEntries = NO_ENTRIES,
  onAccount,
  onLogout = goToRoot,
  headerEnd,
  defaultCollapsed = false,
  onCollapse,
  words: ownWords,
  embedded = false,
  ...actions
}: LayoutShellProps) => {
  const words = { ...SHELL_WORDS, ...ownWords };
  const contentId = useId();
  const Heading = embedded ? 'h4' : 'h1';
  const Main = embedded ? 'div' : 'main';
  const [collapsed, setCollapsed] = useState(defaultCollapsed);
  const [open, setOpen] = useState<'menu' | 'logout'>();
  const collapse = (next: boolean): void => {
    setCollapsed(next);
    onCollapse?.(next);
  };
  const close = (): void => setOpen(undefined);
  const nav = { items, activeRoute, onNavigate };
  const logoutRow = (
    <SideRow
      icon={<Icon icon={LogOut} />}
      label={words.logout}
      opensDialog
      onClick={() => setOpen('logout')}
    />
  );
  const brand = (
    <a
      className={classes.brand}
      href={home.href}
      onClick={(event) => {
        close();
        onNavigate(home.href, event);
      }}
    >
      {home.logo}
      <span className={classes.brandWords}>
        <b>{home.name}</b>
        {home.caption}
      </span>
    </a>
  );
  const inboxName = inboxCount > 0 ? words.unread(inboxCount) : words.inbox;

  return (
    <div className={classes.shell} data-collapsed={collapsed}>
      <a className={classes.skip} href={`#${contentId}`}>
        {words.skip}
      </a>
      <aside className={classes.side} aria-label={words.menu}>
        {brand}
        <div className={classes.items}>
          <SideNav {...nav} collapsed={collapsed} onExpand={() => collapse(false)} />
        </div>
        <div className={classes.rows}>
          <SideRow
            icon={<Icon icon={collapsed ? PanelLeftOpen : PanelLeftClose} />}
            label={collapsed ? words.expand : words.collapse}
            onClick={() => collapse(!collapsed)}
          />
          {logoutRow}
        </div>
        {poweredBy && (
          <a className={classes.powered} href={poweredBy.url} target="_blank" rel="noreferrer">
            {poweredBy.logo}
            <span className={classes.brandWords}>
              {words.poweredBy} <b>{poweredBy.name}</b>
            </span>
          </a>
        )}
      </aside>
      <header className={classes.header}>
        <span className={classes.menuButton}>
          <IconButton
            icon={MenuIcon}
            label={words.menu}
            size="thumb"
            aria-haspopup="dialog"
            onClick={() => setOpen('menu')}
          />
        </span>
        <div className={classes.title}>
          {typeof title === 'string' ? <Heading>{title}</Heading> : title}
        </div>
        <div className={classes.actions}>
          <ShellActions {...actions} />
        </div>
        {headerEnd}
        {inboxHref !== undefined && (
          <a
            className={classes.inbox}
            href={inboxHref}
            onClick={onInbox}
            aria-label={inboxName}
            title={inboxName}
          >
            <Icon icon={Mail} size={22} />
            {inboxCount > 0 && <span className={classes.count}>{inboxCount}</span>}
          </a>
        )}
        {accountName !== undefined && (
          <AccountMenu
            name={accountName}
            entries={accountEntries}
            onSelect={(entry, event) => onAccount?.(entry, event)}
            logout={words.logout}
            onLogout={() => setOpen('logout')}
          />
        )}
      </header>
      <Main id={contentId} className={classes.main} tabIndex={-1}>
        {children}
      </Main>
      <SideModal
        title={words.menu}
        open={open === 'menu'}
        onClose={close}
        header={brand}
        closeOutside
      >
        {/* A press on an item that only unfolds its sub-menu leaves the menu open (KIT-25). */}
        <SideNav {...nav} onChoose={({ subMenu }) => subMenu ?? close()} />
        <div className={classes.menuActions}>
          <ShellActions {...actions} />
        </div>
        <div className={classes.rows}>{logoutRow}</div>
      </SideModal>
      <ConfirmationDialog
        open={open === 'logout'}
        modalTitle={words.sure}
        description={words.sureText}
        confirmLabel={words.confirm}
        cancelLabel={words.stay}
        onCancel={close}
        onConfirm={() => {
          close();
          onLogout();
        }}
      />
    </div>
  );
};
