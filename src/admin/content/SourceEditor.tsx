import { Alert, Button, Code, Group, List, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FileWarning } from 'lucide-react';
import { changeSource, type EntryRef } from '../../api/admin-content.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { useSave } from '../shared/use-save.ts';
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

/** An entry whose file somebody has broken by hand: the file itself, with what is wrong in it. */
export function SourceEditor({ entry, file, version, source, problems, onSaved }: Props) {
  const form = useForm({ initialValues: { source } });
  const save = useSave({
    call: ({ source: text }: { source: string }) => changeSource(entry, version, text),
    done: (answer) =>
      answer.outcome === 'saved'
        ? 'Súbor je opravený.'
        : { problem: 'Medzitým to niekto zmenil, načítali sme najnovšiu verziu.' },
    refresh: [[entry.section]],
    showsErrors: false,
  });
  const draft = { ...entry, id: `${entry.id}:source` };
  return (
    <>
      <DraftKeeper entry={draft} version={version} form={form} isSaved={save.isSuccess} />
      <Alert
        color="red"
        variant="outline"
        icon={<FileWarning aria-hidden />}
        title="Súbor s týmto záznamom má chybu"
        mb="lg"
      >
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
