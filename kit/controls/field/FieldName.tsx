import classes from './Field.module.css';

/** A field's label with the star of a required one. The star is not in the accessible name. */
export const FieldName = ({
  label,
  required,
}: {
  label: string;
  required?: boolean | undefined;
}) => (
  <>
    {label}
    {required && <span className={classes.star} aria-hidden="true" />}
  </>
);
