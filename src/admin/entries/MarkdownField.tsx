import { Alert, Button, Input, Stack, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styles from './MarkdownField.module.css';
import { EDITOR_EXTENSIONS, isForRichEditor, readPastedHtml, WRITTEN_SIGNS } from './markdown-editing.ts';

interface Props {
  label: string;
  description?: string;
  name: string;
  value: string;
  onChange: (markdown: string) => void;
  error?: string | null | undefined;
  isRequired?: boolean;
}

/** Text that the editor would damage, such as a table, is edited as Markdown. */
export function MarkdownField(props: Props) {
  const [isSource, setIsSource] = useState(() => !isForRichEditor(props.value));
  const canBeRich = !isSource || isForRichEditor(props.value);
  return (
    <Stack gap="var(--space-1)">
      {isSource ? (
        <SourceText {...props} canBeRich={canBeRich} />
      ) : (
        <RichText {...props} onUnfit={() => setIsSource(true)} />
      )}
      <Button
        variant="subtle"
        style={{ alignSelf: 'start' }}
        disabled={!canBeRich}
        onClick={() => setIsSource((before) => !before)}
      >
        {isSource ? 'Písať v\u00a0editore' : 'Pre pokročilých: Markdown'}
      </Button>
    </Stack>
  );
}

function SourceText({
  label,
  description,
  name,
  value,
  onChange,
  error,
  isRequired = true,
  canBeRich,
}: Props & { canBeRich: boolean }) {
  return (
    <>
      {!canBeRich && (
        <Alert color="yellow">
          Tento text obsahuje niečo, čo by editor nezachoval, napríklad tabuľku. Preto sa upravuje ako Markdown, text so
          značkami.
        </Alert>
      )}
      <Textarea
        label={label}
        description={description}
        required={isRequired}
        minRows={10}
        maxRows={30}
        value={value}
        error={error}
        data-path={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}

const LABELS = {
  boldControlLabel: 'Tučné',
  italicControlLabel: 'Kurzíva',
  h2ControlLabel: 'Nadpis',
  h3ControlLabel: 'Menší nadpis',
  bulletListControlLabel: 'Zoznam s\u00a0odrážkami',
  orderedListControlLabel: 'Číslovaný zoznam',
  blockquoteControlLabel: 'Citát',
  linkControlLabel: 'Odkaz',
  unlinkControlLabel: 'Zrušiť odkaz',
  undoControlLabel: 'Vrátiť poslednú zmenu',
  redoControlLabel: 'Zopakovať vrátenú zmenu',
  linkEditorInputLabel: 'Adresa odkazu',
  linkEditorInputPlaceholder: 'https://',
  linkEditorSave: 'Vložiť',
};

interface RichProps extends Props {
  onUnfit: () => void;
}

function RichText({ label, description, name, value, onChange, error, isRequired = true, onUnfit }: RichProps) {
  const id = useId();
  const describedBy = [description === undefined ? null : `${id}-hint`, error ? `${id}-error` : null]
    .filter((part) => part !== null)
    .join(' ');
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: value,
    contentType: 'markdown',
    immediatelyRender: true,
    enableInputRules: [...WRITTEN_SIGNS],
    onUpdate: ({ editor: changed }) => onChange(changed.getMarkdown()),
    editorProps: {
      transformPastedHTML: readPastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(isRequired),
        'aria-describedby': describedBy,
        'aria-invalid': String(Boolean(error)),
        'data-path': name,
        lang: 'sk',
      },
    },
  });

  // A restored draft or a settled conflict changes the text from outside.
  const follow = useEffectEvent(() => {
    if (editor.getMarkdown().trim() === value.trim()) return;
    if (isForRichEditor(value)) editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
    else onUnfit();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text matters
  useEffect(() => follow(), [editor, value]);

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      required={isRequired}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      descriptionProps={{ id: `${id}-hint` }}
      errorProps={{ id: `${id}-error` }}
    >
      <RichTextEditor editor={editor} labels={LABELS} className={styles.editor} withCodeHighlightStyles={false}>
        <RichTextEditor.Toolbar className={styles.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            {/* Markdown does not store in which window a link opens. */}
            <RichTextEditor.Link styles={{ linkEditorExternalControl: { display: 'none' } }} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
