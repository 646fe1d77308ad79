import { Menu, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { changeIssue, deleteIssue, findIssue, type IssueDetail, type IssueFields } from '../../api/admin-newsletter.ts';
import { ConflictDialog } from '../entries/ConflictDialog.tsx';
import { DraftKeeper } from '../entries/DraftKeeper.tsx';
import { MarkdownField } from '../entries/MarkdownField.tsx';
import { PresenceNotice } from '../entries/PresenceNotice.tsx';
import { useEntrySave, useOpenedEntry } from '../entries/use-entry-save.ts';
import { IconButton } from '../shared/buttons.tsx';
import { FormPart, FormShell, LongForm } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { showProblem, useSave } from '../shared/use-save.ts';
import { EventPicker } from './EventPicker.tsx';
import styles from './IssueEditor.module.css';
import { IssuePreview } from './IssuePreview.tsx';
import { FIELD_NAMES, fromCompared, toCompared, toFields } from './issue-values.ts';
import { SendingPage } from './SendingPage.tsx';
import { SendPanel } from './SendPanel.tsx';
import { issueName, StateBadge } from './words.tsx';

/**
 * The form of an issue beside its preview, with the panel that sends it below.
 * @param issue the issue on the server now; the form keeps the version it was opened from
 */
function IssueEditor({ issue }: { issue: IssueDetail }) {
  const navigate = useNavigate();
  const { id, choices } = issue;
  const entry = { section: 'newsletter', id } as const;
  const form = useForm<IssueFields>({ initialValues: toFields(issue) });
  const { opened, show, keep } = useOpenedEntry(form, issue, toFields);
  const { save, conflict, closeConflict } = useIssueSave(id);
  const theirs = conflict?.theirs ?? null;

  const leave = () => {
    form.resetDirty();
    navigate('/newsletter');
  };
  const { introduction: introductionError, event_ids: eventsError } = form.errors;
  return (
    <>
      <PageHeader
        title={`Newsletter na ${issueName(issue)}`}
        lead="Napíšte úvod, vyberte podujatia, pošlite si skúšku a&nbsp;potom všetkým."
      >
        <StateBadge state={issue.state} />
        <DraftMenu issue={opened} onDeleted={leave} />
      </PageHeader>
      <div className={styles.columns}>
        <LongForm>
          <PresenceNotice entry={entry} />
          <DraftKeeper entry={entry} version={opened.version} form={form} />
          <FormShell
            form={form}
            onSubmit={(fields) => save.mutateAsync({ fields, version: opened.version })}
            onSaved={keep}
            submitLabel="Uložiť"
          >
            <FormPart title="Predmet a&nbsp;úvod">
              <TextInput
                label="Predmet"
                description="To prvé, čo ľudia uvidia v&nbsp;schránke."
                required
                maxLength={150}
                {...form.getInputProps('subject')}
              />
              <MarkdownField
                label="Úvod"
                description="Pár viet od vás nad podujatiami. Môže zostať prázdny."
                name="introduction"
                isRequired={false}
                value={form.values.introduction}
                onChange={(markdown) => form.setFieldValue('introduction', markdown)}
                error={typeof introductionError === 'string' ? introductionError : null}
              />
            </FormPart>
            <FormPart title="Podujatia">
              <EventPicker
                choices={choices}
                value={form.values.event_ids}
                onChange={(ids) => form.setFieldValue('event_ids', ids)}
                error={eventsError}
              />
            </FormPart>
          </FormShell>
        </LongForm>
        <div className={styles.aside}>
          <IssuePreview id={id} fields={form.values} />
        </div>
        <SendPanel issue={opened} recipients={issue.recipients} isDirty={form.isDirty()} />
      </div>
      {conflict !== null && theirs !== null && (
        <ConflictDialog
          base={toCompared(opened, choices)}
          mine={toCompared(conflict.mine, choices)}
          theirs={toCompared(theirs, theirs.choices)}
          fieldNames={FIELD_NAMES}
          isSaving={save.isPending}
          onResolve={(chosen) => {
            const fields = fromCompared(chosen, conflict.mine, theirs);
            form.setValues(fields);
            save.mutate({ fields, version: theirs.version }, { onSuccess: show, onError: showProblem });
          }}
          onDiscard={() => {
            closeConflict();
            show(theirs);
          }}
          onClose={closeConflict}
        />
      )}
    </>
  );
}

function DraftMenu({ issue, onDeleted }: { issue: IssueDetail; onDeleted: () => void }) {
  const { id, version } = issue;
  const removal = useSave({
    call: (asked: string) => deleteIssue(id, asked),
    question: () => ({
      title: 'Zmazať návrh vydania?',
      text: `Návrh na ${issueName(issue)} zmizne a\u00a0späť sa vziať nedá. Podujatia na webe ostanú.`,
      confirmLabel: 'Zmazať návrh',
      isDanger: true,
    }),
    done: ({ outcome }) =>
      outcome === 'saved'
        ? 'Návrh vydania je zmazaný.'
        : { problem: 'Medzitým ho niekto zmenil. Pozrite si ho, prosím, znova.' },
    refresh: [['newsletter', 'list']],
    onDone: ({ outcome }) => {
      if (outcome === 'saved') onDeleted();
    },
  });
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <IconButton icon={EllipsisVertical} loading={removal.isPending}>
          Ďalšie možnosti
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          c="var(--red-text)"
          leftSection={<Trash2 aria-hidden size={18} />}
          onClick={() => removal.ask(version)}
        >
          Zmazať návrh
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** How often the page fetches the progress of a sending; during a pause the last mails under way are still counted. */
const INTERVALS_MS: Readonly<Partial<Record<IssueDetail['state'], number>>> = { sending: 2000, paused: 5000 };

/** One issue: the form while it is a draft, then its sending. */
export function IssuePage() {
  const { id = '' } = useParams();
  const issue = useQuery({
    queryKey: ['newsletter', 'one', id],
    queryFn: () => findIssue(id),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : (INTERVALS_MS[data.state] ?? false)),
  });
  if (issue.data === undefined)
    return (
      <>
        <PageHeader title="Vydanie" />
        <QueryState query={issue} />
      </>
    );
  const { data } = issue;
  return data.state === 'draft' ? <IssueEditor key={id} issue={data} /> : <SendingPage key={id} issue={data} />;
}

/** Saves the fields of an issue over the version they were made from. */
function useIssueSave(id: string) {
  return useEntrySave({
    call: ({ fields, version }: { fields: IssueFields; version: string }) => changeIssue(id, version, fields),
    done: 'Vydanie je uložené.',
    refresh: [['newsletter']],
  });
}
