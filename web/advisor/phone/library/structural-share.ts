/** `next`, in which all that is as it was in `before` is the same object: what shows it is not drawn again. */
export function structuralShare<T>(before: unknown, next: T): T {
  const were = before as Record<string, unknown> | null | undefined;
  // A list is not shared with an object of the same members.
  if (!(next instanceof Object) || were?.constructor !== next.constructor) return next;
  const are = next as Record<string, unknown>;
  const names = Object.keys(are);
  for (const name of names) are[name] = structuralShare(were[name], are[name]);
  const isSame =
    names.length === Object.keys(were).length && names.every((name) => are[name] === were[name]);
  return isSame ? (before as T) : next;
}
