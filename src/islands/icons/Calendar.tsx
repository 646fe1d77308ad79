export function Calendar() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M2.75 4.25h14.5v13H2.75zM2.75 8.25h14.5M6.5 1.75v4M13.5 1.75v4" />
    </svg>
  );
}
