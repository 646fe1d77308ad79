import { Checkbox, Group, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PictureCarousel } from '../../../components/carousel/PictureCarousel.tsx';
import { RoomCard } from '../../../components/contact/RoomCard.tsx';
import '../../../components/carousel/slide-show.ts';
import '../../../styles/shapes.css';
import type { Room } from '../../../domain/content/rooms.ts';
import { ACCESS_FEATURES, ACCESS_WORDS } from '../../../domain/events/event-access.ts';
import { ROOMS } from '../../../domain/kinds/rooms.ts';
import { capitalised } from '../../../domain/words/capitalised.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { settingPage } from '../kind.tsx';
import background from '../section-background.module.css';
import type { Setting } from '../setting.ts';
import styles from '../shared/fields.module.css';
import { PictureList } from '../shared/PictureList.tsx';
import {
  freeId,
  inPictureRows,
  type ListValues,
  newPictureRow,
  newRow,
  type PictureRow,
  previewPictures,
  type Row,
  toLines,
  toPicture,
  toPictureRows,
  toRows,
} from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';

const field = fieldOf(ROOMS.fieldNames);

interface RoomRow
  extends Row<Omit<Room, 'access' | 'capacity_max' | 'area_m2' | 'features' | 'images' | 'former_labels' | 'retired'>> {
  former_labels: string[];
  retired: boolean;
  knows_access: boolean;
  access: string[];
  capacity_max: number | string;
  area_m2: number | string;
  features: string;
  images: PictureRow[];
}

type RoomsValues = ListValues<RoomRow>;

const FORM: Setting<Room[], RoomsValues> = {
  ...ROOMS,
  toValues: (rooms) => ({
    items: toRows(
      rooms.map(({ access, capacity_max, features, images, former_labels = [], retired = false, ...room }) => ({
        ...room,
        former_labels,
        retired,
        knows_access: access !== undefined,
        access: [...(access ?? [])],
        capacity_max: capacity_max ?? '',
        features: features.join('\n'),
        images: toPictureRows(images),
      })),
    ),
  }),
  toFields({ items }) {
    const taken = new Set(items.map(({ id }) => id));
    return items.map(({ key: _, id, former_labels, capacity_max, area_m2, features, images, ...room }) => ({
      id: id || freeId(room.name, taken),
      name: room.name,
      label: room.label,
      ...(former_labels.length > 0 && { former_labels }),
      capacity_label: room.capacity_label,
      area_m2,
      description: room.description,
      ...(room.retired && { retired: true }),
      ...(room.knows_access && { access: ACCESS_FEATURES.filter((sign) => room.access.includes(sign)) }),
      capacity_max: capacity_max === '' ? null : capacity_max,
      features: toLines(features),
      images: images.map(({ picture }) => toPicture(picture)),
    }));
  },
  fieldOf: (path) => inPictureRows(path.replace(/^(\d+\.features)\.\d+$/, '$1')),
  versions: listVersions(({ name }) => String(name)),
};

const EMPTY = {
  id: '',
  name: '',
  label: '',
  former_labels: [],
  retired: false,
  knows_access: false,
  access: [],
  capacity_label: '',
  capacity_max: '',
  area_m2: '',
  description: '',
  features: '',
};

export const RoomsPage = settingPage(FORM, RoomsFields, RoomsPreview);

/** A room that reservations, prices or events name is retired, not removed. */
function RoomsFields({ form }: { form: UseFormReturnType<RoomsValues> }) {
  return (
    <>
      <p className={styles.hint}>
        Poradie platí aj na stránke Prenájom. Na miestnosti sa viažu rezervácie, ceny a&nbsp;podujatia, preto tú, ktorú
        už neprenajímate, vyraďte. Odobrať sa dá len miestnosť, ktorú nič z&nbsp;toho nemá.
      </p>
      <SortableList<RoomRow>
        form={form}
        path="items"
        items={form.values.items}
        nameOf={({ name }) => name}
        summaryOf={({ capacity_label, retired }) => (retired ? 'vyradená z\u00a0ponuky' : capacity_label)}
        pictureOf={({ images }) => images[0]?.picture?.image_path ?? null}
        newName="Nová miestnosť"
        addLabel="Pridať miestnosť"
        make={() => newRow({ ...EMPTY, images: [newPictureRow()] })}
      >
        {({ images, knows_access, access }, path) => (
          <>
            <div className={styles.pair}>
              <TextInput {...field(form, `${path}.name`)} required maxLength={60} />
              <TextInput {...field(form, `${path}.label`)} required maxLength={80} />
            </div>
            <p className={styles.hint}>
              V&nbsp;žiadosti o&nbsp;rezerváciu si ľudia vyberajú podľa druhého údaja, napíšte do neho napríklad aj
              počet osôb.
            </p>
            <div className={styles.three}>
              <TextInput {...field(form, `${path}.capacity_label`)} required maxLength={60} />
              <NumberInput {...field(form, `${path}.capacity_max`)} allowDecimal={false} />
              <NumberInput {...field(form, `${path}.area_m2`)} required decimalScale={1} />
            </div>
            <p className={styles.hint}>
              Kapacitu napíšte slovami, napríklad 250&nbsp;osôb. Podľa najväčšieho počtu osôb upozorní žiadosť
              o&nbsp;rezerváciu, že sa hostia nezmestia. Prázdne znamená podľa dohody.
            </p>
            <Textarea {...field(form, `${path}.description`)} required maxLength={800} />
            <Textarea {...field(form, `${path}.features`)} description="Každú vec napíšte na nový riadok." />
            <Checkbox
              label="Prístupnosť je zistená"
              description="Kým nie je, na webe píšeme, že ju nevieme, a&nbsp;dávame na vás kontakt."
              {...form.getInputProps(`${path}.knows_access`, { type: 'checkbox' })}
            />
            {knows_access && (
              <Checkbox.Group
                label={ROOMS.fieldNames.access}
                description="Čo tu naozaj je. Nič nezaškrtnuté znamená, že tu nič z&nbsp;toho nie je."
                value={access}
                onChange={(signs) => form.setFieldValue(`${path}.access`, signs)}
              >
                <Group gap="var(--space-2) var(--space-5)" mt="xs">
                  {ACCESS_FEATURES.map((sign) => (
                    <Checkbox key={sign} value={sign} label={capitalised(ACCESS_WORDS[sign])} />
                  ))}
                </Group>
              </Checkbox.Group>
            )}
            <Checkbox
              label="Vyradiť z&nbsp;ponuky"
              description="Zmizne zo stránky Prenájom, z&nbsp;cenníka a&nbsp;zo žiadostí. Starým rezerváciám a&nbsp;podujatiam zostane."
              {...form.getInputProps(`${path}.retired`, { type: 'checkbox' })}
            />
            <div>
              <h2 className={styles.heading}>Obrázky</h2>
              <p className={styles.hint}>Striedajú sa na karte miestnosti, prvý je hlavný. Bez obrázka je tam vzor.</p>
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
      {items
        .filter(({ retired }) => !retired)
        .map(({ key, images, capacity_max, area_m2, features, access: _, ...room }) => (
          <RoomCard
            key={key}
            room={{
              ...room,
              capacity_max: Number(capacity_max) || null,
              area_m2: Number(area_m2) || 0,
              features: toLines(features),
            }}
          >
            <PictureCarousel label={room.name} pictures={previewPictures(images)} sizes="25rem" />
          </RoomCard>
        ))}
    </div>
  );
}
