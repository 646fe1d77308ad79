import './NavigateMenu.css';

interface Place {
  lat: number;
  lng: number;
}

export function NavigateMenu({ lat, lng }: Place) {
  return (
    <details className="navigate" data-navigate="">
      <summary className="button button--ink">Navigovať</summary>
      {/* Safari drops the role of lists without markers. */}
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

function applications({ lat, lng }: Place) {
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
