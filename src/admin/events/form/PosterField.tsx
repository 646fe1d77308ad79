import { PictureField } from '../../media/PictureField.tsx';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';

export function PosterField({ form }: { form: EventFormState }) {
  const { poster_image: image, poster_alt: alt } = form.errors;
  return (
    <FormPart title="Plagát">
      <PictureField
        label="Obrázok podujatia"
        description="Najlepšie na výšku. Všetko dôležité z&nbsp;plagátu napíšte aj do textu, aby si to vedel prečítať každý."
        value={form.values.poster}
        onChange={(poster) => form.setFieldValue('poster', poster)}
        error={typeof image === 'string' ? image : null}
        altError={typeof alt === 'string' ? alt : null}
        names={{ image: 'poster_image', alt: 'poster_alt' }}
        isOptional
      />
    </FormPart>
  );
}
