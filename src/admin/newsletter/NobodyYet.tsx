import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';

export function NobodyYet() {
  return (
    <Alert role="status" mb="lg" color="yellow" title="Prehľad zatiaľ nikto neodoberá">
      Pripraviť ho môžete, odoslať pôjde, až keď bude komu. Ľudí pridáte v&nbsp;časti{' '}
      <Anchor component={Link} to="/newsletter/subscribers" c="inherit" underline="always">
        Odberatelia
      </Anchor>
      .
    </Alert>
  );
}
