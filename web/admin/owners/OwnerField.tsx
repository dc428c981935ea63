import { ownerMessages } from './messages.ts';
import { NOBODY } from './owner-choices.ts';
import { OwnerDropdown } from './OwnerDropdown.tsx';
import type { Choosable } from './use-choosable.ts';

const words = ownerMessages;

interface OwnerFieldProps {
  /** The id of the owner. */
  owner: string | null | undefined;
  onChange: (owner: string | null) => void;
  among: Choosable;
}

/** Who keeps an issue current, or nobody (EDITOR-48). */
export const OwnerField = ({ owner, onChange, among }: OwnerFieldProps) => (
  <OwnerDropdown
    label={words.owner}
    hint={words.ownerHint}
    among={among}
    kept={owner}
    value={owner ?? NOBODY}
    onChange={(next) => onChange(next === NOBODY ? null : next)}
    disabled={among.people === undefined}
  />
);
