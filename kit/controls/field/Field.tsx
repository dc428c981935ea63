import { useId, type ReactNode } from 'react';
import hidden from '../../base/hidden.module.css';
import { FieldName } from './FieldName.tsx';
import { FieldNotes, describedBy, type Notes } from './FieldNotes.tsx';
import classes from './Field.module.css';

export interface FieldProps extends Omit<Notes, 'counter'> {
  label: string;
  /** The label is read out but not seen. */
  hideLabel?: boolean | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface Props extends FieldProps {
  counter?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Label, control, hint and error, joined by ids. */
export const Field = ({ label, hideLabel, required, id, children, ...notes }: Props) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classes.field}>
      <label htmlFor={controlId} className={hideLabel ? hidden.hidden : classes.label}>
        <FieldName label={label} required={required} />
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy(controlId, notes),
        'aria-invalid': Boolean(notes.error) || undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes id={controlId} {...notes} />
    </div>
  );
};
