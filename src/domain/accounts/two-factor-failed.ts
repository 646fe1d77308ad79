/** The message of every refusal of the second step of a sign-in. Why it was refused stands beside it, as `reason` in Slovak. */
export const TWO_FACTOR_FAILED = '2FA verification failed';
