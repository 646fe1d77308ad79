import { Checkbox, Textarea } from '@mantine/core';

interface Props {
  /** '' for a decorative picture; null: nothing was said yet. */
  text: string | null;
  onChange: (text: string | null) => void;
  error?: string | null | undefined;
  /** Name of the form's field, so that its problems lead here. */
  dataPath?: string | undefined;
}

/** What a picture says to those who do not see it, or that it says nothing. */
export function PictureDescription({ text, onChange, error, dataPath }: Props) {
  const isDecorative = text === '';
  return (
    <>
      <Textarea
        label="Opis obrázka pre ľudí, ktorí ho nevidia"
        description="Napríklad: Kapela na pódiu, v&nbsp;popredí tancujú deti."
        required={!isDecorative}
        disabled={isDecorative}
        maxLength={300}
        value={text ?? ''}
        error={error}
        data-path={dataPath}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      <Checkbox
        label="Obrázok je len ozdoba, opis nepotrebuje (dekoratívny)"
        checked={isDecorative}
        onChange={(event) => onChange(event.currentTarget.checked ? '' : null)}
      />
    </>
  );
}
