import { useRef, useState } from 'react';
import { csvPathOf } from '#core/base/api-path.ts';
import { ORIGINAL } from '#core/base/language.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { adminCall } from '../../base/admin-api.ts';
import { analyticsMessages as words } from '../messages.ts';
import { saveFile } from '../../base/save-file.ts';
import { fetchCsv } from '../../base/csv-file.ts';
import classes from './DownloadProgress.module.css';

/** A download of which `rows` of `total` have arrived; undefined while the first rows are on their way. */
type Download =
  | { state: 'none' | 'failed' }
  | { state: 'busy'; rows: number | undefined; total: number };

/** Downloads the file with headings in a language, one file at a time; a download that breaks off is not saved (ANALYTICS-15, LANG-14). */
export function useCsvDownload() {
  const [download, setDownload] = useState<Download>({ state: 'none' });
  const stopping = useRef<AbortController>(undefined);

  const start = async (downloadLink: string, total: number, language: string): Promise<void> => {
    const controller = new AbortController();
    stopping.current = controller;
    const tell = (rows?: number) => setDownload({ state: 'busy', rows, total });
    tell();
    try {
      // If the session has ended, this call asks for the password before the download begins.
      await adminCall('GET /api/profile');
      const { signal } = controller;
      const inLanguage = language === ORIGINAL ? '' : `&language=${language}`;
      saveFile(await fetchCsv(csvPathOf(downloadLink) + inLanguage, { onRows: tell, signal }));
      setDownload({ state: 'none' });
    } catch {
      setDownload({ state: controller.signal.aborted ? 'none' : 'failed' });
    }
  };
  return { download, start, stop: () => stopping.current?.abort() };
}

type DownloadProgressProps = { rows: number; total: number; onStop: () => void };

/** A bar that shows how much of the file has arrived (ANALYTICS-15). */
export const DownloadProgress = ({ rows, total, onStop }: DownloadProgressProps) => (
  <div className={classes.progress}>
    <ProgressBar
      label={words.preparing}
      // Rows may have been added after the results were shown.
      value={(100 * rows) / Math.max(rows, total)}
      note={words.rowsOf(rows, Math.max(rows, total))}
    />
    <Button onClick={onStop}>{words.stop}</Button>
  </div>
);
