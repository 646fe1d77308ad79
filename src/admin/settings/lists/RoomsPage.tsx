import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { RoomCard } from '../../../components/contact/RoomCard.tsx';
import { PictureCarousel } from '../../../islands/carousel/PictureCarousel.tsx';
import '../../../islands/carousel/slide-show.ts';
import '../../../styles/shapes.css';
import { settingPage } from '../SettingEditor.tsx';
import background from '../section-background.module.css';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import styles from '../shared/fields.module.css';
import { PictureList } from '../shared/PictureList.tsx';
import { previewPictures } from '../shared/preview-pictures.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { ROOMS, type RoomRow, type RoomsValues, toFeatures } from './rooms-values.ts';

const NAMES = SETTING_FIELD_NAMES.rooms;

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
              <TextInput label={NAMES.name} required maxLength={60} {...form.getInputProps(`${path}.name`)} />
              <TextInput
                label={NAMES.label}
                placeholder="Veľká sála (250 osôb)"
                required
                maxLength={80}
                {...form.getInputProps(`${path}.label`)}
              />
            </div>
            <div className={styles.three}>
              <TextInput
                label={NAMES.capacity_label}
                placeholder="250 osôb"
                required
                maxLength={60}
                {...form.getInputProps(`${path}.capacity_label`)}
              />
              <NumberInput
                label={NAMES.capacity_max}
                hideControls
                allowDecimal={false}
                {...form.getInputProps(`${path}.capacity_max`)}
              />
              <NumberInput
                label={NAMES.area_m2}
                required
                hideControls
                decimalScale={1}
                decimalSeparator=","
                allowedDecimalSeparators={[',', '.']}
                {...form.getInputProps(`${path}.area_m2`)}
              />
            </div>
            <p className={styles.hint}>
              Podľa najväčšieho počtu osôb upozorní žiadosť o&nbsp;rezerváciu, že sa hostia nezmestia. Prázdne znamená
              podľa dohody.
            </p>
            <Textarea
              label={NAMES.description}
              required
              maxLength={800}
              {...form.getInputProps(`${path}.description`)}
            />
            <Textarea
              label={NAMES.features}
              description="Každú vec napíšte na nový riadok."
              {...form.getInputProps(`${path}.features`)}
            />
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
