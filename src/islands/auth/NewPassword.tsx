import type { FieldErrors } from '../../api/client.ts';
import { PasswordField } from './PasswordField.tsx';

/** A password to be set, typed twice. */
export function NewPassword({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <PasswordField
        name="password"
        label="Nové heslo"
        autoComplete="new-password"
        hint="Aspoň 8&nbsp;znakov. Najľahšie sa pamätá veta z&nbsp;niekoľkých slov; medzery sú dovolené."
        errors={errors.password}
      />
      <PasswordField
        name="password_confirmation"
        label="Nové heslo ešte raz"
        autoComplete="new-password"
        errors={errors.password_confirmation}
      />
    </>
  );
}
