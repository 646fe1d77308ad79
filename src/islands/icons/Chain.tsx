export function Chain() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d="M8.5 5.5 11 3a4.2 4.2 0 0 1 6 6l-2.5 2.5M11.5 14.5 9 17a4.2 4.2 0 0 1-6-6l2.5-2.5M7 13l6-6" />
    </svg>
  );
}
