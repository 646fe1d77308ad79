import { Alert, Checkbox } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Occupant } from '../../../api/admin-reservations.ts';
import { useUser } from '../../session/user-context.ts';
import { KIND_WORDS, occupantAddress, occupantTime } from '../words.ts';

interface Props {
  message: string;
  clash: Occupant;
  override: boolean;
  onOverride: (override: boolean) => void;
}

/** What is in the way, and for administrators the way past it. */
export function ClashNotice({ message, clash, override, onOverride }: Props) {
  const { permissions } = useUser();
  return (
    <Alert role="alert" color="red" variant="outline" icon={<TriangleAlert aria-hidden />} title={message}>
      <p>
        <Link to={occupantAddress(clash)} target="_blank">
          {clash.title}
        </Link>{' '}
        ({KIND_WORDS[clash.kind]}), {occupantTime(clash)}
      </p>
      {permissions.includes('override_clashes') ? (
        <Checkbox
          mt="sm"
          label="Viem o&nbsp;tom, miestnosť napriek tomu prideliť. Zapíše sa, kto tak rozhodol."
          checked={override}
          onChange={(event) => onOverride(event.currentTarget.checked)}
        />
      ) : (
        <p>Obsadenú miestnosť môže prideliť len správca.</p>
      )}
    </Alert>
  );
}
