import { knownLocation } from '../../domain/content/guesses.ts';
import type { Site } from '../../domain/content/settings.ts';
import { boxOffice, phoneLink } from '../../domain/words/contact.ts';
import { EmailText } from '../EmailText.tsx';
import { PostalAddress } from '../shell/PostalAddress.tsx';
import { NavigateMenu } from './NavigateMenu.tsx';
import './WayHere.css';

interface Props {
  site: Omit<Site, 'founded_year' | 'payment' | 'registration' | 'pictures'>;
}

export function WayHere({ site }: Props) {
  const { phones, email, reservation_email, press_email, transport, parking, links } = site;
  const location = knownLocation(site);
  const office = boxOffice(site);
  const hasOffice = phones.some(({ number }) => number === office.number);
  const hasTimetable = links.timetable !== undefined && links.timetable !== '';
  const mails = [
    { label: 'E-mail', address: email },
    ...(reservation_email === email ? [] : [{ label: 'Rezervácie', address: reservation_email }]),
    ...(press_email === undefined ? [] : [{ label: 'Pre médiá', address: press_email }]),
  ];
  return (
    <div className="way-here stack">
      <div className="way-here-address">
        <PostalAddress site={site} />
      </div>
      <dl>
        {(hasOffice ? phones : [office, ...phones]).map(({ label, number }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two phones may have one label, and nothing in them has a state
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <a href={phoneLink(number)}>{number}</a>
            </dd>
          </div>
        ))}
        {mails.map(({ label, address }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={`mailto:${address}`}>
                <EmailText email={address} />
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {transport !== undefined && (
        <>
          <h3>Hromadnou dopravou</h3>
          <p>
            Zastávka <strong>{transport.stop}</strong>
          </p>
          {transport.buses.length + transport.trams.length > 0 && (
            <dl className="way-here-lines">
              <Lines kind="bus" title="autobusy" lines={transport.buses} />
              <Lines kind="tram" title="električky" lines={transport.trams} />
            </dl>
          )}
        </>
      )}
      {parking !== undefined && (
        <>
          <h3>Autom</h3>
          <p>{parking}</p>
        </>
      )}
      {(location !== null || hasTimetable) && (
        <div className="button-row">
          {location !== null && <NavigateMenu {...location} />}
          {hasTimetable && (
            <a className="button" href={links.timetable} target="_blank" rel="noopener">
              Cestovný poriadok<span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
              <span aria-hidden="true">↗</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}

function Lines({ kind, title, lines }: { kind: 'bus' | 'tram'; title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={`way-here-${kind}`}>
      <dt>{title}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
