import { useState, type ComponentProps } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { CloudUpload } from '#kit/icon/drawings/actions/cloud-upload.ts';
import { Download } from '#kit/icon/drawings/actions/download.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import { onDemand } from '../../../base/on-demand.ts';
import { LoadedPart } from '../states/LoadedPart.tsx';
import { exchangeMessages as words } from './messages.ts';
import { saveExport } from './exchange-api.ts';
import { useDroppedFile } from './use-dropped-file.ts';

/** In the address: somebody who comes to import does so at once (SETUP-10). */
const IMPORT = '#import';

const ImportDialog = onDemand('ImportDialog', async () => await import('./ImportDialog.tsx'));
const StarterDialog = onDemand('StarterDialog', async () => await import('./StarterDialog.tsx'));

type ToolProps = Omit<ComponentProps<typeof Button>, 'icon'> & { icon: Drawing };

const Tool = ({ icon, ...button }: ToolProps) => (
  <Button {...button} variant="quiet" size="small" icon={<Icon icon={icon} size={18} />} />
);

/** Import, Export all and Starter library, beside the list (EXCHANGE-1, EXCHANGE-4, EXCHANGE-10). */
export const ExchangeTools = ({ canExport }: { canExport: boolean }) => {
  const [open, setOpen] = useState<'import' | 'starters' | undefined>(() =>
    window.location.hash === IMPORT ? 'import' : undefined,
  );
  const [dropped, setDropped] = useState<File>();
  const [isExporting, setExporting] = useState(false);
  const exportAll = async (): Promise<void> => {
    setExporting(true);
    await saveExport();
    setExporting(false);
  };
  const close = (): void => {
    setOpen(undefined);
    setDropped(undefined);
  };
  useDroppedFile((file) => {
    if (open) return;
    setDropped(file);
    setOpen('import');
  });
  return (
    <>
      <Tool icon={BookOpen} onClick={() => setOpen('starters')}>
        {words.starters}
      </Tool>
      <Tool icon={CloudUpload} onClick={() => setOpen('import')}>
        {words.import}
      </Tool>
      {canExport && (
        <Tool icon={Download} busy={isExporting} onClick={() => void exportAll()}>
          {words.exportAll}
        </Tool>
      )}
      {open === 'import' && (
        <LoadedPart part={ImportDialog} failed={words.notLoaded}>
          <ImportDialog onClose={close} {...(dropped && { dropped })} />
        </LoadedPart>
      )}
      {open === 'starters' && (
        <LoadedPart part={StarterDialog} failed={words.notLoaded}>
          <StarterDialog onClose={close} />
        </LoadedPart>
      )}
    </>
  );
};
