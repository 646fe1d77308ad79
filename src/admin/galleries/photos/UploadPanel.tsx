import { Button, Group, Progress, Text } from '@mantine/core';
import { photoCount } from '../../../domain/words/plural.ts';
import { DropArea, UploadLine } from '../../media/DropArea.tsx';
import type { Uploads } from '../../media/upload-queue.ts';
import styles from './UploadPanel.module.css';

export function UploadPanel({ uploads: { uploads, stored, total, add, retry, cancel } }: { uploads: Uploads }) {
  const failed = uploads.filter(({ state }) => state === 'failed');
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const onTheWay = uploads.filter(({ state }) => state === 'shrinking' || state === 'sending');
  const share = total === 0 ? 0 : (stored + onTheWay.reduce((sum, { progress }) => sum + progress, 0)) / total;

  return (
    <section aria-label="Pridať fotky">
      <DropArea
        label="Pridať fotky"
        hint="alebo ich sem presuňte zo svojho počítača, pokojne aj sto naraz"
        multiple
        variant="filled"
        onFiles={add}
      >
        {total > 0 && (
          <div className={styles.progress}>
            <Group justify="space-between" gap="xs">
              <Text role="status" fw={600}>
                {`Nahratých ${stored} z\u00a0${total}`}
                {failed.length > 0 && `, nepodarilo sa ${failed.length}`}
              </Text>
              <Group gap="xs">
                {failed.filter(({ failure }) => failure !== 'refused').length > 1 && (
                  <Button onClick={() => retry()}>Skúsiť znova všetky</Button>
                )}
                {(failed.length < uploads.length || failed.length > 1) && (
                  <Button variant="subtle" color="gray" onClick={() => cancel()}>
                    {failed.length < uploads.length ? 'Zrušiť nahrávanie' : 'Vynechať všetky'}
                  </Button>
                )}
              </Group>
            </Group>
            <Progress value={share * 100} size="lg" aria-label="Nahrávanie všetkých fotiek" />
            {[...failed, ...onTheWay].map((upload) => (
              <UploadLine key={upload.id} upload={upload} retry={retry} cancel={cancel} />
            ))}
            {waiting.length > 0 && (
              <details>
                <summary>{`Na odoslanie čaká ešte ${photoCount(waiting.length)}`}</summary>
                <ul className={styles.waiting}>
                  {waiting.map(({ id, name }) => (
                    <li key={id}>{name}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
      </DropArea>
    </section>
  );
}
