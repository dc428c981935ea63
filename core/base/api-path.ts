/** Returns a path of the endpoint table with its `{names}` filled in, each encoded. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Returns the path of the CSV file: `data.downloadLink` without its first character (ANALYTICS-12). */
export function csvPathOf(downloadLink: string): string {
  return downloadLink.slice(1);
}
