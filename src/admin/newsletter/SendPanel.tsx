import { Button, Text, TextInput } from '@mantine/core';
import { Check, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type IssueDetail, sendIssue, testIssue } from '../../api/admin-newsletter.ts';
import { IconButton } from '../shared/buttons.tsx';
import { confirmAction } from '../shared/confirm.tsx';
import { useSave } from '../shared/use-save.ts';
import { useUser } from '../shell/contexts.ts';
import styles from './IssueEditor.module.css';
import { issueName, people, toPeople } from './words.tsx';

interface Props {
  /** The last saved version, which is the one that is sent. */
  issue: IssueDetail;
  recipients: number;
  /** Whether the form above has unsaved changes. */
  isDirty: boolean;
}

/** Sends the issue: first as a test to the user, then to all subscribers. */
export function SendPanel({ issue, recipients, isDirty }: Props) {
  const [triedVersion, setTriedVersion] = useState<string | null>(null);
  return (
    <section className={styles.send} aria-labelledby="send">
      <h2 id="send">Skúška a&nbsp;odoslanie</h2>
      {isDirty && <Text role="status">Najprv uložte zmeny, ktoré ste urobili vyššie.</Text>}
      <TestMail id={issue.id} isDirty={isDirty} onSent={() => setTriedVersion(issue.version)} />
      <SendToAll issue={issue} recipients={recipients} isDirty={isDirty} wasTried={triedVersion === issue.version} />
    </section>
  );
}

function TestMail({ id, isDirty, onSent }: { id: string; isDirty: boolean; onSent: () => void }) {
  const { email: own } = useUser();
  const [email, setEmail] = useState(own);
  const test = useSave({ call: () => testIssue(id, email.trim()), done: (message) => message, onDone: onSent });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test.mutate();
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <div className={styles.test}>
        <TextInput
          label="Skúšku poslať na"
          description="Príde len sem, aby ste si vydanie prečítali tak, ako ho dostanú ľudia."
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
    // The version that the question was about, whatever a colleague saves while it is open.
    call: (asked: string) => sendIssue(id, asked),
    done: ({ outcome }) =>
      outcome === 'saved'
        ? 'Vydanie sa odosiela.'
        : { problem: 'Vydanie medzitým niekto zmenil, preto sme ho neodoslali. Pozrite si ho, prosím, znova.' },
    refresh: [['newsletter']],
  });
  const ask = async () => {
    const isSure = await confirmAction({
      title: `Odoslať newsletter na ${issueName(issue)}?`,
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
          ? 'Prehľad zatiaľ nikto neodoberá, nie je komu ho poslať.'
          : `Dostane ho každý, kto teraz odoberá prehľad. Kto sa medzitým odhlási, toho vynecháme.`}
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
