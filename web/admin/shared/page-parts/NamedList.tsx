import { useId, type ComponentProps } from 'react';

/** A list with a name that only screen readers read (LOOK-12). */
export const NamedList = ({ name, ...list }: ComponentProps<'ul'> & { name: string }) => {
  const id = useId();
  return (
    <>
      <p id={id} hidden>
        {name}
      </p>
      <ul {...list} aria-labelledby={id} />
    </>
  );
};
