import type { Site } from '../../domain/content/settings.ts';
import { ACCESS_WORDS, type AccessFeature } from '../../domain/events/event-access.ts';
import { boxOffice, phoneLink } from '../../domain/words/contact.ts';
import { EmailText } from '../EmailText.tsx';
import { Signed } from '../events/Sign.tsx';
import './HouseAccess.css';

interface Props {
  site: Pick<Site, 'step_free' | 'phones' | 'box_office_phone' | 'email'>;
  /** `access` is left out when nobody has said. */
  rooms: readonly { id: string; name: string; access?: readonly AccessFeature[] | undefined }[];
}

export function HouseAccess({ site, rooms }: Props) {
  const office = boxOffice(site);
  const isKnown = site.step_free !== undefined || rooms.some(({ access }) => access !== undefined);
  return (
    <>
      {site.step_free !== undefined && <p className="house-access-way">{site.step_free}</p>}
      {isKnown && (
        <dl className="house-access">
          {rooms.map(({ id, name, access }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd className="signs">
                {access === undefined && 'nevieme, opýtajte sa nás'}
                {access?.length === 0 && 'bez osobitných úprav'}
                {access?.map((feature) => (
                  <Signed key={feature} name={feature}>
                    {ACCESS_WORDS[feature]}
                  </Signed>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {isKnown ? 'Potrebujete niečo, čo tu nie je?' : 'Bezbariérový vstup, miesto pre vozík, pomoc na schodoch?'}{' '}
        Povedzte nám vopred, pripravíme sa:{' '}
        {office.number !== '' && (
          <>
            <a href={phoneLink(office.number)}>{office.number}</a> alebo{' '}
          </>
        )}
        <a href={`mailto:${site.email}`}>
          <EmailText email={site.email} />
        </a>
      </p>
    </>
  );
}
