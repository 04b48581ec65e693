import { expect, it } from 'vitest'
import { derivedId } from './derived-id.ts'
import { RecordId } from './record.ts'

it('an id that follows from a text is a record id, the same for the same', () => {
  const texts = ['changed-a-mind', 'changed-a-kind', '', 'Größe', '019a9b3c-5d00-7cc0-8000-0123456789ab']
  for (const text of texts) expect(RecordId.safeParse(derivedId(text)).success, text).toBe(true)
  expect(new Set(texts.map(derivedId)).size).toBe(texts.length)
})

it('stays what it was, as records are kept under it', () => {
  expect(derivedId('changed-a-mind')).toBe('00000000-0000-7000-8000-250f55ff922b')
})
