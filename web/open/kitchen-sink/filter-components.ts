import type { ComponentExamples } from '#kit/base/example.ts';

const has = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.trim().toLowerCase());

/** The components whose name has the search in it, whole; of the others the states that have it. */
export function filterComponents(
  all: readonly ComponentExamples[],
  search: string,
): ComponentExamples[] {
  return all.flatMap((component) => {
    if (has(component.name, search)) return [component];
    const states = Object.entries(component.examples).filter(([state]) => has(state, search));
    return states.length === 0 ? [] : [{ ...component, examples: Object.fromEntries(states) }];
  });
}
