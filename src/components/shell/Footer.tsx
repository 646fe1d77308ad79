import type { Site } from '../../domain/content/settings.ts';
import { reservationPhone } from '../../domain/reservations/rental-rules.ts';
import { EmailText } from '../EmailText.tsx';
import { TilePattern } from '../shapes/TilePattern.tsx';
import { BrandName } from './BrandName.tsx';
import { LogoMark } from './LogoMark.tsx';
import { PostalAddress } from './PostalAddress.tsx';
import './Footer.css';

interface Props {
  site: Pick<
    Site,
    | 'name'
    | 'short_name'
    | 'address'
    | 'phones'
    | 'reservation_email'
    | 'reservation_phone'
    | 'links'
    | 'content_manager'
    | 'technical_operator'
  >;
  /** Of the copyright, four digits; on pages the visitor's own, once scripts run. */
  year: string;
}

/** The end of every public page. Its scripts are in SiteFooter.astro. */
export function Footer({ site, year }: Props) {
  const phone = reservationPhone(site);
  return (
    <footer className="site-footer">
      <div className="site-footer-frame">
        <TilePattern className="footer-pattern" seed={1964} columns={24} rows={1} />
        <div className="wrap site-footer-columns">
          <div className="site-footer-house">
            <p className="site-footer-brand display">
              <LogoMark />
              <BrandName site={site} />
            </p>
            <PostalAddress site={site} />
          </div>
          <nav aria-labelledby="pata-dom">
            <h2 id="pata-dom">Dom</h2>
            {/* Here and below, the role brings back what list-style: none takes away in Safari. */}
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <li>
                <a href="/about">O nás</a>
              </li>
              <li>
                <a href="/about#nas-tim">Náš tím</a>
              </li>
              <li>
                <a href="/contact#priestory">Priestory</a>
              </li>
              <li>
                <a href={site.links.district_office} rel="noopener">
                  Miestny úrad
                </a>
              </li>
              <li>
                <a href="/rss.xml" data-astro-reload="">
                  Podujatia cez RSS
                </a>
              </li>
            </ul>
          </nav>
          <div>
            <h2>Rezervácie</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <li>
                <a href={`mailto:${site.reservation_email}`}>
                  <EmailText email={site.reservation_email} />
                </a>
              </li>
              <li>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </li>
            </ul>
            <h2 className="site-footer-later">Sledujte nás</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <li>
                <a href={site.links.facebook} rel="noopener">
                  Facebook
                </a>
              </li>
              <li>
                <a href={site.links.instagram} rel="noopener">
                  Instagram
                </a>
              </li>
            </ul>
          </div>
          <nav aria-labelledby="pata-pravne">
            <h2 id="pata-pravne">Právne</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list">
              <li>
                <a href="/accessibility">Vyhlásenie o&nbsp;prístupnosti</a>
              </li>
              <li>
                <a href="/privacy">Ochrana osobných údajov</a>
              </li>
              <li>
                <a href={site.links.data_protection} rel="noopener">
                  Ochrana osobných údajov mestskej časti
                </a>
              </li>
              <li>
                <a href="/cookies">Cookies</a>
              </li>
              <li>
                <button className="needs-script" type="button" data-open-consent="">
                  Nastavenia cookies
                </button>
              </li>
              <li>
                <a href="/podmienky-pouzitia">Podmienky používania</a>
              </li>
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
