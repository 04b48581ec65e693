import { anAccount } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { accounts, actorOf } from '../../account/index.ts'
import type { Pushed } from '../../kernel/index.ts'
import { subscribeToPush } from './subscriptions.ts'
import { at, browsers, firefox } from './test-push.ts'

/** Ines, whose push service never answers until it is let, and Oskar, whose does. */
async function crowd() {
  const all = await browsers()
  const { deps, answers, sent } = all
  const oskar = anAccount({ id: '019a9b3c-5d00-7cc0-8000-00000000e002', email: 'oskar@post.example' })
  await deps.store.save(oskar.id, accounts, oskar, { expectedVersion: 0 })
  const asOskar = { ...deps, actor: actorOf(oskar) }
  const silent = Promise.withResolvers<Pushed>()
  answers.set(at(1).endpoint, silent.promise)
  await subscribeToPush(deps, at(1), firefox)
  await subscribeToPush(asOskar, at(2), firefox)
  const remindInes = async (times: number) => {
    for (let n = 0; n < times; n++) await all.remind(`Task ${n}`)
  }
  const remindOskar = () => all.remind('Call Ruth', asOskar)
  const sentTo = (n: number) => sent.filter(({ to }) => to === at(n).endpoint).length
  return { ...all, remindInes, remindOskar, sentTo, answer: () => silent.resolve('sent') }
}

it('many push messages to a service that never answers keep nobody else’s waiting', async () => {
  const { remindInes, remindOskar, sentTo, aProcess, answer } = await crowd()
  await remindInes(30)
  await remindOskar()
  const runner = aProcess()
  expect(await runner.run()).toBe(6)
  await expect.poll(() => sentTo(2)).toBe(1)
  await remindOskar()
  expect(await runner.run()).toBe(1)
  await expect.poll(() => sentTo(2)).toBe(2)
  expect(sentTo(1)).toBe(0)
  answer()
  await runner.close()
  expect(await runner.run(), 'it is closed').toBe(0)
})

it('those that had no room all come, some at a time, as what has not been tried before', async () => {
  const { deps, remindInes, sentTo, aProcess, answer } = await crowd()
  await remindInes(14)
  answer()
  const runner = aProcess()
  const taken: number[] = []
  for (let round = 0; round < 4; round++) {
    taken.push(await runner.run())
    await runner.settled()
    deps.clock.advance({ seconds: 2 })
  }
  expect(taken).toEqual([5, 5, 4, 0])
  expect(sentTo(1)).toBe(14)
})

it('what had no room for long is tried as often as all else', async () => {
  const { deps, remindInes, signedIn, sentTo, aProcess, answer } = await crowd()
  await remindInes(6)
  const [busy, other] = [aProcess(), aProcess()]
  await busy.run()
  for (let round = 0; round < 12; round++) {
    deps.clock.advance({ seconds: 2 })
    expect(await busy.run()).toBe(0)
  }
  signedIn.clear()
  deps.clock.advance({ seconds: 2 })
  expect(await other.run()).toBe(1)
  await other.settled()
  signedIn.add('laptop')
  answer()
  await busy.settled()
  deps.clock.advance({ seconds: 30 })
  await other.run()
  await other.settled()
  expect(sentTo(1), 'whose session was gone at the first look').toBe(6)
})
