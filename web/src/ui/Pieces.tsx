import { Fragment } from 'react';

/** A text that breaks between its pieces, which end with a comma or a dot: a time or an amount stays whole. */
export function Pieces({ text }: { text: string }) {
  return text.split(/(?<=[,·]) /).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {/* Not nowrap: a piece wider than the line must still wrap. */}
      <span className="inline-block max-w-full">{piece}</span>
    </Fragment>
  ));
}
