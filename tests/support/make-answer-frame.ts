import type { AnswerFrame } from '../../src/domain/data-duties/answer-sections.ts';

export function makeAnswerFrame(overrides: Partial<AnswerFrame> = {}): AnswerFrame {
  return {
    centre: {
      name: 'Dom kultúry Javorina',
      street: 'Javorová 12',
      postal_code: '949 01',
      city: 'Trnávka',
      email: 'dom@javorina.example',
      phone: '+421 2 0000 0151',
    },
    operator: 'Drôtik, s. r. o.',
    privacy_url: 'https://www.javorina.example/privacy',
    processors: [],
    rooms: { klubovna: 'Klubovňa' },
    ...overrides,
  };
}
