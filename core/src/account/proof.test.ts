import { fakeClock } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { demandProof } from './proof.ts'

const clock = fakeClock('2026-03-05T09:00:00.000Z')
const provenAt = (provenAt: string | null) => () => demandProof({ clock, session: { sessionId: 'desk', provenAt } })

describe('demanding proof', () => {
  it.each(['2026-03-05T09:00:00.000Z', '2026-03-05T08:50:00.000Z'])('is content with one of the last ten minutes, such as %s', (at) => {
    expect(provenAt(at)).not.toThrow()
  })

  it.each(['2026-03-05T08:49:59.999Z', null])('asks again after that, and where none is known: %s', (at) => {
    expect(provenAt(at)).toThrow(expect.objectContaining({ code: 'proof-needed' }))
  })
})
