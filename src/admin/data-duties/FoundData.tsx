import { Badge, Box, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Erasure, type PersonalData, personText } from '../../api/data-duties.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { IconButton } from '../shared/buttons.tsx';
import { FramedList, FramedRow, Hint } from '../shared/layout.tsx';
import { EmptyState } from '../shared/states.tsx';
import { Answer } from './AnswerLetter.tsx';
import { type ErasureEffect, groupsOf, kindName, type RecordGroup, reasonToStay } from './kinds.ts';

const ANYWHERE = { overflowWrap: 'anywhere' } as const;

const EFFECT_WORDS: Readonly<Record<ErasureEffect, string>> = {
  erased: 'Dá sa vymazať',
  pseudonymised: 'Ostane bez mena a\u00a0adresy',
  kept: 'Ostane',
};

interface Props {
  found: PersonalData;
  isErasing: boolean;
  erase: (confirmed: string[]) => void;
}

export function FoundData({ found, isErasing, erase }: Props) {
  const { items, mentions, house_mentions, frame, ...person } = found;
  const who = personText(person);
  const certain = items.filter(({ found_by }) => found_by === 'email');
  const uncertain = items.filter(({ found_by }) => found_by !== 'email');
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const groups = groupsOf(
    certain.map(({ kind, id, after_erasure, deleted_at }) => ({
      kind,
      id,
      effect: after_erasure,
      deletedAt: deleted_at,
    })),
  );
  const isErasable = groups.some(({ effect }) => effect !== 'kept') || confirmed.length > 0;
  return (
    <Stack component="section" aria-label={`Údaje o\u00a0${who}`}>
      {items.length === 0 ? (
        <>
          <EmptyState title={person.email === null ? 'Nič sme nenašli.' : 'O\u00a0tejto adrese nič nevieme.'}>
            <Text style={ANYWHERE}>{who}</Text>
          </EmptyState>
          <Hint>Aj to treba človeku napísať. Odpoveď máte nižšie.</Hint>
        </>
      ) : (
        <>
          <Title order={2} style={ANYWHERE}>
            Čo vieme o&nbsp;{who}
          </Title>
          {groups.length > 0 && <RecordGroups groups={groups} effectWords={EFFECT_WORDS} />}
          {uncertain.length > 0 && (
            <Checkbox.Group
              label="Našli sme aj podľa telefónu alebo mena"
              description="Telefón môže mať viac ľudí a&nbsp;meno tiež. Označte len rezervácie toho, kto sa pýta."
              value={confirmed}
              onChange={setConfirmed}
            >
              <Stack gap="sm" mt="sm">
                {uncertain.map((item) => (
                  <UncertainRecord key={item.id} item={item} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          {isErasable && (
            <div>
              <IconButton
                variant="outline"
                color="red"
                icon={Trash2}
                loading={isErasing}
                onClick={() => erase(confirmed)}
              >
                Vymazať údaje
              </IconButton>
            </div>
          )}
        </>
      )}
      {mentions.length > 0 && (
        <Box maw="65ch">
          <p>
            Adresa je aj v&nbsp;texte rezervácií iných ľudí. Tie web sám nemení, pozrite ich, prosím, a&nbsp;adresu
            z&nbsp;poznámok vymažte:
          </p>
          <ReservationLinks ids={mentions} />
        </Box>
      )}
      {house_mentions.length > 0 && (
        <Box maw="65ch">
          <p>
            Adresu uvádzame aj my sami, web to nemení. Pozrite, či tam má ostať:{' '}
            {house_mentions.map(mentionText).join(', ')}.
          </p>
        </Box>
      )}
      <Answer found={found} confirmed={confirmed} />
    </Stack>
  );
}

function mentionText({ kind, id }: PersonalData['house_mentions'][number]): string {
  return kind === 'newsletter-settings' ? 'nastavenia newslettera' : `vydanie newslettera ${id}`;
}

function UncertainRecord({ item: { id, data, after_erasure } }: { item: PersonalData['items'][number] }) {
  const day = typeof data.date_from === 'string' ? formatDate(data.date_from) : null;
  const facts = [data.name, data.phone, data.email, day].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <Checkbox
      value={id}
      label={`${id}: ${facts.join(', ')}`}
      description={
        <>
          {EFFECT_WORDS[after_erasure]}. <Link to={`/reservations/${id}`}>Otvoriť rezerváciu</Link>
        </>
      }
    />
  );
}

const COLORS: Readonly<Record<ErasureEffect, string>> = { erased: 'red', pseudonymised: 'yellow', kept: 'gray' };

interface GroupsProps {
  groups: RecordGroup[];
  effectWords: Readonly<Record<ErasureEffect, string>>;
}

function RecordGroups({ groups, effectWords }: GroupsProps) {
  return (
    <FramedList>
      {groups.map(({ kind, effect, ids, deletedAt }) => {
        const reason = reasonToStay(kind, effect);
        return (
          <FramedRow key={`${effect} ${kind}`}>
            <div>
              <Text fw={600}>
                {kindName(kind)}
                {ids.length > 1 && kind !== 'reservation' && ` (${ids.length}×)`}
              </Text>
              {kind === 'reservation' && <ReservationLinks ids={ids} />}
              {reason !== null && <Hint>{reason}</Hint>}
              {effect === 'erased' && deletedAt !== null && (
                <Hint>Samo by sa vymazalo do {formatDate(deletedAt)}.</Hint>
              )}
            </div>
            <Badge variant="light" color={COLORS[effect]} mt="0.2rem" style={{ alignSelf: 'start' }}>
              {effectWords[effect]}
            </Badge>
          </FramedRow>
        );
      })}
    </FramedList>
  );
}

function ReservationLinks({ ids }: { ids: readonly string[] }) {
  return (
    <Group component="p" gap="0 1rem">
      {ids.map((id) => (
        <Link key={id} to={`/reservations/${id}`}>
          {id}
        </Link>
      ))}
    </Group>
  );
}

const REPORT_WORDS: Readonly<Record<ErasureEffect, string>> = {
  erased: 'Vymazané',
  pseudonymised: 'Ponechané bez mena a\u00a0adresy',
  kept: 'Ponechané',
};

export function ErasureReport({ report: { items, ...person } }: { report: Erasure }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="section" aria-label="Čo sme vymazali">
      <Title order={2} ref={heading} tabIndex={-1} style={ANYWHERE}>
        Vybavené pre {personText(person)}
      </Title>
      <RecordGroups
        groups={groupsOf(items.map(({ kind, id, fate }) => ({ kind, id, effect: fate })))}
        effectWords={REPORT_WORDS}
      />
      <Text maw="65ch">
        V&nbsp;starších zálohách údaje ostávajú, kým sa zálohy nezmažú. Odpíšte človeku, čo sme vymazali a&nbsp;čo
        a&nbsp;prečo ostalo. Keď túto stránku opustíte, prehľad zmizne.
      </Text>
    </Stack>
  );
}
