import { Alert, Button, Checkbox, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { CircleX, Clock, Send, Trash2, TriangleAlert } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import {
  changeIssue,
  deleteIssue,
  findIssue,
  type IssueDetail,
  type IssueFields,
  restoreIssue,
  resumeIssue,
  unscheduleIssue,
} from '../../api/admin-newsletter.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { ConflictDialog } from '../entries/ConflictDialog.tsx';
import { DraftKeeper } from '../entries/DraftKeeper.tsx';
import { EntryHead } from '../entries/EntryHead.tsx';
import { MarkdownField } from '../entries/MarkdownField.tsx';
import { PresenceNotice } from '../entries/PresenceNotice.tsx';
import { useEntrySave, useOpenedEntry } from '../entries/use-entry-save.ts';
import { IconButton } from '../shared/buttons.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { FormPart, LongForm } from '../shared/form-parts.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { showProblem, useSave } from '../shared/use-save.ts';
import { EventPicker } from './EventPicker.tsx';
import styles from './IssueEditor.module.css';
import { IssuePreview } from './IssuePreview.tsx';
import { FIELD_NAMES, fromCompared, toCompared, toFields } from './issue-values.ts';
import { SendingPage } from './SendingPage.tsx';
import { SendPanel } from './SendPanel.tsx';
import { issueTitle, NobodyYet, StateBadge } from './words.tsx';

/** The form keeps the version it was opened from when a newer `issue` comes. */
function IssueEditor({ issue }: { issue: IssueDetail }) {
  const navigate = useNavigate();
  const { id, choices } = issue;
  const isMessage = issue.kind === 'message';
  const entry = { section: 'newsletter', id } as const;
  const form = useForm<IssueFields>({ initialValues: toFields(issue) });
  const { opened, show, keep } = useOpenedEntry(form, issue, toFields);
  const { save, conflict, closeConflict } = useEntrySave({
    call: ({ fields, version }: { fields: IssueFields; version: string }) => changeIssue(id, version, fields),
    done: 'Uložené.',
    refresh: [['newsletter']],
  });
  const theirs = conflict?.theirs ?? null;

  const leave = () => {
    form.resetDirty();
    navigate('/newsletter');
  };
  const removal = useRemoval(opened, leave);
  const hasPreview = !removal.isPending && removal.data?.outcome !== 'saved';
  const { introduction: introductionError, event_ids: eventsError } = form.errors;
  return (
    <>
      <PageHeader
        title={issueTitle(issue)}
        lead={
          isMessage
            ? 'Jedna správa všetkým odberateľom, keď sa v\u00a0programe niečo zmení.'
            : 'Napíšte úvod, vyberte podujatia, pošlite si skúšku a\u00a0potom všetkým.'
        }
      >
        <DraftHead issue={{ ...opened, state: issue.state }} removal={removal} />
      </PageHeader>
      {issue.recipients === 0 && <NobodyYet />}
      <Waiting issue={issue} />
      <div className={styles.columns}>
        <LongForm>
          <PresenceNotice entry={entry} />
          <DraftKeeper entry={entry} version={opened.version} form={form} />
          <FormShell
            form={form}
            onSubmit={(fields) => save.mutateAsync({ fields, version: opened.version })}
            onSaved={keep}
            submitLabel="Uložiť"
            keepsInput
          >
            <FormPart title={isMessage ? 'Predmet a\u00a0text' : 'Predmet a\u00a0úvod'}>
              <TextInput
                label="Predmet"
                description="To prvé, čo ľudia uvidia v&nbsp;schránke."
                required
                maxLength={150}
                {...form.getInputProps('subject')}
              />
              <MarkdownField
                label={isMessage ? 'Text správy' : 'Úvod'}
                description={
                  isMessage
                    ? 'Čo sa zmenilo a\u00a0čo majú ľudia urobiť, napríklad so vstupenkami.'
                    : 'Pár viet od vás nad podujatiami. Môže zostať prázdny.'
                }
                name="introduction"
                isRequired={false}
                value={form.values.introduction}
                onChange={(markdown) => form.setFieldValue('introduction', markdown)}
                error={typeof introductionError === 'string' ? introductionError : null}
              />
            </FormPart>
            <FormPart title={isMessage ? 'Podujatie, o\u00a0ktoré ide (nepovinné)' : 'Podujatia'}>
              <EventPicker
                isMessage={isMessage}
                choices={choices}
                value={form.values.event_ids}
                onChange={(ids) => form.setFieldValue('event_ids', ids)}
                error={eventsError}
              />
            </FormPart>
            {isMessage && (
              <FormPart title="Archív">
                <Checkbox
                  label="Ukázať správu aj v&nbsp;archíve na webe"
                  description="Inak ju uvidia len tí, komu príde."
                  {...form.getInputProps('in_archive', { type: 'checkbox' })}
                />
              </FormPart>
            )}
          </FormShell>
        </LongForm>
        <div className={styles.aside}>
          <IssuePreview id={id} fields={form.values} isCurrent={hasPreview} />
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
            const fields = fromCompared(chosen);
            form.setValues(fields);
            save.mutate({ fields, version: theirs.version }, { onSuccess: (next) => show(next), onError: showProblem });
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

function Waiting({ issue: { id, state, scheduled_at, pause_reason } }: { issue: IssueDetail }) {
  const refresh = [['newsletter']];
  const back = useSave({ call: () => unscheduleIssue(id), done: 'Odoslanie už nie je naplánované.', refresh });
  const resume = useSave({ call: () => resumeIssue(id), done: 'Odosiela sa.', refresh });
  if (scheduled_at !== null)
    return (
      <Alert
        mb="lg"
        role="status"
        color="green"
        icon={<Clock aria-hidden />}
        title={`Odíde ${formatDateTime(scheduled_at)}`}
      >
        <Stack align="flex-start">
          <Text>
            Dovtedy sa dá všetko meniť, pošle sa to, čo uložíte. Ak sa medzitým zmení niektoré z&nbsp;podujatí alebo
            veľmi pribudne odberateľov, neodíde nič a&nbsp;napíšeme vám e-mail.
          </Text>
          <IconButton icon={CircleX} loading={back.isPending} onClick={() => back.mutate()}>
            Zrušiť naplánovanie
          </IconButton>
        </Stack>
      </Alert>
    );
  if (state !== 'paused') return null;
  return (
    <Alert mb="lg" role="alert" color="red" icon={<TriangleAlert aria-hidden />} title="Neodoslalo sa samo">
      <Stack align="flex-start">
        <Text>{pause_reason ?? 'Web bol obnovený zo zálohy, preto čaká na vaše rozhodnutie.'}</Text>
        <Text>Nikomu nič neprišlo. Opravte, čo treba, a&nbsp;odošlite to dole, alebo to naplánujte znova.</Text>
        <Group gap="xs">
          <IconButton icon={Send} loading={resume.isPending} onClick={() => resume.mutate()}>
            Odoslať tak, ako je
          </IconButton>
          <Button loading={back.isPending} onClick={() => back.mutate()}>
            Späť na koncept
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function removalLabel({ kind }: IssueDetail): string {
  return kind === 'message' ? 'Zmazať správu' : 'Zmazať návrh';
}

function useRemoval(issue: IssueDetail, onDeleted: () => void) {
  const isMessage = issue.kind === 'message';
  const removed = isMessage ? 'Správa je zmazaná.' : 'Návrh vydania je zmazaný.';
  return useSave({
    call: (asked: string) => deleteIssue(issue.id, asked),
    question: () => ({
      title: isMessage ? 'Zmazať správu?' : 'Zmazať návrh vydania?',
      text: `„${issue.subject}“ zmizne a\u00a0nikomu neodíde. Podujatia na webe ostanú. Vrátiť sa to dá ešte mesiac.`,
      confirmLabel: removalLabel(issue),
      isDanger: true,
    }),
    done: ({ outcome }) =>
      outcome === 'saved' ? removed : { problem: 'Medzitým to niekto zmenil. Pozrite si to, prosím, znova.' },
    undo: ({ outcome }) =>
      outcome === 'saved' ? () => restoreIssue(issue.id).then(({ subject }) => `Späť je: ${subject}`) : null,
    refresh: [['newsletter', 'list']],
    onDone: ({ outcome }) => {
      if (outcome === 'saved') onDeleted();
    },
  });
}

interface DraftHeadProps {
  issue: IssueDetail;
  removal: ReturnType<typeof useRemoval>;
}

function DraftHead({ issue, removal }: DraftHeadProps) {
  return (
    <EntryHead
      badges={<StateBadge state={issue.state} />}
      onSite={null}
      history={null}
      isBusy={removal.isPending}
      menu={
        <Menu.Item
          c="var(--red-text)"
          leftSection={<Trash2 aria-hidden size={18} />}
          onClick={() => removal.ask(issue.version)}
        >
          {removalLabel(issue)}
        </Menu.Item>
      }
    />
  );
}

/** During a pause the last mails under way are still counted. */
const INTERVALS_MS: Readonly<Partial<Record<IssueDetail['state'], number>>> = {
  scheduled: 30_000,
  sending: 2000,
  paused: 5000,
};

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
        <PageHeader title="Newsletter" />
        <QueryState query={issue} missing={[{ to: '/newsletter', label: 'Všetky vydania a\u00a0správy' }]} />
      </>
    );
  const { data } = issue;
  return data.has_begun ? <SendingPage key={id} issue={data} /> : <IssueEditor key={id} issue={data} />;
}
