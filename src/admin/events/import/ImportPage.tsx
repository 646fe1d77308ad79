import { useState } from 'react';
import { eventOfCells, type FoundEvent } from '../../../domain/events/import/found-event.ts';
import type { ImportColumns } from '../../../domain/events/import/import-columns.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { type AddedEvent, DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { ImportFile } from './read-import-file.ts';

type TableFile = Extract<ImportFile, { kind: 'table' }>;

type Stage =
  | { step: 'file'; refused: { name: string; reason: string } | null }
  | { step: 'columns'; file: TableFile; columns: ImportColumns | null }
  /** `back` is where one came from; a calendar has no columns. */
  | { step: 'preview'; found: FoundEvent[]; back: Stage }
  | { step: 'done'; events: AddedEvent[]; areDrafts: boolean; hadColumns: boolean };

const BEGINNING: Stage = { step: 'file', refused: null };

/** Events from a table or a calendar: a file, its columns, a look at all of them, and only then they are added. */
export function ImportPage() {
  const [stage, setStage] = useState<Stage>(BEGINNING);
  return (
    <>
      <PageHeader
        title="Pridať podujatia zo súboru"
        lead="Naraz z&nbsp;tabuľky alebo z&nbsp;kalendára. Kým ich na konci nepridáte, nič sa nezmení."
      />
      <ImportSteps current={stage.step} hasColumns={hasColumns(stage)} />
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
        <ColumnsStep
          name={file.name}
          table={file.table}
          chosen={columns}
          onBack={restart}
          onDone={(chosen) =>
            setStage({
              step: 'preview',
              found: file.table.rows.map(({ cells, line }) => eventOfCells(cells, line, chosen)),
              back: { step: 'columns', file, columns: chosen },
            })
          }
        />
      );
    }
    case 'preview':
      return (
        <PreviewStep
          found={stage.found}
          onBack={() => setStage(stage.back)}
          onDone={(events, areDrafts) => setStage({ step: 'done', events, areDrafts, hadColumns: hasColumns(stage) })}
        />
      );
    case 'done':
      return <DoneStep events={stage.events} areDrafts={stage.areDrafts} onAgain={restart} />;
  }
}

function stageOf(file: ImportFile): Stage {
  if (file.kind === 'refused') return { step: 'file', refused: file };
  if (file.kind === 'calendar') return { step: 'preview', found: file.events, back: BEGINNING };
  return { step: 'columns', file, columns: null };
}

/** Until a file is there, a table is what most people bring. */
function hasColumns(stage: Stage): boolean {
  if (stage.step === 'preview') return stage.back.step === 'columns';
  return stage.step !== 'done' || stage.hadColumns;
}
