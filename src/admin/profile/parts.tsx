import { queryOptions } from '@tanstack/react-query';
import { findTwoFactor } from '../../api/profile.ts';
import { LinkButton } from '../shared/buttons.tsx';

export const twoFactorQuery = queryOptions({ queryKey: ['profile', 'two-factor'], queryFn: findTwoFactor });

export function BackToProfile() {
  return <LinkButton to="/profile">Späť</LinkButton>;
}
