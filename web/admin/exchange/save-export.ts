import { showToast } from '#kit/overlays/toast/toasts.ts';
import { saveFile } from '../analytics/csv-file.ts';
import { reasonIn } from '../base/reason.ts';
import { exportFile } from './exchange-api.ts';
import { exchangeMessages } from './messages.ts';

/** Puts the file of these issues, or of all, where the browser puts downloads, and says what came of it. */
export async function saveExport(ids?: readonly string[]): Promise<void> {
  try {
    saveFile(await exportFile(ids));
    const text = ids ? exchangeMessages.exported(ids.length) : exchangeMessages.exportedAll;
    showToast({ kind: 'status', text });
  } catch (error) {
    showToast({ kind: 'alert', text: exchangeMessages.notExported, detail: reasonIn(error) });
  }
}
