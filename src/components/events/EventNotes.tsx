import { forAges, inLanguage } from '../../domain/events/audience-words.ts';
import type { CardEvent } from '../../domain/events/card-event.ts';
import { ACCESS_WORDS } from '../../domain/events/event-access.ts';
import { Signed, type SignName } from './Sign.tsx';

interface Props {
  event: Pick<CardEvent, 'age_from' | 'age_to' | 'language' | 'access'>;
}

export function EventNotes({ event }: Props) {
  const notes: readonly [SignName, string | null][] = [
    ['ages', forAges(event)],
    ['language', inLanguage(event)],
    ...(event.access ?? []).map((feature) => [feature, ACCESS_WORDS[feature]] as [SignName, string]),
  ];
  const known = notes.filter(([, words]) => words !== null);
  if (known.length === 0) return null;
  return (
    <p className="event-card-notes signs">
      {known.map(([name, words]) => (
        <Signed key={name} name={name}>
          {words}
        </Signed>
      ))}
    </p>
  );
}
