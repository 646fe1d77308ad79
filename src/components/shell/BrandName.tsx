import { Fragment } from 'react';
import { brandLines } from '../../domain/words/brand-lines.ts';

interface Props {
  site: { name: string; short_name: string };
}

/** The name of the house as it stands beside its sign. */
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
