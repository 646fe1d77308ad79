import type { ComponentProps } from 'react';
import { FormPicture } from '../../media/FormPicture.tsx';
import { newPictureRow, type PictureRow } from './rows.ts';
import { SortableList } from './SortableList.tsx';

interface Props {
  form: ComponentProps<typeof SortableList<PictureRow>>['form'] & ComponentProps<typeof FormPicture>['form'];
  path: string;
  pictures: readonly PictureRow[];
}

export function PictureList({ form, path, pictures }: Props) {
  return (
    <SortableList<PictureRow>
      form={form}
      path={path}
      items={pictures}
      nameOf={({ picture }) => picture?.alt_text || (picture === null ? '' : 'Obrázok bez opisu')}
      pictureOf={({ picture }) => picture?.image_path ?? null}
      newName="Nový obrázok"
      addLabel="Pridať obrázok"
      make={newPictureRow}
    >
      {(_, at) => <FormPicture form={form} path={`${at}.picture`} label="Obrázok" description="Najlepšie na šírku." />}
    </SortableList>
  );
}
