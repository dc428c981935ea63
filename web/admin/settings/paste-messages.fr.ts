import type { Translated } from '#core/base/translated.ts';
import type { pasteMessages as english } from './paste-messages.ts';

const contacts = (count: number): string => `${count} ${count < 2 ? 'contact' : 'contacts'}`;

/** The words of a pasted list of contacts, in French. The app does not understand hours written in French, so the example has only times. */
export const pasteMessages = {
  open: 'Coller une liste',
  title: 'Coller des contacts',
  text: 'Un contact par ligne : nom, numéro, secteur, horaires.',
  label: 'Liste de contacts',
  placeholder: 'Garde Nord, 555 0101, Nord, 20 h-8 h',
  cut: 'La liste était trop longue et a été coupée. Collez le reste ensuite.',
  read: (count, areas) => {
    const read = `${contacts(count)} dans la liste`;
    if (areas.length === 0) return read;
    const zones = areas.length === 1 ? '1 nouveau secteur' : `${areas.length} nouveaux secteurs`;
    return `${read}, avec ${zones} : ${areas.join(', ')}`;
  },
  nothing: 'Rien de lu pour l’instant.',
  rows: 'Contacts trouvés',
  lines: (lines) => (lines.length === 1 ? `Ligne ${lines[0]}` : `Lignes ${lines.join(', ')}`),
  isNew: 'nouveau',
  asItIs: 'déjà présent',
  changes: (members) => `déjà présent ; modifie : ${members.join(', ')}`,
  takesPlace: (name) => `remplace « ${name} », qui n’a pas de numéro`,
  members: {
    number: 'numéro',
    when: 'quand appeler',
    categories: 'catégories',
    areas: 'secteurs',
    hours: 'horaires',
    role: 'fonction partagée',
    note: 'note',
  },
  emergency: 'non ajouté : le numéro d’urgence a son propre champ',
  shares: (role) => `fonction partagée « ${role} »`,
  noNumber: 'sans numéro',
  unread: (cells) => `Laissé de côté : ${cells.join(' · ')}`,
  wrong: (place, count) =>
    `${place} : ${count} ${count < 2 ? 'champ' : 'champs'} à corriger avant d’enregistrer.`,
  take: (added, changed) => {
    if (changed === 0) return `Ajouter ${contacts(added)}`;
    if (added === 0) return `Modifier ${contacts(changed)}`;
    return `En ajouter ${added} et en modifier ${changed}`;
  },
  cancel: 'Annuler',
  taken: 'Contacts mis à jour',
} satisfies Translated<typeof english>;
