import { useState, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { CloudUpload } from '#kit/icon/drawings/actions/cloud-upload.ts';
import { Download } from '#kit/icon/drawings/actions/download.ts';
import { Printer } from '#kit/icon/drawings/actions/printer.ts';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { ChevronDown } from '#kit/icon/drawings/signs/chevron-down.ts';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import { Menu } from '#kit/overlays/menu/Menu.tsx';
import type { MenuEntry } from '#kit/overlays/menu/MenuList.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/navigation.ts';
import { onDemand } from '../../base/on-demand/on-demand.ts';
import { saveExport } from '../shared/exchange/exchange-api.ts';
import { exchangeMessages as words } from '../shared/exchange/messages.ts';
import { useDroppedFile } from '../shared/exchange/use-dropped-file.ts';
import { printMessages } from '../shared/print/messages.ts';
import { LoadedPart } from '../shared/states/LoadedPart.tsx';
import { issuesListMessages } from './messages.ts';
import classes from './MoreMenu.module.css';

/** The part of the address that opens the import right away, for people whom a link brings here to import (SETUP-10). */
const IMPORT = '#import';

const ImportDialog = onDemand(
  'ImportDialog',
  async () => await import('../shared/exchange/ImportDialog.tsx'),
);
const StarterDialog = onDemand(
  'StarterDialog',
  async () => await import('../shared/exchange/StarterDialog.tsx'),
);

type Entry = MenuEntry & { readonly act: (event: MouseEvent) => void };

const entry = (icon: Drawing, label: string, act: Entry['act'], more?: Partial<Entry>): Entry => ({
  label,
  icon: <Icon icon={icon} size={18} />,
  act,
  ...more,
});

interface MoreMenuProps {
  canExport: boolean;
  canPrint: boolean;
  /** Shows the checkbox of each card; absent if there is no issue to select. */
  onSelect: (() => void) | undefined;
}

/** The menu of the list: Import, Starter library, Export all, Print, Select issues (LIST-24). */
export const MoreMenu = ({ canExport, canPrint, onSelect }: MoreMenuProps) => {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'import' | 'starters' | undefined>(() =>
    window.location.hash === IMPORT ? 'import' : undefined,
  );
  // If a dialog did not load, it is requested again each time it is chosen.
  const [opened, setOpened] = useState(0);
  const [dropped, setDropped] = useState<File>();
  const [isExporting, setExporting] = useState(false);
  const exportAll = async (): Promise<void> => {
    setExporting(true);
    await saveExport();
    setExporting(false);
  };
  const show = (dialog: 'import' | 'starters'): void => {
    setOpen(dialog);
    setOpened((before) => before + 1);
  };
  const close = (): void => {
    setOpen(undefined);
    setDropped(undefined);
  };
  useDroppedFile((file) => {
    if (open) return;
    setDropped(file);
    show('import');
  });
  const entries: readonly Entry[] = [
    entry(CloudUpload, words.import, () => show('import')),
    entry(BookOpen, words.starters, () => show('starters')),
    ...(canExport
      ? [entry(Download, words.exportAll, () => void exportAll(), { disabled: isExporting })]
      : []),
    ...(canPrint
      ? [
          entry(
            Printer,
            printMessages.print,
            (event) => followInApp(event, () => navigate(adminPaths.print())),
            { href: adminPaths.print() },
          ),
        ]
      : []),
    ...(onSelect ? [entry(CircleCheck, issuesListMessages.selectIssues, onSelect)] : []),
  ];
  return (
    <>
      <Menu
        className={classes.more}
        align="start"
        entries={entries}
        onSelect={({ act }, event) => act(event)}
      >
        {issuesListMessages.more}
        <Icon icon={ChevronDown} size={16} />
      </Menu>
      {open === 'import' && (
        <LoadedPart key={opened} part={ImportDialog} failed={words.notLoaded}>
          <ImportDialog onClose={close} {...(dropped && { dropped })} />
        </LoadedPart>
      )}
      {open === 'starters' && (
        <LoadedPart key={opened} part={StarterDialog} failed={words.notLoaded}>
          <StarterDialog onClose={close} />
        </LoadedPart>
      )}
    </>
  );
};
