import { Fragment } from 'react';

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

/** The name of the centre in the lines beside its logo: a short name at its end has a line of its own. */
export function brandLines({ name, short_name }: { name: string; short_name: string }): string[] {
  const kind = name.endsWith(` ${short_name}`) ? name.slice(0, -short_name.length).trim() : '';
  return kind === '' ? [name] : [kind, short_name];
}
