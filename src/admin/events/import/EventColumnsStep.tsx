import {
  IMPORT_FIELDS,
  IMPORT_HEADINGS,
  type ImportColumns,
  type ImportField,
} from '../../../domain/events/import/import-columns.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import { ColumnsStep } from '../../shared/import/ColumnsStep.tsx';
import type { ImportTable } from '../../shared/import/read-table.ts';

const LABELS: Readonly<Record<ImportField, string>> = {
  title: 'Názov podujatia',
  start_date: 'Začiatok',
  start_time: 'Čas začiatku',
  end_date: 'Koniec',
  end_time: 'Čas konca',
  location: 'Miesto',
  description: 'Text o\u00a0podujatí',
  kind: 'Druh',
  price_text: 'Cena',
  rezervovane_sk_url: 'Odkaz na vstupenky',
  website: 'Odkaz na web',
};
const HINTS: Partial<Record<ImportField, string>> = {
  start_date: 'Deň, môže byť aj s\u00a0časom.',
  start_time: 'Ak má vlastný stĺpec.',
  end_time: 'Ak má vlastný stĺpec.',
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
