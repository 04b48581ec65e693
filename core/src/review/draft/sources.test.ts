import { expect, it } from 'vitest'
import { createPacket } from '../packet/create-packet.ts'
import { evidence, HALF_YEAR, reviewDeps, storedWin } from '../test-review.ts'

it('what somebody said shows a win, and is neither named nor quoted in a packet', async () => {
  const deps = reviewDeps()
  const told = evidence('message', 'Ruth Callan, 1:1', { discussionId: deps.ids.next(), quote: 'The clearest review this year' })
  const win = await storedWin(deps, { title: 'Wrote the stock review', evidence: [told, evidence('task', 'Write the review')] })
  const packet = await createPacket(deps, HALF_YEAR)
  expect(JSON.stringify(packet)).not.toMatch(/Ruth|clearest/)
  const kinds = packet.sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources.map(({ kind }) => kind))),
  )
  expect(new Set(kinds)).toEqual(new Set(['win', 'task']))
  expect(JSON.stringify(packet)).toContain(win.title)
})
