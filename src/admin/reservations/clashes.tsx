import { Alert, Checkbox } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import { ClashError, type Occupant } from '../../api/admin-reservations.ts';
import { PlainList } from '../shared/layout.tsx';
import { useUser } from '../shell/contexts.ts';
import { KIND_WORDS, moreWords, occupantAddress, occupantTime } from './words.tsx';

interface Props {
  message: string;
  clashes: readonly Occupant[];
  override: boolean;
  onOverride: (override: boolean) => void;
  /** The message below the checkbox. */
  error?: string | null;
  checkboxRef?: Ref<HTMLInputElement>;
  noticeRef?: Ref<HTMLDivElement>;
}

/** The clashes of a reservation, with a checkbox for users who may override them. */
export function ClashNotice({ message, clashes, override, onOverride, error = null, checkboxRef, noticeRef }: Props) {
  const { permissions } = useUser();
  return (
    <Alert role="alert" color="red" icon={<TriangleAlert aria-hidden />} title={message} ref={noticeRef} tabIndex={-1}>
      {clashes.map((clash) => (
        <p key={`${clash.kind} ${clash.id} ${clash.start}`}>
          <Link to={occupantAddress(clash)} target="_blank">
            {clash.title}
          </Link>{' '}
          ({KIND_WORDS[clash.kind]}), {occupantTime(clash)}
        </p>
      ))}
      {permissions.includes('override_clashes') ? (
        <Checkbox
          mt="sm"
          label="Viem o&nbsp;tom, miestnosť napriek tomu prideliť. Zapíše sa, kto tak rozhodol."
          ref={checkboxRef}
          checked={override}
          error={error}
          aria-invalid={error !== null}
          onChange={(event) => onOverride(event.currentTarget.checked)}
        />
      ) : (
        <p>Obsadenú miestnosť môže prideliť len správca. Požiadajte ho o&nbsp;to, alebo zmeňte miestnosť či čas.</p>
      )}
    </Alert>
  );
}

const PLACE = ['room', 'date_from', 'time_from', 'date_until', 'time_until'] as const;

type Place = Readonly<Partial<Record<(typeof PLACE)[number], unknown>>>;

/**
 * The clash that a save has met, and whether the user overrides it. Both count only for the room and the time that were sent: other
 * values ask anew.
 * @param save its `variables` are the fields that were sent last
 * @param typed the fields as they would be sent now
 */
export function useClash(save: { error: Error | null; variables: Place | undefined }, typed: Place) {
  const [passed, setPassed] = useState<ClashError | null>(null);
  const isTheSame = PLACE.every((name) => save.variables?.[name] === typed[name]);
  const clash = save.error instanceof ClashError && isTheSame ? save.error : null;
  return {
    clash,
    override: clash !== null && passed === clash,
    setOverride: (override: boolean) => setPassed(override ? clash : null),
  };
}

/** The occupants of the same room and time as links, and the number of those that are not listed. */
export function OccupantList({ occupants, more }: { occupants: readonly Occupant[]; more: number }) {
  return (
    <PlainList gap="0.35rem">
      {occupants.map((other) => (
        <li key={`${other.kind} ${other.id} ${other.start}`}>
          <Link to={occupantAddress(other)}>{other.title}</Link> (
          {other.status === 'new' ? 'čaká na odpoveď' : KIND_WORDS[other.kind]}), {occupantTime(other)}
        </li>
      ))}
      {more > 0 && <li>{moreWords(more)}</li>}
    </PlainList>
  );
}
