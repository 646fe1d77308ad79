import { DEFAULT_HIRE, hireSchema } from '../content/hire.ts';
import { settingKind } from './setting.ts';

export const HIRE = settingKind({
  name: 'hire',
  schema: hireSchema,
  whenMissing: DEFAULT_HIRE,
  permission: 'manage_texts',
  group: 'house',
  place: '/contact#reservation-form',
  title: 'Podmienky prenájmu',
  lead: 'Druhy podujatí v\u00a0žiadosti, záloha, dni platieb a\u00a0zrušenia, a\u00a0dokedy odpovedáte.',
  fieldNames: {
    kinds: 'Druhy podujatí',
    deposit_percent: 'Záloha v\u00a0percentách z\u00a0ceny',
    balance_days: 'Zvyšok: dní pred podujatím',
    cancellation_days: 'Bezplatné zrušenie: dní pred podujatím',
    answer_hours: 'Odpoveď do hodín',
    notice_weeks: 'Žiadosť: týždňov vopred',
    big_notice_months: 'Veľké podujatie: mesiacov vopred',
  },
});
