/** The sign of the house (src/components/shell/LogoMark.tsx), of the same colours in both schemes. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <path fill="#c93727" d="M0 0h48v48H0z" />
      <path fill="#1d1b1a" d="M0 0h24a24 24 0 0 1-24 24z" />
      <circle fill="#e3a21a" cx="16" cy="16" r="9" />
      <path fill="#1d1b1a" d="M48 48H24a24 24 0 0 1 24-24z" />
    </svg>
  );
}
