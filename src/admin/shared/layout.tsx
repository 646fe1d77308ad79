import { Stack, type StackProps, Text, type TextProps, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './layout.module.css';

export type Fact = readonly [name: string, value: ReactNode];

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FramedList({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <PlainList lines="between" bd="1px solid var(--line-soft)" bg="var(--white)" aria-labelledby={labelledBy}>
      {children}
    </PlainList>
  );
}

export function FramedRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}

export function Hint(text: TextProps & { children: ReactNode }) {
  return <Text c="dimmed" fz="sm" maw="65ch" {...text} />;
}

export function Frame(props: StackProps & { component?: 'div' | 'li' | 'section' }) {
  return <Stack component="section" p="var(--space-5)" bg="var(--white)" bd="1px solid var(--line-soft)" {...props} />;
}

interface PartProps {
  title: ReactNode;
  hasLine?: boolean;
  children: ReactNode;
}

export function Part({ title, hasLine = true, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} data-line={hasLine} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

interface PlainListProps extends StackProps {
  component?: 'ul' | 'ol';
  lines?: 'above' | 'between';
}

export function PlainList({ lines, ...list }: PlainListProps) {
  return <Stack component="ul" gap={0} {...list} className={styles.plain ?? ''} data-lines={lines} />;
}
