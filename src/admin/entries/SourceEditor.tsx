import { Alert, Button, Code, Group, List, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FileWarning } from 'lucide-react';
import { ApiError } from '../../api/client.ts';
import { changeSource, type EntryRef } from '../../api/entries.ts';
import { withClashQuestion } from '../shared/clash-question.tsx';
import { problemText } from '../shared/content-place.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { LongForm } from '../shared/form-parts.tsx';
import { showProblem, useSave } from '../shared/use-save.ts';
import { DraftKeeper } from './DraftKeeper.tsx';
import type { BrokenEntry } from './entry-kind.ts';

interface Props extends Pick<BrokenEntry, 'file' | 'version' | 'source' | 'problems'> {
  entry: EntryRef;
  /** Also called when somebody else has saved. */
  onSaved: () => void;
}

const AS_CODE = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9375rem',
  whiteSpace: 'pre',
  overflowX: 'auto',
} as const;
const CHANGED =
  'Medzitým to niekto zmenil, načítali sme najnovšiu verziu. Vaša zostala v\u00a0tomto prehliadači a\u00a0ponúkame ju nad formulárom.';

/** Each new version restarts the form, which offers the input of the one before. */
export function SourceEditor(props: Props) {
  return <SourceForm key={props.version} {...props} />;
}

function SourceForm({ entry, file, version, source, problems, onSaved }: Props) {
  const form = useForm({ initialValues: { source } });
  async function send({ source: text }: { source: string }): Promise<void> {
    const { outcome } = await withClashQuestion((override) => changeSource(entry, version, text, override));
    if (outcome === 'saved') return;
    const changed = new ApiError(409, CHANGED);
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
            <List.Item key={`${field} ${message}`}>{problemText({ file, field, message })}</List.Item>
          ))}
        </List>
      </Alert>
      <LongForm>
        <FormShell form={form} onSubmit={save.mutateAsync} onSaved={onSaved} submitLabel="Uložiť opravu">
          <Textarea
            label="Text súboru"
            minRows={12}
            maxRows={30}
            styles={{ input: AS_CODE }}
            spellCheck={false}
            {...form.getInputProps('source')}
          />
          <Group>
            <Button variant="subtle" onClick={() => form.reset()}>
              Vrátiť moje úpravy
            </Button>
          </Group>
        </FormShell>
      </LongForm>
    </>
  );
}
