import type { ReactNode } from 'react';
import type { Room } from '../../domain/content/rooms.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { RoomPlan } from './RoomPlan.tsx';
import './RoomCard.css';

interface Props {
  room: Omit<Room, 'label' | 'images'>;
  /** Its pictures, which the page brings to life and a preview does not. */
  children: ReactNode;
}

/** A room for hire. choose-room.ts says what a click does. */
export function RoomCard({ room, children }: Props) {
  const [numeral = '', ...unit] = room.capacity_label.split(' ');
  const hasNumeral = /\d/.test(numeral);
  return (
    <article className="room-card" data-room-card="">
      {children}
      <div className="room-card-numbers">
        {hasNumeral ? (
          <p>
            <span className="display">{numeral}</span>
            {unit.join(' ')}
          </p>
        ) : (
          <p className="room-card-by-agreement">{room.capacity_label}</p>
        )}
        <RoomPlan seats={room.capacity_max} />
      </div>
      <h3>{room.name}</h3>
      <p>{keepTogether(room.description)}</p>
      {/* The role brings back what list-style: none takes away in Safari. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list">
        <li>{room.area_m2} m²</li>
        {room.features.map((feature) => (
          <li key={feature}>{keepTogether(feature)}</li>
        ))}
      </ul>
      <a className="button" href="#reservation-form" data-choose-room={room.id}>
        Rezervovať<span className="visually-hidden">: {room.name}</span>
      </a>
    </article>
  );
}
