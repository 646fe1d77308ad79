import { Button } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router';
import { findTwoFactor } from '../../api/profile.ts';

export const twoFactorQuery = queryOptions({ queryKey: ['profile', 'two-factor'], queryFn: findTwoFactor });

export function BackToProfile() {
  return (
    <Button variant="default" component={Link} to="/profile">
      Späť
    </Button>
  );
}
