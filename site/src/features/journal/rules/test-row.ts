import type { EntryRow } from './row.ts'

/** An entry for tests. */
export const sampleRow = (number: number, fields: Partial<EntryRow> = {}): EntryRow => ({
  id: `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  createdAt: '2026-11-11T19:00:00.000Z',
  updatedAt: '2026-11-11T19:00:00.000Z',
  version: 1,
  deletedAt: null,
  entryDate: '2026-11-11',
  entryAt: '2026-11-11T19:00:00.000Z',
  timeZone: 'Europe/Vienna',
  starred: false,
  journalId: null,
  title: `Entry ${number}`,
  mood: null,
  feelings: [],
  energy: null,
  tags: [],
  prompt: null,
  excerpt: '',
  wordCount: 0,
  links: [],
  photoIds: [],
  ...fields,
})
