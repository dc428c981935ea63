import { useId, type ComponentProps } from 'react';

/** A list named by words of the page, which only screen readers read (LOOK-12). */
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
