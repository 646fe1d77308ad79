import type { FieldErrors } from '../../api/client.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  label: 'Heslo' | 'Nové heslo';
  errors: FieldErrors;
  isTypedOnce?: boolean;
}

/** A password to be set, typed twice unless told. */
export function NewPassword({ label, errors, isTypedOnce = false }: Props) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint="Aspoň 8&nbsp;znakov. Najľahšie sa pamätá veta z&nbsp;niekoľkých slov; medzery sú dovolené."
        errors={errors.password}
      />
      {!isTypedOnce && (
        <PasswordField
          name="password_confirmation"
          label={`${label} ešte raz`}
          autoComplete="new-password"
          errors={errors.password_confirmation}
        />
      )}
    </>
  );
}
