import { useState } from 'react';
import { eventOfCells, type FoundEvent } from '../../../domain/events/import/found-event.ts';
import type { ImportColumns } from '../../../domain/events/import/import-columns.ts';
import type { Answers } from '../../../domain/events/import/open-question.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { ImportSteps } from '../../shared/import/ImportSteps.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import type { FileLine } from './content-lines.ts';
import { type AddedEvent, DoneStep } from './DoneStep.tsx';
import { EventColumnsStep } from './EventColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { ImportFile } from './read-import-file.ts';
import { readMarkup } from './read-markup.ts';

type TableFile = Extract<ImportFile, { kind: 'table' }>;

type Stage =
  | { step: 'file'; refused: { name: string; reason: string } | null }
  | { step: 'columns'; file: TableFile; columns: ImportColumns | null }
  /** A calendar has no columns step. */
  | { step: 'preview'; read: (answers: Answers) => FoundEvent[]; skipped: FileLine[]; back: Stage }
  | { step: 'done'; events: AddedEvent[]; changed: AddedEvent[]; areDrafts: boolean; hadColumns: boolean };

const STEPS = { file: 'Súbor', columns: 'Stĺpce', preview: 'Kontrola', done: 'Hotovo' };
const WITHOUT_COLUMNS = { file: STEPS.file, preview: STEPS.preview, done: STEPS.done };

const BEGINNING: Stage = { step: 'file', refused: null };

export function ImportPage() {
  const [stage, setStage] = useState<Stage>(BEGINNING);
  return (
    <>
      <PageHeader
        title="Pridať podujatia zo súboru"
        lead="Naraz z&nbsp;tabuľky alebo z&nbsp;kalendára. Kým ich na konci nepridáte, nič sa nezmení."
      />
      <ImportSteps steps={hasColumns(stage) ? STEPS : WITHOUT_COLUMNS} current={stage.step} />
      <Step stage={stage} setStage={setStage} />
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
        <EventColumnsStep
          name={file.name}
          table={file.table}
          chosen={columns}
          onBack={restart}
          onDone={(chosen) => {
            const today = isoDay(Date.now());
            setStage({
              step: 'preview',
              read: (answers) =>
                file.table.rows.map(({ cells, line }) =>
                  readMarkup(eventOfCells(cells, line, chosen, { today, answers }, file.table.headings.length)),
                ),
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
          onDone={(events, changed, areDrafts) =>
            setStage({ step: 'done', events, changed, areDrafts, hadColumns: hasColumns(stage) })
          }
        />
      );
    case 'done':
      return <DoneStep events={stage.events} changed={stage.changed} areDrafts={stage.areDrafts} onAgain={restart} />;
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
