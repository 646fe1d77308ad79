import { Group, Stack, Title } from '@mantine/core';
import { Braces, FileText } from 'lucide-react';
import { downloadFile } from '../../api/admin-client.ts';
import { downloadAnswer, type PersonalData } from '../../api/data-duties.ts';
import { type AccessAnswer, accessAnswer } from '../../domain/data-duties/access-answer.ts';
import type { AnswerFrame } from '../../domain/data-duties/answer-sections.ts';
import { IconButton } from '../shared/buttons.tsx';
import { FactList, Hint } from '../shared/layout.tsx';
import { useSave } from '../shared/use-save.ts';
import styles from './AnswerLetter.module.css';

interface Props {
  found: PersonalData;
  confirmed: readonly string[];
}

export function Answer({ found, confirmed }: Props) {
  const { email, phone, name, at, frame } = found;
  const items = found.items.filter(({ found_by, id }) => found_by === 'email' || confirmed.includes(id));
  const paper = useSave({
    call: () => downloadAnswer({ email, phone, name, confirmed: [...confirmed] }),
    sensitive: 'file',
    done: 'Odpoveď je stiahnutá.',
    refresh: [['audit']],
  });
  return (
    <Stack component="section" aria-labelledby="odpoved">
      <Title order={2} id="odpoved">
        Odpoveď, ktorú môžete poslať
      </Title>
      <Hint>
        {items.length === 0
          ? 'Prečítajte si ju a\u00a0pošlite ako PDF.'
          : 'Prečítajte si ju a\u00a0pošlite ako PDF. Priložte aj údaje v\u00a0súbore JSON: človek má právo odniesť si ich inam.'}{' '}
        Posielajte ich na adresu, o&nbsp;ktorej viete, že patrí tomu, kto sa pýta.
      </Hint>
      <Group>
        <IconButton variant="filled" icon={FileText} loading={paper.isPending} onClick={() => paper.mutate()}>
          Stiahnuť odpoveď (PDF)
        </IconButton>
        {items.length > 0 && (
          <IconButton icon={Braces} onClick={() => saveData(found, items)}>
            Stiahnuť údaje (JSON)
          </IconButton>
        )}
      </Group>
      <AnswerLetter answer={accessAnswer({ email, phone, name, at, items }, frame)} centre={frame.centre} />
    </Stack>
  );
}

/** Leaves out reservations that belong to others (GDPR 20). */
function saveData({ email, phone, name, at }: PersonalData, items: PersonalData['items']): void {
  const records = items.map(({ after_erasure: _, found_by: __, ...record }) => record);
  const text = JSON.stringify({ email, phone, name, at, items: records }, null, 2);
  void downloadFile(Promise.resolve(new Response(text)), 'osobne-udaje.json');
}

export function AnswerLetter({ answer, centre }: { answer: AccessAnswer; centre: AnswerFrame['centre'] }) {
  return (
    <article className={styles.letter} aria-label={answer.title}>
      <header className={styles.head}>
        <strong>{centre.name}</strong>
        <span>
          {centre.street}, {centre.postal_code} {centre.city}
        </span>
        <span>
          {centre.email}, {centre.phone}
        </span>
      </header>
      <p>{answer.placeAndDay}</p>
      <Title order={3}>{answer.title}</Title>
      {answer.introduction.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {answer.asked.length > 0 && (
        <>
          <Title order={4}>Podľa čoho sme hľadali</Title>
          <FactList facts={answer.asked} />
        </>
      )}
      {answer.parts.map(({ title, terms, records, lines, omitted }) => (
        <section key={title}>
          <Title order={4}>{title}</Title>
          <FactList facts={terms} />
          {records.map((record, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the records of an answer never move
            <div key={at}>
              <Title order={5}>{record.title}</Title>
              <FactList facts={record.facts} />
            </div>
          ))}
          {lines.length > 0 && <Lines lines={lines} />}
          {omitted !== null && <p>{omitted}</p>}
        </section>
      ))}
      {answer.sections.map(({ title, paragraphs, list }) => (
        <section key={title}>
          <Title order={4}>{title}</Title>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {list.length > 0 && <Lines lines={list} />}
        </section>
      ))}
      <p>
        {answer.closing.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never move
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
