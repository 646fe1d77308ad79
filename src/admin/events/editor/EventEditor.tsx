import { Button, Menu } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CopyPlus, EllipsisVertical, History, Images, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deleteEvent, type EventFields } from '../../../api/admin-events.ts';
import { eventPath } from '../../../domain/events/card-event.ts';
import { ConflictDialog } from '../../entries/ConflictDialog.tsx';
import { DraftKeeper } from '../../entries/DraftKeeper.tsx';
import { OnSiteLink } from '../../entries/OnSiteLink.tsx';
import { PresenceNotice } from '../../entries/PresenceNotice.tsx';
import { useOpenedEntry } from '../../entries/use-opened-entry.ts';
import { confirmAction } from '../../shared/confirm.tsx';
import { LongForm } from '../../shared/FormShell.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { useNow } from '../../shared/use-now.ts';
import { showProblem, useSave } from '../../shared/use-save.ts';
import { EventBadges } from '../EventBadges.tsx';
import { EventForm } from '../form/EventForm.tsx';
import { FIELD_NAMES, mergedValues, toFields, toValues } from '../form/event-values.ts';
import { validateEvent } from '../form/validate-event.ts';
import styles from './EventEditor.module.css';
import { EventPreview } from './EventPreview.tsx';
import { useEventCreation, useEventSave } from './use-event-save.ts';

/**
 * An event in its form, beside how visitors will see it.
 * @param event as it is on the server now; the form stays with the version it was opened from
 */
export function EventEditor({ event }: { event: EventFields }) {
  const navigate = useNavigate();
  const nowMs = useNow();
  const id = String(event.id);
  const entry = { section: 'events', id } as const;
  const form = useForm({ initialValues: toValues(event), validate: validateEvent });
  const { opened, show, keep } = useOpenedEntry(form, event, toValues);
  const { save, conflict, closeConflict } = useEventSave(id);
  const creation = useEventCreation();
  // Counts conflicts that are settled: what the form said of them is over.
  const [settled, setSettled] = useState(0);
  const base = toFields(toValues(opened));

  // What is typed is not to be saved any more.
  const leave = (path: string) => {
    form.resetDirty();
    navigate(path);
  };
  const settle = (next: EventFields) => {
    show(next);
    setSettled((count) => count + 1);
  };
  const resolve = (fields: Record<string, unknown>) => {
    const theirs = conflict?.theirs ?? null;
    if (theirs === null)
      return creation.mutate(fields, {
        onSuccess: (made) => leave(`/events/${made.id}`),
        onError: showProblem,
      });
    form.setValues(mergedValues(theirs, fields));
    save.mutate({ fields, version: theirs.version ?? '' }, { onSuccess: settle, onError: showProblem });
  };
  const discard = () => {
    closeConflict();
    if (conflict?.theirs) return settle(conflict.theirs);
    leave('/events');
  };

  return (
    <>
      <PageHeader title={opened.title}>
        <EventBadges
          event={{ ...opened, publication: event.publication, problems: event.problems }}
          nowMs={nowMs}
          isOpened
        />
        <EventMenu event={event} onDeleted={() => leave(`/events/${id}/history`)} />
      </PageHeader>
      <div className={styles.columns}>
        <LongForm>
          <PresenceNotice entry={entry} />
          <DraftKeeper entry={entry} version={opened.version} form={form} />
          <EventForm
            key={settled}
            form={form}
            onSubmit={(values) => save.mutateAsync({ fields: toFields(values), version: opened.version ?? '' })}
            onSaved={keep}
            submitLabel="Uložiť"
          />
        </LongForm>
        <EventPreview values={form.values} id={event.id} />
      </div>
      {conflict !== null && (
        <ConflictDialog
          base={base}
          mine={conflict.mine}
          theirs={conflict.theirs === null ? null : toFields(toValues(conflict.theirs))}
          fieldNames={FIELD_NAMES}
          isSaving={save.isPending || creation.isPending}
          onResolve={resolve}
          onDiscard={discard}
          onClose={closeConflict}
        />
      )}
    </>
  );
}

function EventMenu({ event, onDeleted }: { event: EventFields; onDeleted: () => void }) {
  const id = String(event.id);
  const removal = useSave({
    call: (asked: string) => deleteEvent(id, asked),
    done: (answer) =>
      answer.outcome === 'saved'
        ? 'Podujatie je zmazané.'
        : { problem: 'Medzitým to niekto zmenil. Pozrite si to, prosím, znova.' },
    refresh: [['events']],
    onDone: (answer) => {
      if (answer.outcome === 'saved') onDeleted();
    },
  });
  const remove = async () => {
    const isSure = await confirmAction({
      title: 'Zmazať podujatie?',
      text: `„${event.title}“ zmizne z\u00a0webu aj s\u00a0fotografiami. Ak bolo len zrušené, radšej to označte vo formulári, aby sa to ľudia dozvedeli. Zmazané podujatie sa dá obnoviť z\u00a0histórie.`,
      confirmLabel: 'Zmazať podujatie',
      isDanger: true,
    });
    if (isSure) removal.mutate(event.version ?? '');
  };
  return (
    <>
      {event.publication.state === 'live' && !event.draft && <OnSiteLink href={eventPath(event)} />}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<EllipsisVertical aria-hidden size={18} />}
            loading={removal.isPending}
          >
            Ďalšie možnosti
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/events/new?copy=${id}`} leftSection={<CopyPlus aria-hidden size={18} />}>
            Kopírovať na budúci rok
          </Menu.Item>
          <Menu.Item component={Link} to={`/gallery/${id}`} leftSection={<Images aria-hidden size={18} />}>
            Fotky
          </Menu.Item>
          <Menu.Item component={Link} to={`/events/${id}/history`} leftSection={<History aria-hidden size={18} />}>
            História zmien
          </Menu.Item>
          <Menu.Item c="var(--red-text)" leftSection={<Trash2 aria-hidden size={18} />} onClick={remove}>
            Zmazať podujatie
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
