import type { TypedMember } from '#core/campus/contact.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const pasteMessages = {
  open: 'Paste contacts',
  title: 'Paste a list of contacts',
  text: 'Copied from a sheet, or one a line: name, number, area, hours. A first line that names the columns may have them in another order, and “When to call”, “Shared role”, “Note” and “Category” too.',
  label: 'List of contacts',
  placeholder: 'North phone, 555 0101, North, 20:00 to 08:00, weekends',
  cut: 'It is too long: what follows was left off. Paste it afterwards.',
  read: (count: number, areas: readonly string[]) =>
    `${counted(count, 'contact')} read` +
    (areas.length === 0 ? '' : `, with ${counted(areas.length, 'new area')}: ${areas.join(', ')}`),
  nothing: 'Nothing is read yet.',
  rows: 'What is read',
  lines: (lines: readonly number[]) =>
    lines.length === 1 ? `Line ${lines[0]}` : `Lines ${lines.join(', ')}`,
  isNew: 'new',
  asItIs: 'is there already',
  changes: (members: readonly string[]) => `is there already; sets ${members.join(', ')}`,
  members: {
    number: 'number',
    when: 'when to call',
    categories: 'categories',
    areas: 'areas',
    hours: 'hours',
    role: 'shared role',
    note: 'note',
  } satisfies Record<Exclude<TypedMember, 'name'>, string>,
  emergency: 'not added: the emergency number is set in Settings',
  shares: (role: string) => `shared role “${role}”`,
  noNumber: 'no number',
  unread: (cells: readonly string[]) => `Left out: ${cells.join(' · ')}`,
  wrong: (count: number) =>
    `${counted(count, 'field')} will need another look before it can be saved. Correct it here or afterwards.`,
  take: (added: number, changed: number) => {
    if (changed === 0) return `Add ${counted(added, 'contact')}`;
    if (added === 0) return `Change ${counted(changed, 'contact')}`;
    return `Add ${added} and change ${changed}`;
  },
  cancel: 'Cancel',
  taken: 'List taken over',
} as const;
