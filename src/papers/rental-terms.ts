/** What renting costs in time and money beside the price (SPEC 9): a figure and what it means. */
export const RENTAL_TERMS = [
  { figure: '30\u00a0%', text: 'z\u00a0ceny prenájmu je záloha. Zaplatíte ju po potvrdení termínu.' },
  { figure: '3\u00a0dni', text: 'pred podujatím uhradíte zvyšok, prevodom alebo v\u00a0hotovosti.' },
  { figure: '7\u00a0dní', text: 'pred podujatím môžete rezerváciu bezplatne zrušiť. Neskôr záloha prepadá.' },
] as const;
