import type { ComponentProps } from 'react';
import type { Site } from '../../domain/content/settings.ts';
import { areHoursKnown, HOURS_PLACE_NAMES, type Hours, placesWithHours } from '../../domain/hours/opening-hours.ts';
import type { Look } from '../../domain/kinds/look.ts';
import { boxOffice, phoneLink, reservationPhone } from '../../domain/words/contact.ts';
import { EmailText } from '../EmailText.tsx';
import { TodaysHours } from '../hours/TodaysHours.tsx';
import { TilePattern } from '../shapes/TilePattern.tsx';
import { BrandName, LogoMark } from './Brand.tsx';
import { PostalAddress } from './PostalAddress.tsx';
import './Footer.css';

interface Props {
  site: Omit<Site, 'founded_year' | 'location' | 'transport' | 'payment' | 'registration' | 'pictures'>;
  logo: Look['logo'];
  year: string;
  hours?: Hours;
  hasTeam?: boolean;
}

export function Footer({ site, logo, year, hours, hasTeam = true }: Props) {
  const phone = reservationPhone(site);
  const office = boxOffice(site);
  return (
    <footer id="pata" className="site-footer">
      <div className="site-footer-frame">
        <TilePattern className="footer-pattern" seed={1964} columns={24} rows={1} />
        <div className="wrap site-footer-columns">
          <div className="site-footer-house">
            <p className="site-footer-brand display">
              <LogoMark logo={logo} />
              <BrandName site={site} />
            </p>
            <PostalAddress site={site} />
            {hours !== undefined && areHoursKnown(hours) && <OpeningHours hours={hours} />}
            <div>
              {site.organisation_id !== undefined && <p>IČO {site.organisation_id}</p>}
              {site.founder !== undefined && <p>Zriaďovateľ: {site.founder}</p>}
            </div>
          </div>
          <nav aria-labelledby="pata-dom">
            <h2 id="pata-dom">Dom</h2>
            {/* Here and below: Safari drops the role of lists without markers. */}
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <Item href="/about">O nás</Item>
              {hasTeam && <Item href="/about#nas-tim">Náš tím</Item>}
              <Item href="/contact#priestory">Priestory</Item>
              <Item href={site.links.district_office} rel="noopener">
                {site.district_office_label ?? 'Web zriaďovateľa'}
              </Item>
              <Item href="/rss.xml" data-astro-reload="">
                Podujatia cez RSS
              </Item>
            </ul>
          </nav>
          <div>
            <h2>Kontakt</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <Item href="/contact#ako-k-nam">Kontakt a&nbsp;cesta k&nbsp;nám</Item>
              <li>
                <span>{office.label}:</span> <a href={phoneLink(office.number)}>{office.number}</a>
              </li>
              <Item href={`mailto:${site.email}`}>
                <EmailText email={site.email} />
              </Item>
              {site.press_email !== undefined && (
                <li>
                  <span>Pre médiá:</span>{' '}
                  <a href={`mailto:${site.press_email}`}>
                    <EmailText email={site.press_email} />
                  </a>
                </li>
              )}
            </ul>
          </div>
          <div>
            <h2>Rezervácie</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <Item href={`mailto:${site.reservation_email}`}>
                <EmailText email={site.reservation_email} />
              </Item>
              <Item href={phoneLink(phone)}>{phone}</Item>
            </ul>
            <Profiles links={site.links} />
          </div>
          <nav aria-labelledby="pata-pravne">
            <h2 id="pata-pravne">Právne</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <Item href="/accessibility">Vyhlásenie o&nbsp;prístupnosti</Item>
              <Item href="/privacy">Ochrana osobných údajov</Item>
              <Item href={site.links.data_protection} rel="noopener">
                Osobné údaje na úrade
              </Item>
              <Item href="/cookies">Cookies</Item>
              <li>
                <button className="needs-script" type="button" data-open-consent="">
                  Nastavenia cookies
                </button>
              </li>
              <Item href="/podmienky-pouzitia">Podmienky používania</Item>
            </ul>
          </nav>
        </div>
        <div className="wrap site-footer-base">
          <p>
            © <span data-current-year="">{year}</span> {site.name}
          </p>
          <Responsible task="Správca obsahu" {...site.content_manager} />
          <Responsible task="Technický prevádzkovateľ" {...site.technical_operator} />
          <p>
            <a href="/login" data-astro-reload="">
              Prihlásenie pre zamestnancov
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

/** None without an address. */
function Item({ href, children, ...link }: ComponentProps<'a'>) {
  if (!href) return null;
  return (
    <li>
      <a href={href} {...link}>
        {children}
      </a>
    </li>
  );
}

function OpeningHours({ hours }: { hours: Hours }) {
  return (
    <div className="site-footer-hours">
      <h2>
        <a href="/contact#otvaracie-hodiny">Otváracie hodiny</a>
      </h2>
      {placesWithHours(hours).map((place) => (
        <p key={place}>
          {HOURS_PLACE_NAMES[place]}: <TodaysHours hours={hours} place={place} withTomorrow />
        </p>
      ))}
    </div>
  );
}

function Profiles({ links: { facebook, instagram } }: { links: Pick<Site['links'], 'facebook' | 'instagram'> }) {
  if (!facebook && !instagram) return null;
  return (
    <>
      <h2 className="site-footer-later">Sledujte nás</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list">
        <Item href={facebook} rel="noopener">
          Facebook
        </Item>
        <Item href={instagram} rel="noopener">
          Instagram
        </Item>
      </ul>
    </>
  );
}

function Responsible({ task, name, email }: { task: string; name: string; email: string }) {
  return (
    <p>
      {`${task}: ${name}, `}
      <a href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
    </p>
  );
}
