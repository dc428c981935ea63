const sheets = new Map<string, Promise<unknown>>();

/** Resolves once the style sheet is loaded; if it does not load, rejects and requests it again the next time. */
function sheetOf(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const address = `/${file}`;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    // The page's own sheets, linked or inlined, were there before its scripts ran.
    if (document.querySelector(`[href="${address}"],[data-href="${address}"]`)) resolve(undefined);
    else document.head.append(link);
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(file);
      reject(new Error(`${address} did not load`));
    });
  });
}

/** Returns a chunk once it and its sheets are there; the build has each `import()` call this, with the sheets it needs. */
export async function loadWithStyles<Module>(
  chunk: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const styles = files.map((file) => {
    const sheet = sheets.get(file) ?? sheetOf(file);
    sheets.set(file, sheet);
    return sheet;
  });
  return (await Promise.all([chunk(), ...styles]))[0];
}
