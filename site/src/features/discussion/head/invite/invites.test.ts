import { NewInvite } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { type Asked, invitedInto, inviteOf, letsIn, mailOf, nextLook } from './invites.ts'

const now = Date.parse('2026-11-12T15:58:00.000Z')
const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'
const asked: Asked = { by: 'link', email: '', role: 'viewer', days: 7, uses: null }

test('a link is for as many as it was asked for, a mail for one, and both until their day', () => {
  const link = { id, role: 'viewer', expiresAt: '2026-11-19T15:58:00.000Z', maxUses: null }
  expect(inviteOf(asked, id, now)).toEqual(link)
  const { maxUses: _, ...mail } = { ...link, email: 'ruth@post.example' }
  expect(inviteOf({ ...asked, by: 'mail', email: 'ruth@post.example' }, id, now)).toEqual(mail)
  for (const made of [link, mail]) expect(NewInvite.safeParse(made).error).toBeUndefined()
})

test('an invitation that was withdrawn, has expired or is used up lets nobody in', () => {
  const open = { revokedAt: null, expiresAt: '2026-11-19T15:58:00.000Z', uses: 1, maxUses: 2 }
  const at = new Date(now).toISOString()
  expect(letsIn(open, at)).toBe(true)
  expect(letsIn({ ...open, uses: 40, maxUses: null }, at)).toBe(true)
  expect(letsIn({ ...open, uses: 2 }, at)).toBe(false)
  expect(letsIn({ ...open, revokedAt: at }, at)).toBe(false)
  expect(letsIn(open, open.expiresAt)).toBe(false)
})

test('a link has no mail; that of an invitation is on its way, has gone, or says what keeps it', () => {
  const asked = { email: 'ruth@post.example', mailedAt: null, mailTrouble: null }
  expect(mailOf({ ...asked, email: null })).toBeNull()
  expect(mailOf(asked)).toEqual({ is: 'waiting', at: null })
  expect(mailOf({ ...asked, mailTrouble: 'tried-again' })).toEqual({ is: 'tried-again', at: null })
  const mailedAt = '2026-11-12T15:58:00.000Z'
  expect(mailOf({ ...asked, mailedAt })).toEqual({ is: 'sent', at: mailedAt })
})

test('it is soon looked again for a mail that is on its way, seldom for one that is tried again, and for others no more', () => {
  const waiting = { email: 'ruth@post.example', mailedAt: null, mailTrouble: null }
  const tried = { ...waiting, mailTrouble: 'tried-again' as const }
  const over = [
    { ...waiting, email: null },
    { ...waiting, mailedAt: '2026-11-12T15:58:00.000Z' },
    { ...waiting, mailTrouble: 'given-up' as const },
  ]
  expect(nextLook([...over, tried, waiting])).toBe(2_000)
  expect(nextLook([...over, tried])).toBe(60_000)
  expect(nextLook(over)).toBe(false)
})

test('who is alone reads whom an invitation waits for, apart from those no mail went to', async () => {
  const open = { revokedAt: null, expiresAt: '9999-01-01T00:00:00.000Z', uses: 0, maxUses: 1, mailedAt: null, mailTrouble: null }
  const items = [
    { ...open, email: 'ruth@post.example' },
    { ...open, email: 'marta@post.example', mailTrouble: 'no-mail-server' },
    { ...open, email: null },
  ]
  const client = { discussionInvites: { list: async () => ({ items, nextCursor: null }) } } as never
  const alone = { mine: { id, role: 'owner' }, people: [{ leftAt: null }] } as never
  expect(await invitedInto(client, alone)).toEqual({ told: ['ruth@post.example'], untold: ['marta@post.example'] })
})
