import type { ReviewPacket, ReviewPacketChanges } from '@throughline/core/review'
import { expect, test } from 'vitest'
import { packetOf, sentenceOf } from '../rules/test-packet.ts'
import { createTakingBack } from './taking-back.ts'

/** A packet that refuses what is based on an older version, and what is done to it here. */
function opened() {
  let stored: ReviewPacket = packetOf(sentenceOf('I cut it.'))
  const write = (changes: ReviewPacketChanges): ReviewPacket => {
    stored = { ...stored, ...changes, version: stored.version + 1 } as ReviewPacket
    return stored
  }
  const takeBack = createTakingBack(async (_, changes, { version } = {}) => {
    if (version !== stored.version) throw new Error('stale')
    return write(changes)
  })
  const change = (changes: ReviewPacketChanges) => ({ before: stored, after: write(changes) })
  return { change, takeBack, stored: () => stored }
}

test('a drawing is taken back with what it left out, what was decided by it and when it was drawn', async () => {
  const { change, takeBack, stored } = opened()
  const { before, after } = change({
    sections: [],
    leftOut: [{ facet: 'told', of: 'w' }],
    decided: [{ of: 'g', isOut: true, at: '2026-11-12T10:00:00.000Z', from: null }],
    drawnAt: '2026-11-12T10:00:00.000Z',
  })
  await takeBack(before, after)
  expect(stored()).toEqual({ ...before, version: after.version + 1 })
})

test('one change after the other is taken back, the newest first', async () => {
  const { change, takeBack, stored } = opened()
  const steps = [
    change({ sections: [] }),
    change({ drawnAt: '2026-11-12T10:00:00.000Z' }),
    change({ leftOut: [{ facet: 'how', of: 'w' }] }),
  ]
  for (const { before, after } of steps.toReversed()) await takeBack(before, after)
  expect(stored()).toEqual({ ...steps[0]?.before, version: 7 })
})

test('what was changed elsewhere meanwhile is never written over', async () => {
  const { change, takeBack, stored } = opened()
  const { before, after } = change({ sections: [] })
  const elsewhere = change({ drawnAt: '2026-11-12T10:00:00.000Z' }).after
  await expect(takeBack(before, after)).rejects.toThrow('stale')
  expect(stored()).toEqual(elsewhere)
})
