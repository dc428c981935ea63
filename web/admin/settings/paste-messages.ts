import type { TypedMember } from '#core/campus/contact.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const pasteMessages = {
  open: 'Paste a list',
  title: 'Paste contacts',
  text: 'One contact per line: name, number, area, hours.',
  label: 'List of contacts',
  placeholder: 'North phone, 555 0101, North, 8 pm to 8 am, weekends',
  cut: 'The list was too long and was cut. Paste the rest afterward.',
  read: (count: number, areas: readonly string[]) =>
    `${counted(count, 'contact')} read` +
    (areas.length === 0 ? '' : `, with ${counted(areas.length, 'new area')}: ${areas.join(', ')}`),
  nothing: 'Nothing read yet.',
  rows: 'Contacts found',
  lines: (lines: readonly number[]) =>
    lines.length === 1 ? `Line ${lines[0]}` : `Lines ${lines.join(', ')}`,
  isNew: 'new',
  asItIs: 'already there',
  changes: (members: readonly string[]) => `already there; updates ${members.join(', ')}`,
  takesPlace: (name: string) => `takes the place of “${name}”, which has no number`,
  members: {
    number: 'number',
    when: 'when to call',
    categories: 'categories',
    areas: 'areas',
    hours: 'hours',
    role: 'shared role',
    note: 'note',
  } satisfies Record<Exclude<TypedMember, 'name'>, string>,
  emergency: 'not added: the emergency number has its own field',
  shares: (role: string) => `shared role “${role}”`,
  noNumber: 'no number',
  unread: (cells: readonly string[]) => `Left out: ${cells.join(' · ')}`,
  wrong: (place: string, count: number) =>
    `${place}: ${counted(count, 'field')} to fix before you save.`,
  take: (added: number, changed: number) => {
    if (changed === 0) return `Add ${counted(added, 'contact')}`;
    if (added === 0) return `Change ${counted(changed, 'contact')}`;
    return `Add ${added} and change ${changed}`;
  },
  cancel: 'Cancel',
  taken: 'Contacts updated',
} as const;
