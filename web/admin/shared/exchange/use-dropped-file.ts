import { useEffect, useEffectEvent } from 'react';

/** Says that the page takes a file which is dragged over it. */
const over = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

/** Hears of a file dragged onto the page outside a field for files; the browser would open it in place of the page. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const drop = useEffectEvent((event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const onDrop = (event: DragEvent): void => drop(event);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}
