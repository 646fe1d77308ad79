import { Button, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { type Account, changeAccount, deleteAccount, endSessionsOf, sendReset } from '../../api/users.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { useSave } from '../shared/use-save.ts';
import { useUser } from '../shell/contexts.ts';
import styles from './users.module.css';

const REFRESH = [['users'], ['audit']];

/** The actions on an account besides its roles, each with its consequences. */
export function AccountActions({ account }: { account: Account }) {
  const { id, name, email, state, blocked } = account;
  const navigate = useNavigate();
  const isOneself = useUser().id === id;
  const reset = useSave({ call: () => sendReset(id), done: `Odkaz sme poslali na ${email}.`, refresh: REFRESH });
  const sessions = useSave({
    call: () => endSessionsOf(id),
    done: 'Všetky prihlásenia sú ukončené.',
    refresh: REFRESH,
  });
  const block = useSave({
    call: (blocked: boolean) => changeAccount(id, { blocked }),
    done: (_, blocked) => (blocked ? 'Účet je zablokovaný.' : 'Účet je znova pustený.'),
    refresh: REFRESH,
  });
  const removal = useSave({
    call: () => deleteAccount(id),
    done: 'Účet je zmazaný.',
    onDone: () => navigate('/users', { replace: true }),
  });

  const askToEndSessions = async () => {
    const goesOn = await confirmAction({
      title: 'Ukončiť všetky prihlásenia?',
      text: `${name} sa bude musieť na každom zariadení prihlásiť znova.`,
      confirmLabel: 'Ukončiť prihlásenia',
    });
    if (goesOn) sessions.mutate();
  };
  const askToBlock = async () => {
    const goesOn = await confirmAction({
      title: 'Zablokovať účet?',
      text: `${name} sa hneď odhlási a\u00a0nebude sa môcť prihlásiť, kým účet znova nepustíte. Nič sa nezmaže.`,
      confirmLabel: 'Zablokovať',
      isDanger: true,
    });
    if (goesOn) block.mutate(true);
  };
  const askToDelete = async () => {
    const goesOn = await confirmAction({
      title: 'Zmazať účet natrvalo?',
      text: `Účet ${name} (${email}) zmizne a\u00a0nedá sa vrátiť. Čo z\u00a0neho pribudlo na web, ostane. Ak len nemá teraz pracovať, stačí účet zablokovať.`,
      confirmLabel: 'Zmazať natrvalo',
      isDanger: true,
    });
    if (goesOn) removal.mutate();
  };

  return (
    <section className={styles.part} aria-labelledby="ukony">
      <Title order={2} id="ukony">
        Čo sa dá urobiť
      </Title>
      <ul className={styles.actions}>
        {state !== 'blocked' && (
          <li>
            <p>
              {state === 'invited'
                ? 'Pozvánka sa stratila alebo jej vypršal čas.'
                : 'Zabudnuté heslo: pošleme odkaz, ktorým si človek vyberie nové. K\u00a0vám sa nedostane.'}
            </p>
            <Button loading={reset.isPending} onClick={() => reset.mutate()}>
              {state === 'invited' ? 'Poslať pozvánku znova' : 'Poslať odkaz na nové heslo'}
            </Button>
          </li>
        )}
        <li>
          <p>Stratený telefón či počítač: odhlásime tento účet všade.</p>
          <Button loading={sessions.isPending} onClick={askToEndSessions}>
            Ukončiť prihlásenia
          </Button>
        </li>
        {isOneself ? (
          <li>
            <p>Toto je váš účet. Zablokovať alebo zmazať ho môže len iný správca.</p>
          </li>
        ) : (
          <>
            <li>
              <p>
                {blocked
                  ? 'Účet je zablokovaný. Po pustení sa dá znova prihlásiť.'
                  : 'Dočasne nepustiť: účet ostane, ale prihlásiť sa nedá.'}
              </p>
              {blocked ? (
                <Button loading={block.isPending} onClick={() => block.mutate(false)}>
                  Znova pustiť
                </Button>
              ) : (
                <Button loading={block.isPending} onClick={askToBlock}>
                  Zablokovať
                </Button>
              )}
            </li>
            <li>
              <p>Zmazanie sa nedá vrátiť.</p>
              <Button variant="outline" color="red" loading={removal.isPending} onClick={askToDelete}>
                Zmazať účet
              </Button>
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
