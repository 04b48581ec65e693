import { NewInvite } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { type Asked, inviteOf, letsIn, mailOf } from './invites.ts'

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
  expect(mailOf(asked)).toBe('waiting')
  expect(mailOf({ ...asked, mailTrouble: 'tried-again' })).toBe('tried-again')
  expect(mailOf({ ...asked, mailedAt: '2026-11-12T15:58:00.000Z' })).toBe('sent')
})
