/** `next`, in which all that is as it was in `before` is the same object: what shows it is not drawn again. */
export function sharedWith<T>(before: unknown, next: T): T {
  if (!(before instanceof Object && next instanceof Object)) return next;
  const were = before as Record<string, unknown>;
  const are = next as Record<string, unknown>;
  const names = Object.keys(are);
  for (const name of names) are[name] = sharedWith(were[name], are[name]);
  const isSame =
    names.length === Object.keys(were).length && names.every((name) => are[name] === were[name]);
  return isSame ? (before as T) : next;
}
