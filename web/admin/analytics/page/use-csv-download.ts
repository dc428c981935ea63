import { useRef, useState } from 'react';
import { csvPathOf } from '#core/base/api-path.ts';
import { adminCall } from '../../base/admin-api.ts';
import { fetchCsv, saveFile } from '../csv-file.ts';

/** `rows` of `total` have come; undefined while the first are on their way. */
type Download =
  | { state: 'none' | 'failed' }
  | { state: 'busy'; rows: number | undefined; total: number };

/** The download of the file, one at a time; a file that breaks off is not saved (ANALYTICS-15). */
export function useCsvDownload() {
  const [download, setDownload] = useState<Download>({ state: 'none' });
  const stopping = useRef<AbortController>(undefined);

  const start = async (downloadLink: string, total: number): Promise<void> => {
    const controller = new AbortController();
    stopping.current = controller;
    const tell = (rows?: number) => setDownload({ state: 'busy', rows, total });
    tell();
    try {
      // Where the session has ended, it asks for the password.
      await adminCall('GET /api/profile');
      const { signal } = controller;
      saveFile(await fetchCsv(csvPathOf(downloadLink), { onRows: tell, signal }));
      setDownload({ state: 'none' });
    } catch {
      setDownload({ state: controller.signal.aborted ? 'none' : 'failed' });
    }
  };
  return { download, start, stop: () => stopping.current?.abort() };
}
