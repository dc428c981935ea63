import { useWindowEvent } from '../../base/use-window-event.ts';

/** Hears of a file that is dropped on the page outside a field for files; otherwise the browser would open it in place of the page. */
export function useDroppedFile(onFile: (file: File) => void): void {
  // This tells the browser that the page accepts a file that is dragged over it.
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
