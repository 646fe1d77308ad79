import { Alert, Button, Text, TextInput } from '@mantine/core';
import { Check, Clock, Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { type IssueDetail, scheduleIssue, sendIssue, testIssue } from '../../api/admin-newsletter.ts';
import { ApiError } from '../../api/client.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { toWallClock } from '../../domain/time/written-moment.ts';
import { DateTimeField, momentProblems } from '../entries/DateTimeField.tsx';
import { IconButton } from '../shared/buttons.tsx';
import { confirmAction } from '../shared/confirm.tsx';
import { useSave } from '../shared/use-save.ts';
import { useUser } from '../shell/contexts.ts';
import styles from './IssueEditor.module.css';
import { issueName, people, toPeople } from './words.tsx';

interface Props {
  issue: IssueDetail;
  recipients: number;
  isDirty: boolean;
}

export function SendPanel({ issue, recipients, isDirty }: Props) {
  const [triedVersion, setTriedVersion] = useState<string | null>(null);
  return (
    <section className={styles.send} aria-labelledby="send">
      <h2 id="send">Skúška a&nbsp;odoslanie</h2>
      {isDirty && <Text role="status">Najprv uložte zmeny, ktoré ste urobili vyššie.</Text>}
      <TestMail id={issue.id} isDirty={isDirty} onSent={() => setTriedVersion(issue.version)} />
      <SendToAll issue={issue} recipients={recipients} isDirty={isDirty} wasTried={triedVersion === issue.version} />
      <SendLater issue={issue} recipients={recipients} isDirty={isDirty} />
    </section>
  );
}

function TestMail({ id, isDirty, onSent }: { id: string; isDirty: boolean; onSent: () => void }) {
  const { email: own } = useUser();
  const [email, setEmail] = useState(own);
  const test = useSave({ call: () => testIssue(id, email.trim()), done: (message) => message, onDone: onSent });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    test.mutate();
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <div className={styles.test}>
        <TextInput
          label="Skúšku poslať na"
          description="Príde len sem, aby ste videli, čo dostanú ľudia."
          type="email"
          required
          withAsterisk={false}
          flex="1 1 16rem"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isDirty} loading={test.isPending}>
          Poslať skúšku
        </Button>
      </div>
      {test.isSuccess && (
        <p className={styles.sent}>
          <Check aria-hidden size={20} /> {test.data}
        </p>
      )}
    </form>
  );
}

function SendToAll({ issue, recipients, isDirty, wasTried }: Props & { wasTried: boolean }) {
  const { id, version, subject } = issue;
  const send = useSave({
    // Sends the version that was asked about, even if a newer one is saved meanwhile.
    call: (asked: string) => sendIssue(id, asked),
    done: ({ outcome }) =>
      outcome === 'saved'
        ? 'Odosiela sa.'
        : { problem: 'Medzitým to niekto zmenil, preto sme nič neodoslali. Pozrite si to, prosím, znova.' },
    refresh: [['newsletter']],
  });
  const ask = async () => {
    const isSure = await confirmAction({
      title: issue.kind === 'message' ? 'Odoslať správu?' : `Odoslať newsletter na ${issueName(issue)}?`,
      text: (
        <>
          <Text>
            E-mail „{subject}“ dostane <strong>{people(recipients)}</strong>.
          </Text>
          {!wasTried && <Text mt="sm">Toto znenie ste si zatiaľ neposlali na skúšku.</Text>}
          <Text mt="sm">Čo odišlo, sa už nedá vziať späť ani opraviť. Odosielanie môžete kedykoľvek pozastaviť.</Text>
        </>
      ),
      confirmLabel: `Odoslať ${toPeople(recipients)}`,
    });
    if (isSure) send.mutate(version);
  };
  return (
    <div className={styles.step}>
      <p>
        {recipients === 0
          ? 'Prehľad zatiaľ nikto neodoberá, nie je komu písať.'
          : 'Dostane to každý, kto teraz odoberá prehľad. Kto sa medzitým odhlási, toho vynecháme.'}
      </p>
      <IconButton
        variant="filled"
        icon={Send}
        disabled={isDirty || recipients === 0}
        loading={send.isPending}
        onClick={() => void ask()}
      >
        Odoslať {toPeople(recipients)}
      </IconButton>
    </div>
  );
}

function SendLater({ issue: { id, version, scheduled_at }, recipients, isDirty }: Props) {
  const [at, setAt] = useState(scheduled_at === null ? '' : toWallClock(scheduled_at));
  const save = useSave({
    call: (wallClock: string) => scheduleIssue(id, version, wallClock),
    done: (answer) =>
      answer.outcome === 'saved'
        ? `Odíde ${formatDateTime(answer.entry.scheduled_at ?? '')}.`
        : { problem: 'Medzitým to niekto zmenil, preto sme nič nenaplánovali. Pozrite si to, prosím, znova.' },
    refresh: [['newsletter']],
    showsErrors: false,
  });
  const [typingProblem, setTypingProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = at === '' ? 'Vyberte deň a\u00a0čas, kedy sa má odoslať.' : (momentProblems({ at }).at ?? null);
    setTypingProblem(problem);
    if (problem === null) save.mutate(at);
  };
  const refusal = save.error instanceof ApiError ? save.error.fields.at?.join(' ') : undefined;
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <DateTimeField
        label="Kedy odoslať"
        description="Odíde do piatich minút po tomto čase."
        name="at"
        value={at}
        onChange={(wallClock) => {
          setAt(wallClock);
          setTypingProblem(null);
          save.reset();
        }}
        error={typingProblem ?? refusal}
      />
      {save.error !== null && refusal === undefined && (
        <Alert role="alert" color="red">
          {errorText(save.error)}
        </Alert>
      )}
      <IconButton type="submit" icon={Clock} disabled={isDirty || recipients === 0} loading={save.isPending}>
        {scheduled_at === null ? 'Naplánovať odoslanie' : 'Zmeniť čas odoslania'}
      </IconButton>
    </form>
  );
}
