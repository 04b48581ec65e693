import type { EntryFields } from './fields.ts'

export const emptyFields: EntryFields = {
  title: '',
  body: '',
  mood: null,
  feelings: [],
  energy: null,
  tags: [],
  prompt: null,
  starred: false,
  journalId: null,
  entryDate: '2026-11-12',
  entryAt: '2026-11-12T17:40:00.000Z',
  timeZone: 'Europe/Vienna',
}

export const fieldsWith = (changes: Partial<EntryFields>): EntryFields => ({ ...emptyFields, ...changes })
