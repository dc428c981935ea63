import { Fragment } from 'react';

/** A text with an address, which breaks behind the marks in it if a line is too short. */
export const Address = ({ text }: { text: string }) =>
  text.split(/(?<=[/.:@?&=_-])/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
