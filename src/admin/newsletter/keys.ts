/** The overview and two cards of the dashboard share one answer. */
export const SUBSCRIBERS_KEY = ['newsletter', 'summary'] as const;
