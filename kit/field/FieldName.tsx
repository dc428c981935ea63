import classes from './Field.module.css';

interface FieldNameProps {
  label: string;
  required?: boolean | undefined;
}

/** A field's name with its star. The star is no part of the accessible name. */
export const FieldName = ({ label, required }: FieldNameProps) => (
  <>
    {label}
    {required && <span className={classes.star} aria-hidden="true" />}
  </>
);
