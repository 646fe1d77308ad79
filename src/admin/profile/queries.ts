import { queryOptions } from '@tanstack/react-query';
import { findTwoFactor, listOwnSessions } from '../../api/profile.ts';

export const twoFactorQuery = queryOptions({ queryKey: ['profile', 'two-factor'], queryFn: findTwoFactor });

export const sessionsQuery = queryOptions({ queryKey: ['profile', 'sessions'], queryFn: listOwnSessions });
