import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Account, changeAccount, deleteAccount, endSessionsOf, sendReset } from '../../api/users.ts';
import { Part, PlainList } from '../shared/layout.tsx';
import { useSave } from '../shared/use-save.ts';
import { useUser } from '../shell/contexts.ts';

const REFRESH = [['users'], ['audit']];

export function AccountActions({ account }: { account: Account }) {
  const { id, name, email, state, blocked } = account;
  const navigate = useNavigate();
  const isOneself = useUser().id === id;
  const reset = useSave({ call: () => sendReset(id), done: `Odkaz sme poslali na ${email}.`, refresh: REFRESH });
  const sessions = useSave({
    call: () => endSessionsOf(id),
    question: () => ({
      title: 'Ukončiť všetky prihlásenia?',
      text: `${name} sa bude musieť na každom zariadení prihlásiť znova.`,
      confirmLabel: 'Ukončiť prihlásenia',
    }),
    done: 'Všetky prihlásenia sú ukončené.',
    refresh: REFRESH,
  });
  const block = useSave({
    call: (blocked: boolean) => changeAccount(id, { blocked }),
    question: () => ({
      title: 'Zablokovať účet?',
      text: `${name} sa hneď odhlási a\u00a0nebude sa môcť prihlásiť, kým účet znova nepustíte. Nič sa nezmaže.`,
      confirmLabel: 'Zablokovať',
      isDanger: true,
    }),
    done: (_, blocked) => (blocked ? 'Účet je zablokovaný.' : 'Účet je znova pustený.'),
    refresh: REFRESH,
  });
  const removal = useSave({
    call: () => deleteAccount(id),
    question: () => ({
      title: 'Zmazať účet natrvalo?',
      text: `Účet ${name} (${email}) zmizne a\u00a0nedá sa vrátiť. Čo z\u00a0neho pribudlo na web, ostane. Ak len nemá teraz pracovať, stačí účet zablokovať.`,
      confirmLabel: 'Zmazať natrvalo',
      isDanger: true,
    }),
    done: 'Účet je zmazaný.',
    onDone: () => navigate('/users', { replace: true }),
  });

  return (
    <Part title="Čo sa dá urobiť">
      <PlainList gap="md">
        {state === 'invited' && (
          <Action text="Pozvánka sa stratila alebo jej vypršal čas.">
            <Button loading={reset.isPending} onClick={() => reset.mutate()}>
              Poslať pozvánku znova
            </Button>
          </Action>
        )}
        {state !== 'invited' && state !== 'blocked' && (
          <Action text="Zabudnuté heslo: pošleme odkaz, ktorým si človek vyberie nové. K&nbsp;vám sa nedostane.">
            <Button loading={reset.isPending} onClick={() => reset.mutate()}>
              Poslať odkaz na nové heslo
            </Button>
          </Action>
        )}
        <Action text="Stratený telefón či počítač: odhlásime tento účet všade.">
          <Button loading={sessions.isPending} onClick={() => sessions.ask()}>
            Ukončiť prihlásenia
          </Button>
        </Action>
        {isOneself && <Action text="Toto je váš účet. Zablokovať alebo zmazať ho môže len iný správca." />}
        {!isOneself && blocked && (
          <Action text="Účet je zablokovaný. Po pustení sa dá znova prihlásiť.">
            <Button loading={block.isPending} onClick={() => block.mutate(false)}>
              Znova pustiť
            </Button>
          </Action>
        )}
        {!isOneself && !blocked && (
          <Action text="Dočasne nepustiť: účet ostane, ale prihlásiť sa nedá.">
            <Button loading={block.isPending} onClick={() => block.ask(true)}>
              Zablokovať
            </Button>
          </Action>
        )}
        {!isOneself && (
          <Action text="Zmazanie sa nedá vrátiť.">
            <Button variant="outline" color="red" loading={removal.isPending} onClick={() => removal.ask()}>
              Zmazať účet
            </Button>
          </Action>
        )}
      </PlainList>
    </Part>
  );
}

function Action({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Group component="li" justify="space-between" gap="var(--space-2) 1.5rem" maw="52rem">
      <Text c="dimmed" flex="1 1 18rem">
        {text}
      </Text>
      {children}
    </Group>
  );
}
