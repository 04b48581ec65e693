import { expect, it } from 'vitest'
import { startProcess, yieldToOthers } from './sandboxed-process.ts'

it.each([
  ['after a while', 0, true],
  ['not in a short step', 600, false],
])('gives way to everything else: %s', async (_, urgentSeconds, isYielding) => {
  const limits = { seconds: 30, mebibytes: 64, urgentSeconds }
  const { tell, end } = startProcess<object, number>(new URL('./test-priority.ts', import.meta.url), limits, 'Too much.')
  expect((await tell({})) > 0).toBe(isYielding)
  await end()
})

it('minds nothing where it cannot give way', () => {
  // No process has such a number, so that the system refuses.
  expect(() => yieldToOthers({ pid: 2 ** 30 })).not.toThrow()
})

it('says of a process that ends while it is told something what it ended of', async () => {
  for (let n = 0; n < 10; n++) {
    const { tell, end } = startProcess<object, number>(
      new URL('./test-priority.ts', import.meta.url),
      { seconds: 30, mebibytes: 64, urgentSeconds: 600 },
      'Too much.',
    )
    await tell({})
    const gone = end()
    await expect(tell({ long: 'x'.repeat(4_000_000) })).rejects.toMatchObject({ code: 'too-large', message: 'Too much.' })
    await gone
  }
})
