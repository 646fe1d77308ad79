import type { ReactNode } from 'react';
import type { Room } from '../../domain/content/rooms.ts';
import './RoomCard.css';

const AREA = new Intl.NumberFormat('sk', { maximumFractionDigits: 2 });

interface Props {
  room: Omit<Room, 'label' | 'images'>;
  children: ReactNode;
}

export function RoomCard({ room, children }: Props) {
  const [numeral = '', ...unit] = room.capacity_label.split(' ');
  const hasNumeral = /\d/.test(numeral);
  return (
    <article className="room-card" data-room-card="">
      <div>
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
        <p>{room.description}</p>
        {/* Safari drops the role of lists without markers. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ul role="list">
          <li>{AREA.format(room.area_m2)}&nbsp;m²</li>
          {room.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a className="button" href="#reservation-form" data-choose-room={room.id}>
          Rezervovať<span className="visually-hidden">: {room.name}</span>
        </a>
      </div>
    </article>
  );
}

const PER_ROW = 16;
const MOST_ROWS = 8;

/** `seats` is null when their number is by agreement. */
function RoomPlan({ seats }: { seats: number | null }) {
  return (
    <svg className="room-plan" viewBox="0 0 160 110" aria-hidden="true">
      <path className="room-plan-outline" d="M1 1h158v108H1z" />
      {seats === null ? (
        <>
          <path className="fill-mustard" d="M1 1h40a40 40 0 0 1-40 40z" />
          <circle className="fill-red" cx="80" cy="58" r="9" />
          <circle className="fill-red" cx="118" cy="40" r="9" />
          <circle className="fill-red" cx="118" cy="80" r="9" />
          <circle className="fill-red" cx="44" cy="80" r="9" />
        </>
      ) : (
        <>
          <path className="fill-red" d="M44 1h72a36 22 0 0 1-72 0z" />
          {seatPlaces(seats).map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="fill-ink" cx={x} cy={y} r="2.6" />
          ))}
        </>
      )}
    </svg>
  );
}

/** One for two people, up to a full room. */
function seatPlaces(seats: number): { x: number; y: number }[] {
  return Array.from({ length: Math.min(Math.round(seats / 2), PER_ROW * MOST_ROWS) }, (_, index) => ({
    x: 12 + (index % PER_ROW) * 9,
    y: 34 + Math.floor(index / PER_ROW) * 9,
  }));
}
