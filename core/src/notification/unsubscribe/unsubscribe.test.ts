import { expect, it } from 'vitest'
import { accounts, usualNotifications } from '../../account/index.ts'
import { notificationDeps } from '../test-notification.ts'
import { readUnsubscribeToken, unsubscribeLink, unsubscribeToken } from './token.ts'
import { readUnsubscription, resubscribe, unsubscribe } from './unsubscribe.ts'

async function holding(was: Parameters<typeof unsubscribeToken>[1]['was'] = { reply: 'digest' }) {
  const deps = await notificationDeps()
  const token = unsubscribeToken(deps, { space: deps.actor.space, channel: 'mail', was })
  const settings = async () => (await deps.store.get(deps.actor.space, accounts, deps.actor.space))?.notifications
  return { deps, token, settings }
}

it('a link switches off what its mail was of, and nothing else; once or twice', async () => {
  const { deps, token, settings } = await holding()
  expect(await readUnsubscription(deps, { token })).toEqual({ channel: 'mail', kinds: ['reply'], isOff: false })
  for (let times = 0; times < 2; times++) expect(await unsubscribe(deps, { token })).toMatchObject({ kinds: ['reply'], isOff: true })
  expect(await settings()).toEqual({
    ...usualNotifications,
    kinds: { ...usualNotifications.kinds, reply: { ...usualNotifications.kinds.reply, mail: 'off' } },
  })
})

it('it is undone to what it was', async () => {
  const { deps, token, settings } = await holding({ reply: 'digest', mention: 'instant' })
  expect(await unsubscribe(deps, { token })).toMatchObject({ kinds: ['mention', 'reply'], isOff: true })
  expect(await resubscribe(deps, { token })).toMatchObject({ isOff: false })
  expect(await settings()).toEqual(usualNotifications)
})

it('looking at a link switches nothing off', async () => {
  const { deps, token, settings } = await holding()
  await readUnsubscription(deps, { token })
  expect(await settings()).toEqual(usualNotifications)
})

it('a link that was made up, or is of an account that is gone, leads nowhere', async () => {
  const { deps, token } = await holding()
  for (const wrong of [
    '',
    'made-up',
    `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    deps.sealer.seal(JSON.stringify([deps.actor.space, 'mail', {}]), 'another purpose'),
  ])
    await expect(unsubscribe(deps, { token: wrong })).rejects.toMatchObject({ code: 'not-found' })
  await deps.store.erase(deps.actor.space, accounts, deps.actor.space)
  await expect(unsubscribe(deps, { token })).rejects.toMatchObject({ code: 'not-found' })
})

it('a link that was mailed to a former address tells and switches nothing, until the address is that of the account again', async () => {
  const { deps, settings } = await holding()
  const { space } = deps.actor
  const account = await deps.store.get(space, accounts, space)
  if (!account) throw new Error('There is no account.')
  const token = unsubscribeToken(deps, { space, channel: 'mail', was: { reply: 'digest' }, to: account.email })
  await deps.store.save(
    space,
    accounts,
    { ...account, version: account.version + 1, email: 'moved@post.example' },
    { expectedVersion: account.version },
  )
  for (const use of [readUnsubscription, unsubscribe, resubscribe])
    await expect(use(deps, { token })).rejects.toMatchObject({ code: 'not-found' })
  expect(await settings()).toEqual(usualNotifications)
  await deps.store.save(space, accounts, { ...account, version: account.version + 2 }, { expectedVersion: account.version + 1 })
  expect(await unsubscribe(deps, { token })).toMatchObject({ kinds: ['reply'], isOff: true })
})

it('a link is below the address of the site, and of kinds that are told no more it names none', async () => {
  const { deps } = await holding()
  expect(unsubscribeLink(deps, { space: 'x', channel: 'mail', was: {} })).toMatch(/^https:\/\/t\.example\/unsubscribe\//)
  const old = deps.sealer.seal(JSON.stringify(['x', 'mail', { reply: 'digest', 'carrier-pigeon': 'instant' }]), 'unsubscribe')
  expect(readUnsubscribeToken(deps, old)).toEqual({ space: 'x', channel: 'mail', was: { reply: 'digest' } })
})
