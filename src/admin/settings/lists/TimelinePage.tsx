import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Timeline } from '../../../components/about/Timeline.tsx';
import { fieldOf } from '../../entries/form-values.ts';
import { settingPage } from '../SettingEditor.tsx';
import background from '../section-background.module.css';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import { previewPicture } from '../shared/preview-pictures.ts';
import { RowPicture } from '../shared/RowPicture.tsx';
import { newRow } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { type MilestoneRow, TIMELINE, type TimelineValues } from './timeline-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.timeline);

export const TimelinePage = settingPage(TIMELINE, TimelineFields, TimelinePreview);

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
          <RowPicture
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

/** As it runs down the page of a phone, where all of it can be seen. */
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
