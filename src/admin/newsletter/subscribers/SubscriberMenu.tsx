import { ActionIcon, Menu } from '@mantine/core';
import { Ban, EllipsisVertical, Undo2, UserMinus } from 'lucide-react';
import { liftSuppression, removeSubscriber, type Subscriber } from '../../../api/admin-newsletter.ts';
import { confirmAction } from '../../shared/confirm.tsx';
import { useSave } from '../../shared/use-save.ts';
import styles from './SubscribersPage.module.css';

interface Props {
  subscriber: Subscriber;
  onSuppress: (email: string) => void;
}

/** What can be done about one address. */
export function SubscriberMenu({ subscriber: { id, email, state, suppressed }, onSuppress }: Props) {
  const refresh = [['newsletter']];
  const removal = useSave({
    call: () => removeSubscriber(id),
    done: state === 'pending' ? 'Žiadosť je zahodená.' : 'Adresa je odhlásená.',
    refresh,
  });
  const lift = useSave({
    call: () => liftSuppression(id),
    done: 'Na adresu už zase posielame, ak prehľad odoberá.',
    refresh,
  });
  const name = email ?? 'neuchovaná adresa';

  const askRemove = async () => {
    const isSure = await confirmAction({
      title: state === 'pending' ? `Zahodiť žiadosť ${name}?` : `Odhlásiť ${name}?`,
      text:
        state === 'pending'
          ? 'Odkaz, ktorý dostal e-mailom, prestane platiť. Prihlásiť sa môže kedykoľvek znova.'
          : 'Prehľad mu prestane chodiť, ako keby sa odhlásil sám. Prihlásiť sa môže kedykoľvek znova.',
      confirmLabel: state === 'pending' ? 'Zahodiť žiadosť' : 'Odhlásiť',
      isDanger: true,
    });
    if (isSure) removal.mutate();
  };
  const askLift = async () => {
    const isSure = await confirmAction({
      title: `Zase posielať na ${name}?`,
      text: 'Urobte to len vtedy, keď vás o\u00a0to majiteľ adresy požiadal, alebo keď mu schránka už funguje. Kto prehľad neodoberá, tomu ani potom nič nepríde.',
      confirmLabel: 'Zase posielať',
    });
    if (isSure) lift.mutate();
  };

  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon
          className={styles.menu ?? ''}
          aria-label={`Čo urobiť: ${name}`}
          loading={removal.isPending || lift.isPending}
        >
          <EllipsisVertical aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {suppressed !== null ? (
          <Menu.Item leftSection={<Undo2 aria-hidden size={18} />} onClick={askLift}>
            Zase posielať
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<Ban aria-hidden size={18} />} onClick={() => onSuppress(email ?? '')}>
            Nikdy neposielať
          </Menu.Item>
        )}
        {state !== 'suppressed' && (
          <Menu.Item c="var(--red-text)" leftSection={<UserMinus aria-hidden size={18} />} onClick={askRemove}>
            {state === 'pending' ? 'Zahodiť žiadosť' : 'Odhlásiť'}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
