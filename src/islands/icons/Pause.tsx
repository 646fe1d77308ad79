export function Pause() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M5 4h5v16H5zM14 4h5v16h-5z" />
    </svg>
  );
}
