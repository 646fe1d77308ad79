import type { TeamMember } from '../../domain/content/settings.ts';
import { phoneLink } from '../../domain/words/contact.ts';
import { EmailText } from '../EmailText.tsx';
import { StoragePicture } from '../StoragePicture.tsx';
import './TeamList.css';

export function TeamList({ members }: { members: readonly TeamMember[] }) {
  return (
    <div className="team-list">
      {/* Safari drops the role of lists without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list">
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing in them has a state
          <li key={index}>
            <Member {...member} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Member({ name, role, phone, email, image }: TeamMember) {
  return (
    <>
      {image !== undefined && <StoragePicture {...image} sizes="(min-width: 40rem) 30vw, 7rem" fallback="about" />}
      <h3>{name}</h3>
      <p>{role}</p>
      <p>
        <a href={phoneLink(phone)}>{phone}</a>
        {email !== undefined && (
          <>
            <br />
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </>
        )}
      </p>
    </>
  );
}
