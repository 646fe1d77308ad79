import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ForAll } from '../../../api/subscriber-import.ts';
import { LinkButton } from '../../shared/buttons.tsx';
import { ColumnsStep } from '../../shared/import/ColumnsStep.tsx';
import { ImportSteps, StepHeading } from '../../shared/import/ImportSteps.tsx';
import type { ImportTable } from '../../shared/import/read-table.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { count, people } from '../words.tsx';
import { type Added, CheckStep } from './CheckStep.tsx';
import { FileStep } from './FileStep.tsx';
import {
  type FoundRow,
  rowsOf,
  SUBSCRIBER_FIELDS,
  SUBSCRIBER_HEADINGS,
  SUBSCRIBER_LABELS,
  type SubscriberColumns,
} from './found-rows.ts';
import { ProofStep } from './ProofStep.tsx';
import { RecentImports } from './RecentImports.tsx';

interface TableFile {
  name: string;
  table: ImportTable;
}

type Stage =
  | { step: 'file' }
  | { step: 'columns'; file: TableFile; columns: SubscriberColumns | null }
  | { step: 'proof'; file: TableFile; columns: SubscriberColumns; all: ForAll }
  | { step: 'check'; file: TableFile; columns: SubscriberColumns; all: ForAll; rows: readonly FoundRow[] }
  | { step: 'done'; added: Added };

const STEPS = { file: 'Súbor', columns: 'Stĺpce', proof: 'Súhlas', check: 'Kontrola', done: 'Hotovo' };
const HINTS = {
  confirmed_on: 'Ak chýba, poviete to o\u00a0chvíľu naraz za všetkých.',
  proof: 'Ak chýba, poviete to o\u00a0chvíľu naraz za všetkých.',
};

export function SubscriberImportPage() {
  const [stage, setStage] = useState<Stage>({ step: 'file' });
  return (
    <>
      <PageHeader
        title="Pridať odberateľov zo súboru"
        lead="Len tých, čo o&nbsp;prehľad naozaj požiadali. Kým ich na konci nepridáte, nič sa nezmení."
      />
      <ImportSteps steps={STEPS} current={stage.step} />
      <Step stage={stage} setStage={setStage} />
    </>
  );
}

function Step({ stage, setStage }: { stage: Stage; setStage: (stage: Stage) => void }) {
  const restart = () => setStage({ step: 'file' });
  switch (stage.step) {
    case 'file':
      return (
        <FileStep onTable={(name, table) => setStage({ step: 'columns', file: { name, table }, columns: null })} />
      );
    case 'columns': {
      const { file, columns } = stage;
      return (
        <ColumnsStep
          {...file}
          count={people(file.table.rows.length)}
          fields={SUBSCRIBER_FIELDS}
          names={SUBSCRIBER_HEADINGS}
          labels={SUBSCRIBER_LABELS}
          hints={HINTS}
          required={['email']}
          submitLabel="Ďalej k&nbsp;súhlasom"
          keptAs="subscriber-columns"
          chosen={columns}
          onBack={restart}
          onDone={(chosen) => setStage({ step: 'proof', file, columns: chosen, all: {} })}
        />
      );
    }
    case 'proof': {
      const { file, columns, all } = stage;
      const rows = rowsOf(file.table, columns);
      return (
        <ProofStep
          rows={rows}
          all={all}
          onBack={() => setStage({ step: 'columns', file, columns })}
          onDone={(said) => setStage({ step: 'check', file, columns, all: said, rows })}
        />
      );
    }
    case 'check': {
      const { file, columns, all, rows } = stage;
      return (
        <CheckStep
          rows={rows}
          all={all}
          onBack={() => setStage({ step: 'proof', file, columns, all })}
          onDone={(added) => setStage({ step: 'done', added })}
        />
      );
    }
    case 'done':
      return <DoneStep added={stage.added} onAgain={restart} />;
  }
}

function DoneStep({ added: { added, leftOut }, onAgain }: { added: Added; onAgain: () => void }) {
  return (
    <Stack gap="var(--space-5)" maw="60rem">
      <StepHeading>{`Hotovo, pridali sme ${people(added)}`}</StepHeading>
      {leftOut > 0 && <Text>{`Vynechali sme ${count(leftOut)}, ako ste videli pri kontrole.`}</Text>}
      <Text>
        Každému pošleme e-mail, že prehľad odoberá a&nbsp;ako sa odhlási. Začnú odchádzať o&nbsp;pol hodiny, dovtedy sa
        dá celé pridanie vrátiť.
      </Text>
      <RecentImports />
      <Group gap="xs">
        <LinkButton variant="filled" to="/newsletter/subscribers">
          Na zoznam odberateľov
        </LinkButton>
        <Button onClick={onAgain}>Pridať z&nbsp;ďalšieho súboru</Button>
      </Group>
    </Stack>
  );
}
