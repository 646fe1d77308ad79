import {
  IMPORT_FIELDS,
  IMPORT_HEADINGS,
  type ImportColumns,
  type ImportField,
} from '../../../domain/events/import/import-columns.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import { ColumnsStep } from '../../shared/import/ColumnsStep.tsx';
import type { ImportTable } from '../../shared/import/read-table.ts';

const { fields } = EVENTS;
const LABELS: Readonly<Record<ImportField, string>> = {
  title: fields.title.name,
  start_date: fields.start_date.name,
  start_time: 'Čas začiatku',
  end_date: fields.end_date.name,
  end_time: 'Čas konca',
  location: fields.location.name,
  description: fields.description.name,
  kind: fields.kind.name,
  price_text: fields.price_text.name,
  rezervovane_sk_url: fields.rezervovane_sk_url.name,
  website: fields['social_links.website'].name,
  status: 'Stav',
  private: 'Súkromné',
};
const HINTS: Partial<Record<ImportField, string>> = {
  start_date: 'Deň, môže byť aj s\u00a0časom.',
  start_time: 'Ak má vlastný stĺpec.',
  end_time: 'Ak má vlastný stĺpec.',
  status: 'Napríklad zrušené alebo koncept.',
  private: 'Kde je áno, to sa samo nevyberie.',
};
const REQUIRED: readonly ImportField[] = ['title', 'start_date'];

interface Props {
  name: string;
  table: ImportTable;
  chosen: ImportColumns | null;
  onDone: (columns: ImportColumns) => void;
  onBack: () => void;
}

export function EventColumnsStep(props: Props) {
  return (
    <ColumnsStep
      {...props}
      count={eventCount(props.table.rows.length)}
      fields={IMPORT_FIELDS}
      names={IMPORT_HEADINGS}
      labels={LABELS}
      hints={HINTS}
      required={REQUIRED}
      submitLabel="Skontrolovať podujatia"
      keptAs="import-columns"
    />
  );
}
