import { startTransition, useState } from 'react';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import {
  IMPORT_FIELDS,
  IMPORT_HEADINGS,
  type ImportColumns,
  type ImportField,
} from '../../../domain/events/import/import-columns.ts';
import { type Answers, NO_ANSWERS } from '../../../domain/events/import/open-question.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import { ColumnsStep } from '../../shared/import/ColumnsStep.tsx';
import { ImportSteps } from '../../shared/import/ImportSteps.tsx';
import { atOnce, inTurns } from '../../shared/in-turns.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import type { FileLine } from './content-lines.ts';
import { type AddedEvent, DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { type ImportFile, readTableEvents } from './read-import-file.ts';

type TableFile = Extract<ImportFile, { kind: 'table' }>;

type Stage =
  | { step: 'file'; refused: { name: string; reason: string } | null }
  | { step: 'columns'; file: TableFile; columns: ImportColumns | null }
  /** A calendar has no columns step. */
  | { step: 'preview'; read: (answers: Answers) => FoundEvent[]; skipped: FileLine[]; back: Stage }
  | { step: 'done'; events: AddedEvent[]; changed: AddedEvent[]; draftCount: number; hadColumns: boolean };

const STEPS = { file: 'Súbor', columns: 'Stĺpce', preview: 'Kontrola', done: 'Hotovo' };
const WITHOUT_COLUMNS = { file: STEPS.file, preview: STEPS.preview, done: STEPS.done };

const { fields } = EVENTS;
const LABELS: Readonly<Record<ImportField, string>> = {
  title: fields.title.name,
  start_date: fields.start_date.name,
  start_time: 'Čas začiatku',
  end_date: fields.end_date.name,
  end_time: 'Čas konca',
  all_day: 'Celodenné',
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
  all_day: 'Kde je áno, na časoch nezáleží.',
  status: 'Napríklad zrušené alebo koncept.',
  private: 'Kde je áno, to sa samo nevyberie.',
};
const REQUIRED: readonly ImportField[] = ['title', 'start_date'];

const BEGINNING: Stage = { step: 'file', refused: null };

export function ImportPage() {
  const [stage, setStage] = useState<Stage>(BEGINNING);
  // A phone takes half a second to draw the rows of a year, and answers meanwhile.
  const goTo = (next: Stage) => startTransition(() => setStage(next));
  return (
    <>
      <PageHeader
        title="Pridať podujatia zo súboru"
        lead="Naraz z&nbsp;tabuľky alebo z&nbsp;kalendára. Kým ich na konci nepridáte, nič sa nezmení."
      />
      <ImportSteps steps={hasColumns(stage) ? STEPS : WITHOUT_COLUMNS} current={stage.step} />
      <Step stage={stage} setStage={goTo} />
    </>
  );
}

function Step({ stage, setStage }: { stage: Stage; setStage: (stage: Stage) => void }) {
  const restart = () => setStage(BEGINNING);
  switch (stage.step) {
    case 'file':
      return <FileStep refused={stage.refused} onFile={(file) => setStage(stageOf(file))} />;
    case 'columns': {
      const { file, columns } = stage;
      return (
        <ColumnsStep
          name={file.name}
          table={file.table}
          count={eventCount(file.table.rows.length)}
          fields={IMPORT_FIELDS}
          names={IMPORT_HEADINGS}
          labels={LABELS}
          hints={HINTS}
          required={REQUIRED}
          submitLabel="Skontrolovať podujatia"
          keptAs="import-columns"
          chosen={columns}
          onBack={restart}
          onDone={async (chosen) => {
            const today = isoDay(Date.now());
            const read = (answers: Answers) => readTableEvents(file.table, chosen, { today, answers });
            const found = await inTurns(read(NO_ANSWERS));
            setStage({
              step: 'preview',
              read: (answers) => (answers === NO_ANSWERS ? found : atOnce(read(answers))),
              skipped: [],
              back: { step: 'columns', file, columns: chosen },
            });
          }}
        />
      );
    }
    case 'preview':
      return (
        <PreviewStep
          read={stage.read}
          skipped={stage.skipped}
          onBack={() => setStage(stage.back)}
          onDone={(events, changed, draftCount) =>
            setStage({ step: 'done', events, changed, draftCount, hadColumns: hasColumns(stage) })
          }
        />
      );
    case 'done':
      return <DoneStep events={stage.events} changed={stage.changed} draftCount={stage.draftCount} onAgain={restart} />;
  }
}

function stageOf(file: ImportFile): Stage {
  if (file.kind === 'refused') return { step: 'file', refused: file };
  if (file.kind === 'calendar')
    return { step: 'preview', read: () => file.events, skipped: file.skipped, back: BEGINNING };
  return { step: 'columns', file, columns: null };
}

function hasColumns(stage: Stage): boolean {
  if (stage.step === 'preview') return stage.back.step === 'columns';
  return stage.step !== 'done' || stage.hadColumns;
}
