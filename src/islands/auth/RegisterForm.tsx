import { register } from '../../api/auth.ts';
import { AuthForm, EmailField, NewPassword, TextField } from './AuthForm.tsx';
import { textOf } from './form-texts.ts';
import { keepWaitingAddress, leaveFor } from './sign-in-progress.ts';

export function RegisterForm() {
  async function send(values: FormData): Promise<void> {
    const email = textOf(values, 'email').trim();
    await register({
      name: textOf(values, 'name'),
      email,
      password: textOf(values, 'password'),
      password_confirmation: textOf(values, 'password_confirmation'),
    });
    keepWaitingAddress(email);
    return leaveFor('/verify-email', { replace: true });
  }

  return (
    <AuthForm action="Založiť účet" underWay="Zakladáme účet…" send={send}>
      {(errors) => (
        <>
          <TextField
            name="name"
            label="Meno a&nbsp;priezvisko"
            autoComplete="name"
            maxLength={120}
            errors={errors.name}
          />
          <EmailField autoComplete="email" hint="Pošleme naň odkaz, ktorým adresu potvrdíte." errors={errors.email} />
          <NewPassword label="Heslo" errors={errors} />
        </>
      )}
    </AuthForm>
  );
}
