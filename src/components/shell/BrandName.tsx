import { Fragment } from 'react';
import { brandLines } from '../../domain/words/contact.ts';

interface Props {
  site: { name: string; short_name: string };
}

/** The name of the centre, shown beside its logo. */
export function BrandName({ site }: Props) {
  return (
    <span>
      {brandLines(site).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
