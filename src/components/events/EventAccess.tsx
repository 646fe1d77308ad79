import type { Site } from '../../domain/content/settings.ts';
import { ACCESS_WORDS } from '../../domain/events/event-access.ts';
import type { PublishedEvent } from '../../domain/events/published-event.ts';
import { boxOffice, phoneLink } from '../../domain/words/contact.ts';
import { Signed } from './Sign.tsx';

export type EventHouse = Pick<Site, 'name'> & Partial<Pick<Site, 'phones' | 'box_office_phone' | 'step_free'>>;

interface Props {
  event: Pick<PublishedEvent, 'access'>;
  house: EventHouse;
  isHouse: boolean;
}

export function EventAccess({ event: { access }, house, isHouse }: Props) {
  return (
    <>
      {access !== null && access.length > 0 ? (
        <span className="signs">
          {access.map((feature) => (
            <Signed key={feature} name={feature}>
              {ACCESS_WORDS[feature]}
            </Signed>
          ))}
        </span>
      ) : (
        <AskUs isKnown={access !== null} house={house} />
      )}
      {isHouse && house.step_free !== undefined && <span className="event-article-was">{house.step_free}</span>}
      {isHouse && (
        <a className="more-link" href="/contact#pristupnost">
          Prístupnosť domu
        </a>
      )}
    </>
  );
}

function AskUs({ isKnown, house: { phones = [], ...house } }: { isKnown: boolean; house: EventHouse }) {
  const { number } = boxOffice({ ...house, phones });
  return (
    <>
      {isKnown ? 'bez osobitných úprav, radi poradíme: ' : 'nevieme, radi ju pre vás zistíme: '}
      {number === '' ? <a href="/contact#ako-k-nam">kontakt</a> : <a href={phoneLink(number)}>{number}</a>}
    </>
  );
}
