import { Title } from '@mantine/core';
import type { AccessAnswer } from '../../domain/data-duties/access-answer.ts';
import type { AnswerFrame } from '../../domain/data-duties/answer-sections.ts';
import { FactList } from '../shared/layout.tsx';
import styles from './AnswerLetter.module.css';

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
