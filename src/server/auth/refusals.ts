/** Whoever calls is nobody, or no longer somebody. */
export const SIGN_IN = 'Prihláste sa, prosím.';

/** The screen leads to the verification notice when it reads this (SPEC 5, 7). */
export const NOT_VERIFIED = 'not-verified';

/** The screen asks for a new password when it reads this. */
export const CHANGE_PASSWORD = 'password-change-required';

/** The screen asks for the password when it reads this. */
export const NOT_CONFIRMED = 'password-confirmation-required';
