import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { errorText } from '../../../api/admin-client.ts';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { type Answers, NO_ANSWERS } from '../../../domain/events/import/open-question.ts';
import { joinSameTitles, sameTitles } from '../../../domain/events/import/same-title.ts';
import { MAX_PRICE, readPrice } from '../../../domain/events/import/written-price.ts';
import { cleanLine } from '../../../domain/words/clean-text.ts';
import { eventCount, plural } from '../../../domain/words/plural.ts';
import { useUnsavedChanges } from '../../shared/form-state.ts';
import { StepHeading } from '../../shared/import/ImportSteps.tsx';
import { SaveBar } from '../../shared/SaveBar.tsx';
import { ErrorState } from '../../shared/states.tsx';
import { showProblem } from '../../shared/use-save.ts';
import { useUser } from '../../shell/contexts.ts';
import { askWhichFollow } from '../move-question.tsx';
import type { FileLine } from './content-lines.ts';
import type { AddedEvent } from './DoneStep.tsx';
import { GoneEvents, OpenQuestions, SameTitles, SkippedLines } from './FileNotices.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { isInGroup, RowFilter, type RowGroup } from './RowFilter.tsx';
import { type CheckedRow, isOffered, useImportCheck } from './use-import-check.ts';
import { followingIn, sentOf, useImportSave } from './use-import-save.ts';

interface Props {
  read: (answers: Answers) => readonly FoundEvent[];
  skipped: readonly FileLine[];
  onDone: (added: AddedEvent[], changed: AddedEvent[], draftCount: number) => void;
  onBack: () => void;
}

