import { Fragment } from 'react';
import type { Site } from '../../domain/content/settings.ts';
import { logoUrl } from '../../domain/galleries/picture-source.ts';
import type { Look } from '../../domain/kinds/look.ts';

const HEIGHT = 48;
const MAX_WIDTH = 144;

export function LogoMark({ logo }: { logo: Look['logo'] }) {
  if (logo !== undefined) {
    const width = Math.min(MAX_WIDTH, Math.round((HEIGHT * logo.width) / logo.height));
    return <img className="logo-mark" src={logoUrl(logo.image_path)} alt="" width={width} height={HEIGHT} />;
  }
  return (
    <svg className="logo-mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path className="fill-red" d="M0 0h48v48H0z" />
      <path className="fill-ink" d="M0 0h24a24 24 0 0 1-24 24z" />
      <circle className="fill-mustard" cx="16" cy="16" r="9" />
      <path className="fill-ink" d="M48 48H24a24 24 0 0 1 24-24z" />
    </svg>
  );
}

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
