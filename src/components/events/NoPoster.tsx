/** What stands in the place of a poster that an event does not have. The English words are SPEC 2.8's. */
export function NoPoster({ className = '' }: { className?: string }) {
  return (
    <span className={`event-card-empty ${className}`.trim()}>
      <span>Bez plagátu</span>
      <span className="visually-hidden" lang="en">
        No image available
      </span>
    </span>
  );
}
