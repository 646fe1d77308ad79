import { Button } from '@mantine/core';
import { Link } from 'react-router';

export function BackToProfile() {
  return (
    <Button variant="default" component={Link} to="/profile">
      Späť
    </Button>
  );
}
