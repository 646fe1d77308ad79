import { NumberInput, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { HireRules } from '../../../domain/content/hire.ts';
import { HIRE } from '../../../domain/kinds/hire.ts';
import { answerTime, cancellationTerms, payingSentence } from '../../../domain/reservations/hire-terms.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { FormPart } from '../../shared/form-parts.tsx';
import { settingPage } from '../kind.tsx';
import type { Setting } from '../setting.ts';
import styles from '../shared/fields.module.css';
import { toLines } from '../shared/rows.ts';

const field = fieldOf(HIRE.fieldNames);

interface HireValues extends Record<Exclude<keyof HireRules, 'kinds'>, number | string> {
  kinds: string;
}

const FORM: Setting<HireRules, HireValues> = {
  ...HIRE,
  toValues: ({ kinds, ...numbers }) => ({ ...numbers, kinds: kinds.join('\n') }),
  toFields: ({ kinds, ...numbers }) => ({ kinds: toLines(kinds), ...numbers }),
  fieldOf: (path) => path.replace(/^kinds\.\d+$/, 'kinds'),
};

export const HirePage = settingPage(FORM, HireFields, HirePreview);

function HireFields({ form }: { form: UseFormReturnType<HireValues> }) {
  const number = (name: keyof HireRules, most: number, least = 0) => (
    <NumberInput {...field(form, name)} required allowDecimal={false} min={least} max={most} />
  );
  return (
    <>
      <FormPart title="Na čo si ľudia miestnosti prenajímajú">
        <Textarea
          {...field(form, 'kinds')}
          description="Každý druh napíšte na nový riadok. Z&nbsp;nich si žiadateľ vyberá; staré rezervácie si nechajú svoj."
          required
          autosize
        />
      </FormPart>
      <FormPart title="Platby a&nbsp;zrušenie">
        <div className={styles.three}>
          {number('deposit_percent', 100)}
          {number('balance_days', 90)}
          {number('cancellation_days', 365)}
        </div>
        <p className={styles.hint}>
          Nula percent znamená, že zálohu nepýtate; nula dní znamená deň podujatia. Zmena platí pre nové žiadosti,
          doterajšie rezervácie majú podmienky, za akých vznikli.
        </p>
      </FormPart>
      <FormPart title="Lehoty">
        <div className={styles.three}>
          {number('answer_hours', 336, 1)}
          {number('notice_weeks', 26)}
          {number('big_notice_months', 12)}
        </div>
        <p className={styles.hint}>
          Na neskorú žiadosť formulár upozorní, prijme ju však. Veľké podujatie je v&nbsp;najväčšej miestnosti alebo cez
          víkend. Nula znamená, že sa neupozorňuje.
        </p>
      </FormPart>
    </>
  );
}

function HirePreview({ values }: { values: HireValues }) {
  const { data: rules } = HIRE.schema.safeParse(FORM.toFields(values));
  if (rules === undefined) return <p>Keď budú údaje úplné, uvidíte tu podmienky vo vetách.</p>;
  return (
    <>
      <p>Do {answerTime(rules.answer_hours)} vám povieme, či je termín voľný.</p>
      <p>{payingSentence(rules)}</p>
      <p>{cancellationTerms(rules, null, isoDay(Date.now()))}</p>
    </>
  );
}
