import type { ReactNode } from 'react';
import type { FlagshipEvent } from '../../domain/content/settings.ts';
import './FlagshipCard.css';

interface Props {
  event: Pick<FlagshipEvent, 'name' | 'season' | 'description'>;
  children: ReactNode;
}

export function FlagshipCard({ event: { name, season, description }, children }: Props) {
  return (
    <div className="flagship-card">
      <div>
        <div className="flagship-card-pictures">{children}</div>
        <p className="flagship-card-season">{season}</p>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
    </div>
  );
}
