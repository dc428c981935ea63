import { useWindowEvent } from '../../base/use-window-event.ts';

/** Hears of a file dragged onto the page outside a field for files; the browser would open it in place of the page. */
export function useDroppedFile(onFile: (file: File) => void): void {
  // Says that the page takes a file which is dragged over it.
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
}
