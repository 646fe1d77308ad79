/** The cards of the dashboard and the list share one answer. */
export const SUMMARY_KEY = ['reservations', 'summary'] as const;
