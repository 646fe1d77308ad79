import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FlagshipCard } from '../../../components/about/FlagshipCard.tsx';
import { PictureCarousel } from '../../../components/carousel/PictureCarousel.tsx';
import '../../../components/carousel/slide-show.ts';
import { FLAGSHIPS } from '../../../domain/kinds/flagship-events.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { settingPage } from '../kind.tsx';
import background from '../section-background.module.css';
import styles from '../shared/fields.module.css';
import { PictureList } from '../shared/PictureList.tsx';
import { newPictureRow, newRow, previewPictures } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { FLAGSHIPS_FORM, type FlagshipRow, type FlagshipValues } from './flagship-values.ts';

const field = fieldOf(FLAGSHIPS.fieldNames);

export const FlagshipsPage = settingPage(FLAGSHIPS_FORM, FlagshipsFields, FlagshipsPreview);

function FlagshipsFields({ form }: { form: UseFormReturnType<FlagshipValues> }) {
  return (
    <SortableList<FlagshipRow>
      form={form}
      path="items"
      items={form.values.items}
      nameOf={({ name }) => name}
      summaryOf={({ season }) => season}
      pictureOf={({ images }) => images[0]?.picture?.image_path ?? null}
      newName="Nové podujatie"
      addLabel="Pridať podujatie"
      make={() => newRow({ id: '', name: '', season: '', description: '', images: [newPictureRow()] })}
    >
      {({ images }, path) => (
        <>
          <div className={styles.pair}>
            <TextInput {...field(form, `${path}.name`)} required maxLength={80} />
            <TextInput {...field(form, `${path}.season`)} required maxLength={60} />
          </div>
          <p className={styles.hint}>Kedy býva, napríklad posledný májový víkend.</p>
          <Textarea
            {...field(form, `${path}.description`)}
            description="Čo človek zažije, bez presných dátumov. Tie patria do podujatí."
            required
            maxLength={800}
          />
          <div>
            <h2 className={styles.heading}>Obrázky</h2>
            <p className={styles.hint}>Striedajú sa v&nbsp;jednom ráme, prvý je hlavný. Bez obrázka je tam vzor.</p>
          </div>
          <PictureList form={form} path={`${path}.images`} pictures={images} />
        </>
      )}
    </SortableList>
  );
}

function FlagshipsPreview({ values }: { values: FlagshipValues }) {
  const { items } = values;
  return (
    <div className={background.cards}>
      {items.map(({ key, images, ...event }) => (
        <FlagshipCard key={key} event={event}>
          <PictureCarousel label={event.name} pictures={previewPictures(images)} sizes="25rem" />
        </FlagshipCard>
      ))}
    </div>
  );
}
