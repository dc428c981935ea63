/** The elements that may have a role: a browser is asked only for the names of these, which takes it seconds on a whole page. */
export const CANDIDATES = {
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  dialog: 'dialog',
  group: 'fieldset',
  heading: 'h1, h2, h3',
  link: 'a',
  radio: 'input[type="radio"]',
  searchbox: 'input[type="search"]',
  textbox:
    'input:not([type="checkbox"], [type="radio"], [type="search"]), textarea, [role="textbox"]',
} as const;

export type Role = keyof typeof CANDIDATES;

/** Runs in the page: returns the elements that have the name in their words or labels, in the group or on the whole page. */
export function mayBeNamed(candidates: string, name: string, group?: ParentNode | null): Element[] {
  // An element behind a modal dialog keeps its name, though nobody hears it.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return [...(group ?? document).querySelectorAll(candidates)].filter(
    (element) =>
      (!dialog || dialog.contains(element)) &&
      [
        element.textContent,
        element.getAttribute('aria-label'),
        ...Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent),
        ...(element.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      ].some((words) => words?.includes(name)),
  );
}
