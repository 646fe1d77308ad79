import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Timeline } from '../../../components/about/Timeline.tsx';
import { type Milestone, TIMELINE } from '../../../domain/kinds/timeline.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { FormPicture } from '../../media/FormPicture.tsx';
import type { PictureValue } from '../../media/PictureField.tsx';
import { settingPage } from '../kind.tsx';
import background from '../section-background.module.css';
import { inItems, type Setting } from '../setting.ts';
import { type ListValues, newRow, previewPicture, type Row, toPicture, toRows } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';

const field = fieldOf(TIMELINE.fieldNames);

interface MilestoneRow extends Row<Omit<Milestone, 'image'>> {
  image: PictureValue | null;
}

type TimelineValues = ListValues<MilestoneRow>;

const FORM: Setting<Milestone[], TimelineValues> = {
  ...TIMELINE,
  toValues: (timeline) => ({ items: toRows(timeline.map((stop) => ({ ...stop, image: stop.image ?? null }))) }),
  toFields: ({ items }) =>
    items.map(({ key: _, image, ...stop }) => ({ ...stop, ...(image !== null && { image: toPicture(image) }) })),
  fieldOf: inItems,
  versions: listVersions(({ year, title }) => `${year}: ${title}`),
};

export const TimelinePage = settingPage(FORM, TimelineFields, TimelinePreview);

function TimelineFields({ form }: { form: UseFormReturnType<TimelineValues> }) {
  return (
    <SortableList<MilestoneRow>
      form={form}
      path="items"
      items={form.values.items}
      nameOf={({ year, title }) => [year, title].filter((part) => part !== '').join(' – ')}
      pictureOf={({ image }) => image?.image_path ?? null}
      newName="Nová udalosť"
      addLabel="Pridať udalosť"
      make={() => newRow({ year: '', title: '', text: '', image: null })}
    >
      {(_, path) => (
        <>
          <TextInput
            {...field(form, `${path}.year`)}
            description="Poradie na webe je také ako tu, od najstaršieho roku."
            required
            maxLength={12}
            maw="16rem"
          />
          <TextInput {...field(form, `${path}.title`)} required maxLength={120} />
          <Textarea {...field(form, `${path}.text`)} required maxLength={800} />
          <FormPicture
            form={form}
            path={`${path}.image`}
            label="Obrázok"
            description="Nepovinný. Bez neho je na časovej osi farebný tvar."
            isOptional
          />
        </>
      )}
    </SortableList>
  );
}

function TimelinePreview({ values }: { values: TimelineValues }) {
  const { items } = values;
  const milestones = items.map(({ key: _, image, ...stop }) => ({
    ...stop,
    ...(image !== null && { image: previewPicture(image) }),
  }));
  return (
    <div className={background.mustard}>
      <Timeline milestones={milestones} />
    </div>
  );
}
