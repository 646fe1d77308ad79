import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type EventKind, eventKindsSchema } from '../../../domain/content/event-kinds.ts';
import { slugOf } from '../../../domain/words/fold.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import { settingPage } from '../SettingEditor.tsx';
import { inItems, type Setting } from '../setting.ts';
import styles from '../shared/fields.module.css';
import { freeId, newRow, type Row, toRows } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';

const field = fieldOf(SETTING_FIELD_NAMES['event-kinds']);

/** `id` is '' for a kind that was never saved. */
type KindRow = Row<{ [Field in keyof EventKind]-?: Exclude<EventKind[Field], undefined> }>;

interface KindsValues {
  items: KindRow[];
}

const KINDS: Setting<EventKind[], KindsValues> = {
  name: 'event-kinds',
  schema: eventKindsSchema,
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
    return items.map(({ key: _, id, slug, name, plural, for_children, meets_daily, retired }) => ({
      id: id || freeId(name, taken),
      slug: slug.trim() || slugOf(plural || name),
      name,
      plural,
      ...(for_children && { for_children }),
      ...(meets_daily && { meets_daily }),
      ...(retired && { retired }),
    }));
  },
  fieldOf: inItems,
  fieldNames: SETTING_FIELD_NAMES['event-kinds'],
  versions: listVersions(({ name }) => String(name)),
};

const EMPTY = { id: '', slug: '', name: '', plural: '', for_children: false, meets_daily: false, retired: false };

export const EventKindsPage = settingPage(KINDS, KindsFields);

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
        newName="Nový druh"
        addLabel="Pridať druh"
        make={() => newRow(EMPTY)}
      >
        {({ name, plural }, path) => (
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
