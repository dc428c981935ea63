import { useId, useRef, useState } from 'react';
import { Menu } from '#kit/icon/drawings/signs/menu.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import classes from './ShellMenu.module.css';

/** The menu's entries, which load after the first paint; the button is there before them. */
export const ShellEntries = onDemand(
  'ShellEntries',
  async () => await import('./ShellEntries.tsx'),
);

export const RecordsMark = onDemand('RecordsMark', async () => await import('./RecordsMark.tsx'));

/** The advisors' menu (ADVISOR-3); if it is pressed before its entries are loaded, it opens as soon as they are. */
export const ShellMenu = () => {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);

  const openOnceLoaded = async (): Promise<void> => {
    if (document.getElementById(id)) return;
    await loadAll([ShellEntries]);
    button.current?.click();
  };

  return (
    <div className={classes.menu}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        // If there is no signal and the app is not stored on the phone, the entries do not load.
        onClick={() => void openOnceLoaded().catch(() => undefined)}
      >
        <Icon icon={Menu} />
        {messages.advisorShell.menu}
      </button>
      <OnceLoaded part={ShellEntries} id={id} button={button} open={open} onToggle={setOpen} />
    </div>
  );
};