export function PreviewStep({ read, skipped, onDone, onBack }: Props) {
  const [titleForText, setTitleForText] = useState(false);
  const [areDrafts, setAreDrafts] = useState(true);
  const [price, setPrice] = useState('');
  const isPriceRead = readPrice(cleanLine(price), NO_ANSWERS).question === null;
  const wantedPrice = isPriceRead ? cleanLine(price) : '';
  const priceForNone = useDeferredValue(wantedPrice);
  const [shown, setShown] = useState<RowGroup>('all');
  /** By place of the row. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [joined, setJoined] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const found = useMemo(() => read(answers), [read, answers]);
  const groups = useMemo(() => sameTitles(found), [found]);
  const events = useMemo(() => joinSameTitles(found, joined), [found, joined]);
  const { rows, gone, check, isComparing } = useImportCheck(events, { titleForText, areDrafts, answers, priceForNone });
  const [cancelled, setCancelled] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setIsAsking] = useState(false);

  const isTaken = (row: CheckedRow) => isOffered(row) && (choices.get(row.place) ?? isTakenAtFirst(row));
  const choose = useCallback(
    (place: string, takes: boolean) => setChoices((before) => new Map([...before, [place, takes]])),
    [],
  );
  const leaveOut = (left: readonly CheckedRow[]) =>
    setChoices((before) => new Map([...before, ...left.map(({ place }) => [place, false] as const)]));

  const taken = rows.filter(isTaken);
  const added = taken.filter(({ known }) => known === null);
  const changedCount = taken.length - added.length + cancelled.size;
  const wrong = taken.filter(({ problems }) => problems.length > 0);
  const unsure = taken.filter(({ open }) => open.length > 0);
  const taking = taken.filter(({ clashes }) => clashes.length > 0);
  const mayOverride = useUser().permissions.includes('override_clashes');
  const isRefused = taking.length > 0 && !mayOverride;
  const lacksPrice = rows.some((row) => row.lacksPrice && row.known === null);
  const isBlocked = wrong.length + unsure.length > 0 || isRefused || !isPriceRead || priceForNone !== wantedPrice;
  const past = added.filter(({ isPast }) => isPast);
  const lacksText = rows.some((row) => row.lacksText && row.known === null);
  const asked = rows.flatMap((row) => row.questions);
  const questions = [...new Map(asked.map((question) => [question.key, question] as const)).values()];

  const save = useImportSave(onDone);
  useUnsavedChanges(() => !save.isSuccess);

  async function add() {
    const struck = gone.filter(({ id }) => cancelled.has(id));
    setIsAsking(true);
    try {
      const asMoved = await askWhichFollow(followingIn(taken));
      if (asMoved !== null)
        save.mutate(sentOf({ rows: taken, struck, areDrafts, asMoved }), { onError: () => check.refetch() });
    } catch (error) {
      showProblem(error);
    }
    setIsAsking(false);
  }

  if (check.isError) return <ErrorState error={check.error} retry={() => check.refetch()} />;
  return (
    <Stack gap="var(--space-5)">
      <StepHeading>Skontrolujte, čo sa pridá</StepHeading>
      <Text role="status">
        {`V\u00a0súbore je ${eventCount(rows.length)}. ${isComparing ? COMPARING : `Vybrané: ${taken.length}, vynechané: ${rows.length - taken.length}.`}`}
      </Text>
      {wrong.length > 0 && (
        <Alert color="red" title={`${eventCount(wrong.length)} s\u00a0chybou`}>
          <Text>Opravte ich v&nbsp;súbore a&nbsp;vyberte ho znova, alebo ich vynechajte.</Text>
          <Button mt="sm" onClick={() => leaveOut(wrong)}>
            {`Vynechať ${plural(wrong.length, 'podujatie', 'podujatia', 'podujatia')} s\u00a0chybou`}
          </Button>
        </Alert>
      )}
      <OpenQuestions
        questions={questions}
        answers={answers}
        onAnswer={setAnswers}
        waiting={unsure.length}
        onLeaveOut={() => leaveOut(unsure)}
      />
      {skipped.length > 0 && <SkippedLines lines={skipped} />}
      <SameTitles groups={groups} joined={joined} onJoin={setJoined} />
      <Group gap="1rem var(--space-7)">
        <Checkbox
          label="Pridať ako koncepty"
          description="Na webe ich zatiaľ nikto neuvidí."
          checked={areDrafts}
          onChange={({ currentTarget }) => setAreDrafts(currentTarget.checked)}
        />
        {lacksText && (
          <Checkbox
            label="Kde chýba text, dať namiesto neho názov"
            description="Skutočný text doplníte neskôr."
            checked={titleForText}
            onChange={({ currentTarget }) => setTitleForText(currentTarget.checked)}
          />
        )}
        {lacksPrice && (
          <TextInput
            label="Vstupné, kde chýba"
            description="Platí pre všetky, ktoré ho v&nbsp;súbore nemajú. Bez neho budú konceptmi."
            placeholder="doplním neskôr"
            maxLength={MAX_PRICE}
            value={price}
            onChange={({ currentTarget }) => setPrice(currentTarget.value)}
            error={!isPriceRead && 'Napíšte napríklad zadarmo alebo 5\u00a0€.'}
          />
        )}
        {past.length > 0 && <Button onClick={() => leaveOut(past)}>{`Vynechať, čo už bolo (${past.length})`}</Button>}
      </Group>
      {gone.length > 0 && <GoneEvents events={gone} cancelled={cancelled} onCancel={setCancelled} />}
      <RowFilter rows={rows} shown={shown} onShow={setShown} />
      <PreviewTable
        rows={rows.filter((row) => isInGroup(row, shown)).map((row) => ({ row, isTaken: isTaken(row) }))}
        choose={choose}
      />
      <SaveBar
        buttons={
          <>
            <Button
              variant="filled"
              onClick={add}
              loading={isAsking || save.isPending}
              disabled={added.length + changedCount === 0 || isBlocked || isComparing || check.isFetching}
            >
              {buttonWords(added.length, changedCount)}
            </Button>
            <Button disabled={save.isPending} onClick={onBack}>
              Späť
            </Button>
            {wrong.length > 0 && <Text c="var(--red-text)">Najprv vynechajte podujatia s&nbsp;chybou.</Text>}
            {unsure.length > 0 && (
              <Text c="var(--red-text)">Najprv odpovedzte, čo nejasné údaje znamenajú, alebo ich vynechajte.</Text>
            )}
            {isRefused && (
              <Text c="var(--red-text)">
                Obsadenú miestnosť môže prideliť len správca. Vynechajte podujatia, ktorých sa to týka.
              </Text>
            )}
          </>
        }
      >
        {save.isError && (
          <Alert color="red" role="alert" title={changedCount > 0 ? 'Nedokončilo sa to' : 'Nič sa nepridalo'}>
            {errorText(save.error)}
          </Alert>
        )}
        {taking.length > 0 && mayOverride && (
          <Text>
            {`Napriek obsadenej miestnosti sa pridá ${eventCount(taking.length)}. Zapíše sa, kto tak rozhodol.`}
          </Text>
        )}
      </SaveBar>
    </Stack>
  );
}

const COMPARING = 'Porovnávame ich s\u00a0podujatiami, ktoré už máte…';

function buttonWords(added: number, changed: number): string {
  if (changed === 0) return `Pridať ${eventCount(added)}`;
  const change = `zmeniť ${eventCount(changed)}`;
  return added === 0 ? `Z${change.slice(1)}` : `Pridať ${eventCount(added)}, ${change}`;
}

/** Repeats, clashes and private entries are added only by who wants them. */
function isTakenAtFirst({ sameAs, clashes, isPrivate }: CheckedRow): boolean {
  return sameAs === null && clashes.length === 0 && isPrivate !== true;
}
