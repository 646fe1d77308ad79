import { Alert, Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { changeReservation, type DeskChange, type DeskReservationDetail } from '../../api/admin-reservations.ts';
import { ClashError } from '../../api/admin-rooms.ts';
import { ApiError } from '../../api/client.ts';
import { suggestedMailText } from '../../domain/reservations/reservation-mail-text.ts';
import { totalOf } from '../../domain/reservations/reservation-price.ts';
import type { ReservationStatus } from '../../domain/reservations/reservation-status.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { OccupantList } from '../shared/occupants.tsx';
import { useSave } from '../shared/use-save.ts';
import { useUser } from '../shell/contexts.ts';
import { ClashNotice, useClashes } from './clashes.tsx';
import type { Decision } from './decisions.ts';
import { SAME_PLACE } from './words.tsx';

const DONE: Readonly<Record<ReservationStatus, string>> = {
  new: 'Žiadosť opäť čaká na odpoveď.',
  confirmed: 'Rezervácia je potvrdená.',
  rejected: 'Žiadosť je zamietnutá.',
  cancelled: 'Rezervácia je zrušená, miestnosť je voľná.',
  done: 'Rezervácia je ukončená.',
};

const BELOW: Readonly<Record<ReservationStatus, string>> = {
  new: 'Pod text doplníme, o\u00a0čo žiadal.',
  confirmed: 'Pod text doplníme miestnosť, čas, cenu, dni platieb a\u00a0odkaz na zrušenie.',
  rejected: 'Pod text doplníme, o\u00a0čo žiadal, a\u00a0dôvod.',
  cancelled: 'Pod text doplníme, čoho sa to týka, a\u00a0dôvod, ak ho napíšete.',
  done: 'Pod text doplníme, čoho sa to týka.',
};

const NOT_TICKED = 'Najprv zaškrtnite, že o\u00a0tom viete, alebo sa vráťte späť.';

interface Props {
  reservation: DeskReservationDetail;
  decision: Decision;
  onClose: () => void;
}

export function DecisionDialog({ reservation, decision, onClose }: Props) {
  const { id, name, email, source } = reservation;
  // The decision is about the version that was shown when the dialog opened.
  const [version] = useState(reservation.version);
  const { status, mail, isMailOptional, label, submitLabel = label, reason, isDanger } = decision;
  const [isMailWanted, setIsMailWanted] = useState(!isMailOptional);
  const form = useForm({ initialValues: { reason: '', mail_text: suggestedMailText(mail) } });
  const save = useSave({
    call: (change: DeskChange) => changeReservation(id, change),
    done: DONE[status],
    refresh: [['reservations']],
    showsErrors: false,
    onDone: onClose,
  });
  // New requests do not occupy a room yet.
  const known = status === 'confirmed' ? reservation.overlaps.filter((other) => other.status !== 'new') : [];
  const { clashes, override, setOverride } = useClashes(known, save.error);
  const message = save.error instanceof ClashError ? save.error.message : SAME_PLACE;
  const mayOverride = useUser().permissions.includes('override_clashes');
  const isTickMissing = mayOverride && clashes.length > 0 && !override;
  const [wasTickMissed, setWasTickMissed] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isRefused = save.error instanceof ClashError;
  const isFinal = clashes.length > 0 && !mayOverride;
  useEffect(() => {
    if (isFinal && isRefused) notice.current?.focus();
  }, [isFinal, isRefused]);
  const canBeMailed = email !== null && source !== 'block';
  const isMailed = canBeMailed && isMailWanted;
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const hasField: Record<string, boolean> = { reason: reason !== 'none', mail_text: isMailed };
  const withoutField = Object.entries(fields).flatMap(([name, messages]) => (hasField[name] ? [] : messages));
  const isShown = save.error !== null && !isRefused && (withoutField.length > 0 || Object.keys(fields).length === 0);

  return (
    <Modal opened onClose={onClose} closeOnClickOutside={!form.isDirty()} title={`${label}: ${name}`} size="lg">
      <form
        noValidate
        onSubmit={form.onSubmit((words) => {
          setWasTickMissed(isTickMissing);
          if (isTickMissing) return tick.current?.focus();
          if (isFinal) return notice.current?.focus();
          save.mutate({
            status,
            version,
            ...(reason === 'none' ? {} : { reason: words.reason }),
            ...(isMailed ? { mail_text: words.mail_text } : {}),
            override,
          });
        })}
      >
        <Stack gap="md">
          {clashes.length > 0 && (
            <ClashNotice
              message={message}
              clashes={clashes}
              override={override}
              onOverride={setOverride}
              error={wasTickMissed && isTickMissing ? NOT_TICKED : null}
              checkboxRef={tick}
              noticeRef={notice}
            />
          )}
          {status === 'confirmed' && <PriceNote reservation={reservation} />}
          {status === 'new' && <ReopeningNote reservation={reservation} />}
          {isShown && (
            <Alert role="alert" color="red">
              {withoutField.join(' ') || errorText(save.error)}
            </Alert>
          )}
          {reason !== 'none' && (
            <Textarea
              label="Dôvod"
              description={isMailed ? 'Žiadateľ ho dostane v\u00a0e-maile.' : undefined}
              required={reason === 'required'}
              data-autofocus
              minRows={2}
              {...form.getInputProps('reason')}
              error={fields.reason?.join(' ')}
            />
          )}
          {isMailOptional && canBeMailed && (
            <Checkbox
              label="Dať žiadateľovi vedieť e-mailom"
              checked={isMailWanted}
              onChange={(event) => setIsMailWanted(event.currentTarget.checked)}
            />
          )}
          {isMailed ? (
            <Textarea
              label={`E-mail pre ${email}`}
              description={BELOW[status]}
              minRows={6}
              {...form.getInputProps('mail_text')}
              error={fields.mail_text?.join(' ')}
            />
          ) : (
            source !== 'block' && !canBeMailed && <Text>E-mail nemáme, dajte mu vedieť telefonicky.</Text>
          )}
          <Group justify="flex-end">
            <Button onClick={onClose}>Späť</Button>
            <Button
              variant="filled"
              type="submit"
              color={isDanger ? 'red' : 'green'}
              loading={save.isPending}
              // Not disabled: pressing it again moves the focus to the reason.
              data-disabled={isFinal}
              aria-disabled={isFinal}
              h="auto"
              mih="2.75rem"
              styles={{ label: { whiteSpace: 'normal' } }}
            >
              {isMailed ? `${submitLabel} a\u00a0poslať e-mail` : submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function ReopeningNote({ reservation: { would_meet, more_would_meet } }: { reservation: DeskReservationDetail }) {
  return (
    <>
      <Text>Bude znova čakať na odpoveď. Miestnosť pridelíte, až keď ju potvrdíte.</Text>
      {would_meet.length > 0 && (
        <Alert color="red" title="Medzitým je v&nbsp;tom istom čase a&nbsp;miestnosti">
          <OccupantList occupants={would_meet} more={more_would_meet} />
        </Alert>
      )}
    </>
  );
}

function PriceNote({ reservation: { items, suggested_items, price } }: { reservation: DeskReservationDetail }) {
  const total = items.length > 0 ? price.total : totalOf(suggested_items);
  return total === null ? (
    <Alert color="yellow">
      Cena nie je určená, v&nbsp;e-maile nebude. Ak ju chcete oznámiť hneď, vráťte sa a&nbsp;doplňte ju.
    </Alert>
  ) : (
    <Text>
      Cena {items.length > 0 ? '' : 'podľa cenníka '}
      <strong>{formatAmount(total)}</strong>
    </Text>
  );
}
