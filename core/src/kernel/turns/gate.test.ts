import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

const retryAfter = { details: { retryAfter: 5 } }

it('lets one of an account in, has one more wait, and tells the rest', async () => {
  const { enter } = createGate(2, { own: 'Yours are.', full: 'Theirs are.' })
  const seen: string[] = []
  const leave = await enter('one')
  const second = enter('one').then((leaveToo) => {
    seen.push('second')
    return leaveToo
  })
  await expect(enter('one')).rejects.toMatchObject({ code: 'rate-limited', ...retryAfter })
  expect(seen).toEqual([])
  leave()
  await second.then((leaveToo) => leaveToo())
  expect(seen).toEqual(['second'])
  ;(await enter('one'))()
})

it('lets in only so many in all, and others as soon as one has left', async () => {
  const { enter } = createGate(2, { own: 'Yours are.', full: 'Theirs are.' })
  const leave = await enter('one')
  await enter('two')
  await expect(enter('three')).rejects.toMatchObject({ code: 'unavailable', ...retryAfter })
  leave()
  await enter('three')
})

it('has nobody wait where nobody may, so that no account passes its place on to itself', async () => {
  const { enter } = createGate(1, { own: 'Yours are.', full: 'Theirs are.' }, { mayWait: false })
  const leave = await enter('one')
  await expect(enter('one')).rejects.toMatchObject({ code: 'rate-limited', ...retryAfter })
  leave()
  await enter('two')
})
