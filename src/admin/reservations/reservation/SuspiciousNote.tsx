import { Alert, Button, Group } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useJudgement } from '../use-judgement.ts';

/** In place of decisions about a request that came over the limits of the form. */
export function SuspiciousNote({ id }: { id: string }) {
  const navigate = useNavigate();
  const { isPending, judge } = useJudgement((action) => {
    if (action === 'remove') void navigate('/reservations/suspicious');
  });
  return (
    <Alert color="yellow" variant="outline" icon={<TriangleAlert aria-hidden />} title="Podozrivá žiadosť">
      <p>Prišla, keď ich bolo nezvyčajne veľa. Nikomu sme o&nbsp;nej nenapísali a&nbsp;po 30&nbsp;dňoch zmizne.</p>
      <Group>
        <Button loading={isPending} onClick={() => judge([id], 'accept')}>
          Prijať medzi nové
        </Button>
        <Button variant="default" loading={isPending} onClick={() => judge([id], 'remove')}>
          Odstrániť
        </Button>
      </Group>
    </Alert>
  );
}
