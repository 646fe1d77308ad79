/** For every refusal of the second step; `reason` says why, in Slovak. */
export const TWO_FACTOR_FAILED = '2FA verification failed';
