import type { Site } from '../../domain/content/settings.ts';
import { PostalAddress } from '../shell/PostalAddress.tsx';
import './WayHere.css';

interface Props {
  site: Pick<Site, 'name' | 'address' | 'phones' | 'reservation_email' | 'transport' | 'location'> & {
    links: Pick<Site['links'], 'timetable'>;
  };
}

/** How to reach the centre: by letter, by phone and on the way. */
export function WayHere({ site }: Props) {
  const { phones, reservation_email, transport, location, links } = site;
  return (
    <div className="way-here stack">
      <div className="way-here-address">
        <PostalAddress site={site} />
      </div>
      <dl>
        {phones.map(({ label, number }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two phones may have one label, and nothing in them has a state
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>Rezervácie</dt>
          <dd>
            <a href={`mailto:${reservation_email}`}>{reservation_email}</a>
          </dd>
        </div>
      </dl>
      <h3>Hromadnou dopravou</h3>
      <p>
        Zastávka <strong>{transport.stop}</strong>
      </p>
      <dl className="way-here-lines">
        <Lines kind="bus" title="autobusy" lines={transport.buses} />
        <Lines kind="tram" title="električky" lines={transport.trams} />
      </dl>
      <div className="button-row">
        <NavigateMenu {...location} />
        <a className="button" href={links.timetable} target="_blank" rel="noopener">
          Cestovný poriadok<span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
          <span aria-hidden="true">↗</span>
        </a>
      </div>
    </div>
  );
}

function Lines({ kind, title, lines }: { kind: 'bus' | 'tram'; title: string; lines: readonly string[] }) {
  return (
    <div className={`way-here-${kind}`}>
      <dt>{title}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

/** Driving directions in the visitor's own map application: plain links, without consent and scripts. navigate-menu.ts closes it. */
function NavigateMenu({ lat, lng }: Site['location']) {
  return (
    <details className="navigate" data-navigate="">
      <summary className="button button--ink">Navigovať</summary>
      {/* The role brings back what list-style: none takes away in Safari. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list">
        {applications({ lat, lng }).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              {`${name} `}
              <span className="visually-hidden">(otvorí sa v&nbsp;novom okne)</span>
              <span aria-hidden="true">↗</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function applications({ lat, lng }: Site['location']) {
  return [
    {
      name: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}&travelmode=driving`,
    },
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${lat},${lng}&dirflg=d` },
    { name: 'Waze', href: `https://waze.com/ul?ll=${lat},${lng}&navigate=yes` },
    { name: 'Mapy.cz', href: `https://mapy.cz/fnc/v1/route?end=${lng},${lat}&routeType=car_fast&navigate=true` },
  ];
}
