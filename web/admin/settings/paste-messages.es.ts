import type { Translated } from '#core/base/translated.ts';
import type { pasteMessages as english } from './paste-messages.ts';

const contacts = (count: number): string => `${count} ${count === 1 ? 'contacto' : 'contactos'}`;

/** The words of a pasted list of contacts, in Spanish. */
export const pasteMessages = {
  open: 'Pegar una lista',
  title: 'Pegar contactos',
  text: 'Un contacto por línea: nombre, número, zona, horario.',
  label: 'Lista de contactos',
  placeholder: 'Guardia Norte, 555 0101, Norte, 20:00-8:00',
  cut: 'La lista era demasiado larga y se cortó. Pega el resto después.',
  read: (count, areas) => {
    const read = `${contacts(count)} en la lista`;
    if (areas.length === 0) return read;
    const zones = areas.length === 1 ? '1 zona nueva' : `${areas.length} zonas nuevas`;
    return `${read}, con ${zones}: ${areas.join(', ')}`;
  },
  nothing: 'Aún no se ha leído nada.',
  rows: 'Contactos encontrados',
  lines: (lines) => (lines.length === 1 ? `Línea ${lines[0]}` : `Líneas ${lines.join(', ')}`),
  isNew: 'nuevo',
  asItIs: 'ya está',
  changes: (members) => `ya está; cambia: ${members.join(', ')}`,
  takesPlace: (name) => `sustituye a “${name}”, que no tiene número`,
  members: {
    number: 'número',
    when: 'cuándo llamar',
    categories: 'categorías',
    areas: 'zonas',
    hours: 'horario',
    role: 'función compartida',
    note: 'nota',
  },
  emergency: 'no se añade: el número de emergencias tiene su propio campo',
  shares: (role) => `función compartida “${role}”`,
  noNumber: 'sin número',
  unread: (cells) => `Omitido: ${cells.join(' · ')}`,
  wrong: (place, count) =>
    `${place}: ${count === 1 ? '1 campo' : `${count} campos`} por corregir antes de guardar.`,
  take: (added, changed) => {
    if (changed === 0) return `Añadir ${contacts(added)}`;
    if (added === 0) return `Cambiar ${contacts(changed)}`;
    return `Añadir ${added} y cambiar ${changed}`;
  },
  cancel: 'Cancelar',
  taken: 'Contactos actualizados',
} satisfies Translated<typeof english>;
