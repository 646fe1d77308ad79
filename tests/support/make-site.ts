import { type Site, siteSchema } from '../../src/domain/content/settings.ts';

export function makeSite(overrides: Partial<Site> = {}): Site {
  return siteSchema.parse({
    name: 'Kultúrny dom Riviéra',
    short_name: 'Riviéra',
    description: 'Koncerty, divadlo, výstavy a kurzy.',
    founded_year: 1964,
    address: { street: 'Riviérska 1', postal_code: '841 04', city: 'Bratislava', country: 'SK' },
    location: { lat: 48.1546, lng: 17.056 },
    phones: [
      { label: 'Pokladnica', number: '+421 2 0000 0101' },
      { label: 'Rezervácie', number: '+421 2 0000 0102' },
    ],
    email: 'info@kdriviera.example',
    reservation_email: 'rezervacie@kdriviera.example',
    staff_email: 'dispecing@kdriviera.example',
    links: {
      district_office: 'https://www.mestskacast.example/',
      facebook: 'https://www.facebook.example/kdriviera',
      instagram: 'https://www.instagram.example/kdriviera',
      data_protection: 'https://www.mestskacast.example/udaje',
      timetable: 'https://www.cestovneporiadky.example/riviera',
    },
    content_manager: { name: 'Kultúrny dom Riviéra', email: 'redakcia@kdriviera.example' },
    technical_operator: { name: 'Sieťovňa, s. r. o.', email: 'podpora@sietovna.example' },
    transport: { stop: 'Riviéra', buses: ['29'], trams: ['4'] },
    claims: { years_of_operation: '60+', events_per_year: '20+', visitors_per_year: '50 000+' },
    about_teaser: 'Od roku 1964 sa u nás stretáva celá štvrť.',
    ...overrides,
  });
}
