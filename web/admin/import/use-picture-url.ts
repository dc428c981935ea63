import { useEffect, useState } from 'react';

/** Returns the picture of a base64 text, made in a task of its own: a document may have many. */
async function pictureOf(base64: string): Promise<Blob> {
  await new Promise((resolve) => setTimeout(resolve));
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
}

/** An address under which the page shows a picture of a document as long as it is drawn; undefined until then. */
export function usePictureUrl(base64: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    const show = async (): Promise<void> => {
      const picture = await pictureOf(base64);
      if (isGone) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    };
    void show();
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [base64]);
  return url;
}
