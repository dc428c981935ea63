/** Returns a function that makes its result once for each object, and then returns the same result as long as the object exists. */
export function oncePer<From extends object, Made>(
  make: (from: From) => Made,
): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return (from) => {
    const made = known.get(from) ?? make(from);
    known.set(from, made);
    return made;
  };
}
