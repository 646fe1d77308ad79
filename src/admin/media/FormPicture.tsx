import type { GetInputPropsReturnType } from '@mantine/form';
import { PictureField } from './PictureField.tsx';

interface Props {
  form: {
    errors: Readonly<Record<string, unknown>>;
    getInputProps(path: string): GetInputPropsReturnType;
    clearFieldError(path: string): void;
  };
  path: string;
  label: string;
  description: string;
  isOptional?: boolean;
  isLogo?: boolean;
}

export function FormPicture({ form, path, ...field }: Props) {
  const { value, onChange } = form.getInputProps(path);
  const messageAt = (at: string) => {
    const message = form.errors[at];
    return typeof message === 'string' ? message : null;
  };
  return (
    <PictureField
      {...field}
      value={value}
      onChange={(picture) => {
        onChange(picture);
        form.clearFieldError(`${path}.alt_text`);
      }}
      error={messageAt(path) ?? messageAt(`${path}.image_path`)}
      altError={messageAt(`${path}.alt_text`)}
      names={{ image: path, alt: `${path}.alt_text` }}
    />
  );
}
