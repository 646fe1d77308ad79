import type { Partner } from '../../domain/content/settings.ts';
import './PartnerLogo.css';

export function PartnerLogo({ partner }: { partner: Partner }) {
  return (
    <a className="partner-logo" href={partner.url} target="_blank" rel="noopener">
      <img
        src={`/storage/${partner.logo}`}
        alt=""
        width={partner.width}
        height={partner.height}
        loading="lazy"
        decoding="async"
        data-fallback-icon=""
      />
      <span className="partner-logo-name">
        {partner.name}
        <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
      </span>
    </a>
  );
}
