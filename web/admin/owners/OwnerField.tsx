import type { Person } from '#core/person.ts';
import { Dropdown } from '#kit/dropdown/Dropdown.tsx';
import { ownerMessages } from './messages.ts';
import { NOBODY, ownerChoices } from './owner-choices.ts';

const words = ownerMessages;

interface OwnerFieldProps {
  /** The id of the owner. */
  owner: string | null | undefined;
  onChange: (owner: string | null) => void;
  /** Undefined while they are not known. */
  people: readonly Person[] | undefined;
  hasFailed?: boolean | undefined;
}

/** Who keeps an issue current, or nobody (EDITOR-48). */
export const OwnerField = ({ owner, onChange, people, hasFailed = false }: OwnerFieldProps) => (
  <Dropdown
    label={words.owner}
    hint={hasFailed ? words.peopleFailed : words.ownerHint}
    options={ownerChoices(people ?? [], owner)}
    value={owner ?? NOBODY}
    onChange={(next) => onChange(next === NOBODY ? null : next)}
    disabled={people === undefined}
  />
);
