import { Alert, Checkbox } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { Occupant } from '../../../api/admin-reservations.ts';
import { useUser } from '../../shell/contexts.ts';
import { KIND_WORDS, occupantAddress, occupantTime } from '../words.ts';

interface Props {
  message: string;
  clashes: readonly Occupant[];
  override: boolean;
  onOverride: (override: boolean) => void;
  /** What is wrong with not going past it. */
  error?: string | null;
  /** Of the checkbox. */
  checkboxRef?: Ref<HTMLInputElement>;
  /** Of the notice as a whole, which can have the focus. */
  noticeRef?: Ref<HTMLDivElement>;
}

/** What is in the way, and for administrators the way past it. */
export function ClashNotice({ message, clashes, override, onOverride, error = null, checkboxRef, noticeRef }: Props) {
  const { permissions } = useUser();
  return (
    <Alert
      role="alert"
      color="red"
      variant="outline"
      icon={<TriangleAlert aria-hidden />}
      title={message}
      ref={noticeRef}
      tabIndex={-1}
    >
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
