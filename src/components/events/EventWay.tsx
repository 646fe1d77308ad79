import type { Site } from '../../domain/content/settings.ts';
import { boxOffice, formatAddress, phoneLink, stopInWords } from '../../domain/words/contact.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import type { EventPlace } from '../../feeds/event-place.ts';
import { NavigateMenu } from '../contact/NavigateMenu.tsx';
import './EventWay.css';

interface Props {
  place: EventPlace;
  site: Site;
}

export function EventWay({ place, site }: Props) {
  const { transport, parking } = site;
  const office = boxOffice(site);
  const facts = [
    { name: 'Zastávka', text: transport && stopInWords(transport) },
    { name: 'Parkovanie', text: parking },
  ];
  return (
    <div className="event-way">
      <p className="event-way-address">
        {keepTogether(place.isHouse ? `${site.name}, ${formatAddress(site.address)}` : place.name)}
      </p>
      <dl>
        {facts.map(
          ({ name, text }) =>
            place.isHouse &&
            text !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{office.label}</dt>
          <dd>
            <a href={phoneLink(office.number)}>{office.number}</a>
          </dd>
        </div>
      </dl>
      <div className="button-row">
        {place.point !== null && <NavigateMenu {...place.point} />}
        {place.isHouse && (
          <a className="more-link" href="/contact#ako-k-nam">
            Kontakt a&nbsp;cesta k&nbsp;nám
          </a>
        )}
      </div>
    </div>
  );
}
