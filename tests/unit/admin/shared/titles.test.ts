import { MantineProvider } from '@mantine/core';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AgendaRow } from '../../../../src/admin/shared/Agenda.tsx';
import { CalendarEntry } from '../../../../src/admin/shared/calendar/CalendarEntry.tsx';
import { PageHeader } from '../../../../src/admin/shared/PageHeader.tsx';

const TITLE = 'Zábava s kapelou: O dvanástich mesiačikoch';

const markupOf = (child: ReactNode) =>
  renderToStaticMarkup(createElement(MantineProvider, null, createElement(MemoryRouter, null, child)));

test('titles that visitors see without a hanging letter have none in the staff area', () => {
  const header = createElement(PageHeader, { title: TITLE });
  const row = createElement(AgendaRow, { start: '2026-12-05T18:00:00Z', title: TITLE, to: '/', text: 'Klubovňa' });
  const entry = createElement(CalendarEntry, { to: null, kind: 'event', hours: '', title: TITLE, words: 'Klubovňa' });
  for (const html of [header, row, entry].map(markupOf))
    expect(html).toContain('>Zábava s\u00a0kapelou: O\u00a0dvanástich mesiačikoch<');
});
