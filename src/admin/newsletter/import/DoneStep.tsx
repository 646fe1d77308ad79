import { Button, Group, Stack, Text } from '@mantine/core';
import { LinkButton } from '../../shared/buttons.tsx';
import { StepHeading } from '../../shared/import/StepHeading.tsx';
import { count, people } from '../words.tsx';
import type { Added } from './CheckStep.tsx';
import { RecentImports } from './RecentImports.tsx';

export function DoneStep({ added: { added, leftOut }, onAgain }: { added: Added; onAgain: () => void }) {
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
