import { Alert, Button, Code, Group, List, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FileWarning } from 'lucide-react';
import { changeSource, type EntryRef } from '../../api/admin-content.ts';
import { ApiError } from '../../api/client.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { showProblem, useSave } from '../shared/use-save.ts';
import { DraftKeeper } from './DraftKeeper.tsx';
import styles from './SourceEditor.module.css';

interface Props {
  entry: EntryRef;
  file: string;
  version: string | null;
  source: string;
  problems: readonly { field: string | null; message: string }[];
  /** After it was saved, or somebody else was found to have saved. */
  onSaved: () => void;
}

const CHANGED =
  'Medzitým to niekto zmenil, načítali sme najnovšiu verziu. Vaša zostala v\u00a0tomto prehliadači a\u00a0ponúkame ju nad formulárom.';

/**
 * The text of a file that somebody has broken by hand, with its problems. The form starts again with every version and offers what
 * was typed into the one before.
 */
export function SourceEditor(props: Props) {
  return <SourceForm key={props.version} {...props} />;
}

function SourceForm({ entry, file, version, source, problems, onSaved }: Props) {
  const form = useForm({ initialValues: { source } });
  async function send({ source: text }: { source: string }): Promise<void> {
    const { outcome } = await changeSource(entry, version, text);
    if (outcome === 'saved') return;
    const changed = new ApiError(409, CHANGED);
    // This form gives way to that of the newest version.
    showProblem(changed);
    onSaved();
    throw changed;
  }
  const save = useSave({
    call: send,
    done: 'Súbor je opravený.',
    refresh: [[entry.section]],
    showsErrors: false,
  });
  const draft = { ...entry, id: `${entry.id}:source` };
  return (
    <>
      <DraftKeeper entry={draft} version={version} form={form} />
      <Alert color="red" icon={<FileWarning aria-hidden />} title="Súbor s&nbsp;týmto záznamom má chybu" mb="lg">
        Niekto upravil súbor <Code>content/{file}</Code> mimo administrácie. Kým sa neopraví, na webe zostáva predošlá
        podoba. Opravte ho tu, alebo poproste toho, kto ho upravil.
        <List mt="xs">
          {problems.map(({ field, message }) => (
            <List.Item key={`${field} ${message}`}>
              {field === null ? '' : `${field}: `}
              {message}
            </List.Item>
          ))}
        </List>
      </Alert>
      <FormShell form={form} onSubmit={save.mutateAsync} onSaved={onSaved} submitLabel="Uložiť opravu">
        <Textarea
          label="Text súboru"
          minRows={12}
          maxRows={30}
          classNames={{ input: styles.source }}
          spellCheck={false}
          {...form.getInputProps('source')}
        />
        <Group>
          <Button variant="subtle" onClick={() => form.reset()}>
            Vrátiť moje úpravy
          </Button>
        </Group>
      </FormShell>
    </>
  );
}
