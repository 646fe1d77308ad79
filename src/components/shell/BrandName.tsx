import { Fragment } from 'react';
import type { Site } from '../../domain/content/settings.ts';

type Named = Pick<Site, 'name' | 'short_name'>;

/** The name of the centre, shown beside its logo. */
export function BrandName({ site }: { site: Named }) {
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

/** The name of the centre in the lines beside its logo: a short name at its end has a line of its own. */
export function brandLines({ name, short_name }: Named): string[] {
  const kind = name.endsWith(` ${short_name}`) ? name.slice(0, -short_name.length).trim() : '';
  return kind === '' ? [name] : [kind, short_name];
}
