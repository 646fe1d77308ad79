import { Fragment } from 'react';
import type { Site } from '../../domain/content/settings.ts';

type Named = Pick<Site, 'name' | 'short_name'>;

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

export function brandLines({ name, short_name }: Named): string[] {
  const kind = name.endsWith(` ${short_name}`) ? name.slice(0, -short_name.length).trim() : '';
  return kind === '' ? [name] : [kind, short_name];
}
