// What an entry cannot be without, in the words in which its form asks for it; whoever calls without a form gets the same.

export const EVENT_NEEDS = {
  title: 'Napíšte názov podujatia.',
  start_date: 'Vyberte deň a\u00a0čas, kedy sa podujatie začína.',
  description: 'Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.',
  poster_alt: 'Opíšte plagát, alebo označte, že je len ozdoba.',
} as const;

export const BANNER_NEEDS = {
  banner_image: 'Vyberte obrázok.',
  'banner_image.alt_text': 'Opíšte obrázok, alebo ho označte ako dekoratívny.',
  title: 'Napíšte nadpis.',
} as const;
