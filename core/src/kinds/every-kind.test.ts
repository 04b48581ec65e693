import { describe, expect, it } from 'vitest'
import { upcast } from '../kernel/index.ts'
import { kinds } from './every-kind.ts'
import { oldRecords } from './test-old-records.ts'

/** Fields of earlier versions that are kept no more, stand elsewhere now, or are decided anew. */
const toldOtherwise: Readonly<Record<string, readonly string[]>> = {
  account: ['reminderMail', 'attestationMail'],
  attachment: ['taskId'],
  attestation: ['isBrought'],
  'email-change': ['isHeld'],
  'feedback-copy': ['email'],
  'import-part': ['tasks', 'completions', 'timeEntries'],
  'keyed-request': ['answer'],
  passkey: ['isLeaving'],
}

it('every kind says how it goes into the archive of its owner, or that it says nothing of theirs', () => {
  expect(kinds.filter(({ archive }) => archive === undefined).map(({ name }) => name)).toEqual([])
})

describe('what an earlier version wrote', () => {
  const changed = kinds.filter(({ version }) => version > 1)

  it('is kept of each version of each kind, and of nothing else', () => {
    const earlier = changed.map(({ name, version }) => [name, version - 1])
    expect(Object.entries(oldRecords).map(([name, records]) => [name, records.length])).toEqual(earlier.toSorted())
  })

  const written = changed.flatMap((kind) =>
    (oldRecords[kind.name] ?? []).map((record, before) => [kind.name, before + 1, kind, record] as const),
  )

  it.each(written)('a %s of version %i reads as one of now, and says nothing besides', (_name, version, kind, record) => {
    const read: unknown = upcast(kind, record as Record<string, unknown>, version)
    expect(kind.schema.parse(read)).toEqual(read)
  })

  it.each(written)('a %s of version %i loses nothing of what it said', (name, version, kind, record) => {
    const read = upcast(kind, record as Record<string, unknown>, version)
    const told = Object.entries(record).filter(([field]) => !toldOtherwise[name]?.includes(field))
    expect(read).toMatchObject(Object.fromEntries(told))
  })
})
