/** The three cards of the dashboard share one answer. */
export const SUMMARY_KEY = ['reservations', 'summary'] as const;
