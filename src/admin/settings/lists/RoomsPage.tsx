import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { RoomCard } from '../../../components/contact/RoomCard.tsx';
import { PictureCarousel } from '../../../islands/carousel/PictureCarousel.tsx';
import '../../../islands/carousel/slide-show.ts';
import '../../../styles/shapes.css';
import { fieldOf } from '../../entries/form-values.ts';
import { settingPage } from '../SettingEditor.tsx';
import background from '../section-background.module.css';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import styles from '../shared/fields.module.css';
import { PictureList } from '../shared/PictureList.tsx';
import { previewPictures } from '../shared/preview-pictures.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { ROOMS, type RoomRow, type RoomsValues, toFeatures } from './rooms-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.rooms);

export const RoomsPage = settingPage(ROOMS, RoomsFields, RoomsPreview);

/** The rooms themselves are known to reservations, prices and calendars: they are neither added nor removed here. */
function RoomsFields({ form }: { form: UseFormReturnType<RoomsValues> }) {
  return (
    <>
      <p className={styles.hint}>
        Na miestnosti sa viažu rezervácie, preto sa tu dajú upraviť a&nbsp;preusporiadať, nie však pridať ani odobrať.
      </p>
      <SortableList<RoomRow>
        form={form}
        path="items"
        items={form.values.items}
        nameOf={({ name }) => name}
        summaryOf={({ capacity_label }) => capacity_label}
        pictureOf={({ images }) => images[0]?.picture?.image_path ?? null}
        newName="Miestnosť bez názvu"
      >
        {({ images }, path) => (
          <>
            <div className={styles.pair}>
              <TextInput {...field(form, `${path}.name`)} required maxLength={60} />
              <TextInput
                {...field(form, `${path}.label`)}
                placeholder="Veľká sála (250 osôb)"
                required
                maxLength={80}
              />
            </div>
            <div className={styles.three}>
              <TextInput {...field(form, `${path}.capacity_label`)} placeholder="250 osôb" required maxLength={60} />
              <NumberInput {...field(form, `${path}.capacity_max`)} allowDecimal={false} />
              <NumberInput {...field(form, `${path}.area_m2`)} required decimalScale={1} />
            </div>
            <p className={styles.hint}>
              Podľa najväčšieho počtu osôb upozorní žiadosť o&nbsp;rezerváciu, že sa hostia nezmestia. Prázdne znamená
              podľa dohody.
            </p>
            <Textarea {...field(form, `${path}.description`)} required maxLength={800} />
            <Textarea {...field(form, `${path}.features`)} description="Každú vec napíšte na nový riadok." />
            <div>
              <h2 className={styles.heading}>Obrázky</h2>
              <p className={styles.hint}>Striedajú sa na karte miestnosti, prvý je hlavný.</p>
            </div>
            <PictureList form={form} path={`${path}.images`} pictures={images} />
          </>
        )}
      </SortableList>
    </>
  );
}

function RoomsPreview({ values }: { values: RoomsValues }) {
  const { items } = values;
  return (
    <div className={background.cards}>
      {items.map(({ key, images, capacity_max, area_m2, features, ...room }) => (
        <RoomCard
          key={key}
          room={{
            ...room,
            capacity_max: Number(capacity_max) || null,
            area_m2: Number(area_m2) || 0,
            features: toFeatures(features),
          }}
        >
          <PictureCarousel label={room.name} pictures={previewPictures(images)} sizes="25rem" />
        </RoomCard>
      ))}
    </div>
  );
}
