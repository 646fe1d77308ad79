import type { PublishedEvent } from '../../domain/events/published-event.ts';

const NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
  website: 'Web podujatia',
} as const;

interface Props {
  links: PublishedEvent['social_links'];
}

/** Where an event is elsewhere on the web; nothing when nowhere. */
export function SocialLinks({ links }: Props) {
  const entries = (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((platform) => {
    const href = links[platform];
    return href === undefined ? [] : [{ platform, href }];
  });
  if (entries.length === 0) return null;
  return (
    // The role brings back what Safari takes from lists without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className="social-links" aria-label="Podujatie na sociálnych sieťach">
      {entries.map(({ platform, href }) => (
        <li key={platform}>
          <a className="more-link" href={href} target="_blank" rel="noopener">
            {NAMES[platform]}
            <span className="visually-hidden"> (otvorí sa v&nbsp;novom okne)</span>
            <span aria-hidden="true">&nbsp;↗</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
