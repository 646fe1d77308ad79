import type { ComponentProps } from 'react';
import type { PictureRow } from './picture-values.ts';
import { newPictureRow } from './picture-values.ts';
import { RowPicture } from './RowPicture.tsx';
import { SortableList } from './SortableList.tsx';

interface Props {
  form: ComponentProps<typeof SortableList<PictureRow>>['form'] & ComponentProps<typeof RowPicture>['form'];
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
      {(_, at) => <RowPicture form={form} path={`${at}.picture`} label="Obrázok" description="Najlepšie na šírku." />}
    </SortableList>
  );
}
