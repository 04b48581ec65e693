import type { Journal, JournalEntry, JournalRevision, JournalTemplate } from '@throughline/core/journal'

const body =
  'Reran the bakeware series *without* week 31. It brings [Forecast accuracy](/goals/019a9b43-0000-7cc0-8000-0123456789ab) to 77.6 %.'

export const exampleEntry: JournalEntry = {
  id: '019a9b44-0000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-05T20:41:00.000Z',
  updatedAt: '2026-03-05T20:58:00.000Z',
  version: 7,
  deletedAt: null,
  entryDate: '2026-03-05',
  entryAt: '2026-03-05T20:41:00.000Z',
  timeZone: 'Europe/Berlin',
  starred: false,
  journalId: null,
  title: 'The spike that wasn’t demand',
  body,
  mood: 1,
  feelings: ['relieved'],
  energy: 3,
  tags: ['forecast'],
  prompt: { id: 'what-surprised-you', text: 'What surprised you today?' },
  sealed: null,
  excerpt: 'Reran the bakeware series without week 31. It brings Forecast accuracy to 77.6 %.',
  wordCount: 13,
  writtenAt: '2026-03-05T20:58:00.000Z',
  links: [{ kind: 'goal', id: '019a9b43-0000-7cc0-8000-0123456789ab', quote: null, capturedAt: '2026-03-05T20:50:00.000Z' }],
  photoIds: [],
  importId: null,
}

export const exampleRevision: JournalRevision = {
  id: '019a9b44-0000-7cc0-8000-3abf5b2e6d10',
  createdAt: '2026-03-05T20:52:00.000Z',
  updatedAt: '2026-03-05T20:52:00.000Z',
  version: 1,
  deletedAt: null,
  entryId: exampleEntry.id,
  entryVersion: 4,
  writtenAt: '2026-03-05T20:44:00.000Z',
  title: 'The spike',
  body: 'Reran the bakeware series.',
  sealed: null,
  wordCount: 4,
}

export const exampleJournal: Journal = {
  id: '019a9b44-1000-7cc0-8000-0123456789ab',
  createdAt: '2026-01-11T18:20:00.000Z',
  updatedAt: '2026-01-11T18:20:00.000Z',
  version: 1,
  deletedAt: null,
  name: 'Allotment',
  seal: null,
}

export const exampleJournalTemplate: JournalTemplate = {
  id: '019a9b44-2000-7cc0-8000-0123456789ab',
  createdAt: '2026-01-12T06:40:00.000Z',
  updatedAt: '2026-01-12T06:40:00.000Z',
  version: 1,
  deletedAt: null,
  name: 'After a shift',
  title: '',
  body: '## What went well\n\n## What to hand over\n',
  tags: ['work'],
}
