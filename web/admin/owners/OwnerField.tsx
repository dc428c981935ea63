import { ownerMessages } from './messages.ts';
import { NOBODY } from './owner-choices.ts';
import { OwnerDropdown } from './OwnerDropdown.tsx';

const words = ownerMessages;

interface OwnerFieldProps {
  /** The id of the owner. */
  owner: string | null | undefined;
  onChange: (owner: string | null) => void;
}

/** Who keeps an issue current, or nobody (EDITOR-48). */
export const OwnerField = ({ owner, onChange }: OwnerFieldProps) => (
  <OwnerDropdown
    label={words.owner}
    hint={words.ownerHint}
    kept={owner}
    value={owner ?? NOBODY}
    onChange={(next) => onChange(next === NOBODY ? null : next)}
  />
);
