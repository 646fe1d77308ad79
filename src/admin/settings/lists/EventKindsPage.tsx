import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { KindMark, KindPoster } from '../../../components/shapes/KindDrawing.tsx';
import '../../../styles/shapes.css';
import { EVENT_KINDS, type EventKind } from '../../../domain/kinds/event-kinds.ts';
import { freeKindStyle, kindStyleOf } from '../../../domain/look/kind-style.ts';
import { slugOf } from '../../../domain/words/fold.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { settingPage } from '../kind.tsx';
import { inItems, type Setting } from '../setting.ts';
import styles from '../shared/fields.module.css';
import { freeId, type ListValues, newRow, type Row, toRows } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { KindStyleFields } from './KindStyleFields.tsx';
import kinds from './kinds.module.css';

const field = fieldOf(EVENT_KINDS.fieldNames);

type Drawn = 'color' | 'shape';

/** `id` is '' for a kind that was never saved. */
type KindRow = Row<
  { [Field in Exclude<keyof EventKind, Drawn>]-?: Exclude<EventKind[Field], undefined> } & Pick<EventKind, Drawn>
>;

type KindsValues = ListValues<KindRow>;

const FORM: Setting<EventKind[], KindsValues> = {
  ...EVENT_KINDS,
  toValues: (kinds) => ({
    items: toRows(
      kinds.map(({ for_children = false, meets_daily = false, retired = false, ...kind }) => ({
        ...kind,
        for_children,
        meets_daily,
        retired,
      })),
    ),
  }),
  toFields({ items }) {
    const taken = new Set(items.map(({ id }) => id));
    return items.map(({ key: _, id, slug, name, plural, color, shape, for_children, meets_daily, retired }) => ({
      id: id || freeId(name, taken),
      slug: slug.trim() || slugOf(plural || name),
      name,
      plural,
      ...(color && { color }),
      ...(shape && { shape }),
      ...(for_children && { for_children }),
      ...(meets_daily && { meets_daily }),
      ...(retired && { retired }),
    }));
  },
  fieldOf: inItems,
  versions: listVersions(({ name }) => String(name)),
};

const EMPTY = { id: '', slug: '', name: '', plural: '', for_children: false, meets_daily: false, retired: false };

export const EventKindsPage = settingPage(FORM, KindsFields, KindsPreview);

/** A kind that events name is retired, not removed. */
function KindsFields({ form }: { form: UseFormReturnType<KindsValues> }) {
  return (
    <>
      <p className={styles.hint}>
        Poradie platí aj vo formulári podujatia. Druh, ktorý už nechcete ponúkať, vyraďte: na starých podujatiach
        zostane. Odobrať sa dá len ten, ktorý žiadne podujatie nemá.
      </p>
      <SortableList<KindRow>
        form={form}
        path="items"
        items={form.values.items}
        nameOf={({ name }) => name}
        summaryOf={({ plural, retired }) => (retired ? 'vyradený z\u00a0ponuky' : plural)}
        drawingOf={(kind) => <KindMark className="site-paper" {...kindStyleOf(kind)} />}
        newName="Nový druh"
        addLabel="Pridať druh"
        make={() => newRow({ ...EMPTY, ...freeKindStyle(form.values.items.map(kindStyleOf)) })}
      >
        {({ name, plural, ...kind }, path) => (
          <>
            <div className={styles.pair}>
              <TextInput {...field(form, `${path}.name`)} required maxLength={40} />
              <TextInput {...field(form, `${path}.plural`)} required maxLength={40} />
            </div>
            <p className={styles.hint}>Jedno podujatie je napríklad Koncert, všetky spolu sú Koncerty.</p>
            <TextInput
              {...field(form, `${path}.slug`)}
              description={`Časť adresy. Prázdna: „${slugOf(plural || name)}“.`}
              maxLength={80}
            />
            <KindStyleFields form={form} path={path} style={kindStyleOf(kind)} />
            <Checkbox
              label="Podujatia pre deti"
              {...form.getInputProps(`${path}.for_children`, { type: 'checkbox' })}
            />
            <Checkbox
              label="Stretáva sa každý deň v&nbsp;rovnakých hodinách"
              description="Napríklad kurz: keď trvá viac dní, miestnosť obsadí len v&nbsp;jeho hodinách, nie aj v&nbsp;noci."
              {...form.getInputProps(`${path}.meets_daily`, { type: 'checkbox' })}
            />
            <Checkbox
              label="Vyradiť z&nbsp;ponuky"
              description="Nové podujatia ho už nedostanú, starým zostane."
              {...form.getInputProps(`${path}.retired`, { type: 'checkbox' })}
            />
          </>
        )}
      </SortableList>
    </>
  );
}

function KindsPreview({ values }: { values: KindsValues }) {
  return (
    <ul className={kinds.posters}>
      {values.items
        .filter(({ retired }) => !retired)
        .map(({ key, name, ...kind }, at) => (
          <li key={key}>
            <KindPoster {...kindStyleOf(kind)} seed={at} />
            <KindMark {...kindStyleOf(kind)} />
            {name}
          </li>
        ))}
    </ul>
  );
}
