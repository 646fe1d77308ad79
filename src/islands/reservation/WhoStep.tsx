import type { FieldErrors } from '../../api/client.ts';
import { keepTogether } from '../../domain/words/typography.ts';
import { FormStep } from './FormStep.tsx';
import { RequestField } from './RequestField.tsx';

export function WhoStep({ errors }: { errors: FieldErrors }) {
  return (
    <FormStep number={1} title="Kto ste">
      <RequestField name="name" label="Meno a priezvisko" isRequired isWide errors={errors.name}>
        {(control) => <input {...control} type="text" autoComplete="name" maxLength={120} />}
      </RequestField>
      <RequestField name="email" label="Email" isRequired hint="Sem vám odpovieme." errors={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" maxLength={254} />}
      </RequestField>
      <RequestField
        name="phone"
        label="Telefón"
        isRequired
        hint={keepTogether('Napríklad +421 900 123 456.')}
        errors={errors.phone}
      >
        {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={40} />}
      </RequestField>
    </FormStep>
  );
}
