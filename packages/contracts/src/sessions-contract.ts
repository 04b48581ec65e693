import type { SessionOwner, Sessions } from '@throughline/core/account'
import { beforeEach, describe, expect, it } from 'vitest'

export interface SessionsHarness {
  sessions: Sessions
  /** A new person, who has an account and a credential. */
  person(): Promise<SessionOwner>
  /** Gives the person another password; the owner of the sessions from then on. */
  changePassword(owner: SessionOwner): Promise<SessionOwner>
  /** Moves the clock of the sessions on. */
  pass(time: Temporal.DurationLike): void
}

const browser = { userAgent: 'Firefox' }

/** What every implementation of the Sessions port must do. */
export function sessionsContract(name: string, open: () => Promise<SessionsHarness>) {
  describe(`${name} as Sessions`, () => {
    let harness: SessionsHarness
    let sessions: Sessions

    beforeEach(async () => {
      harness = await open()
      sessions = harness.sessions
    })

    it('knows whose a secret is', async () => {
      const ines = await harness.person()
      const omar = await harness.person()
      const { secret, sessionId } = await sessions.create(ines, browser)
      await sessions.create(omar, browser)
      expect(await sessions.validate(secret)).toMatchObject({ accountId: ines.accountId, space: ines.space, sessionId, renewed: false })
    })

    it('knows when its person proved who they are, also once it is renewed', async () => {
      const { secret } = await sessions.create(await harness.person(), browser)
      const { provenAt } = (await sessions.validate(secret))!
      harness.pass({ hours: 20 * 24 })
      expect(await sessions.validate(secret)).toMatchObject({ provenAt, renewed: true })
      const later = await sessions.create(await harness.person(), browser)
      expect(Date.parse((await sessions.validate(later.secret))!.provenAt!) - Date.parse(provenAt!)).toBe(20 * 24 * 3_600_000)
    })

    it('knows that its person has proved nothing yet, until they do', async () => {
      const { secret, sessionId } = await sessions.create(await harness.person(), { ...browser, isProven: false })
      expect((await sessions.validate(secret))!.provenAt).toBeNull()
      const proven = (await sessions.prove(sessionId))!
      expect((await sessions.validate(proven.secret))!.provenAt).not.toBeNull()
    })

    it('knows that its person has proved it again, in this session and no other', async () => {
      const ines = await harness.person()
      const [desk, phone] = [await sessions.create(ines, browser), await sessions.create(ines, browser)]
      const { sessionId, provenAt } = (await sessions.validate(desk.secret))!
      harness.pass({ minutes: 11 })
      await sessions.validate(desk.secret)
      const proven = (await sessions.prove(sessionId))!
      expect(await sessions.prove('gone')).toBeNull()
      const again = (await sessions.validate(proven.secret))!
      expect(Date.parse(again.provenAt!) - Date.parse(provenAt!)).toBe(11 * 60_000)
      expect((await sessions.validate(phone.secret))!.provenAt).toBe(provenAt)
    })

    it('is the same session under another secret once its person has proved who they are', async () => {
      const ines = await harness.person()
      const { secret, sessionId, expiresAt } = await sessions.create(ines, browser)
      await sessions.validate(secret)
      const proven = (await sessions.prove(sessionId))!
      expect(proven).toMatchObject({ sessionId, expiresAt })
      expect(proven.secret).not.toBe(secret)
      expect(await sessions.validate(proven.secret)).toMatchObject({ accountId: ines.accountId, space: ines.space, sessionId })
      expect(await sessions.ownerOf(proven.secret)).toMatchObject({ accountId: ines.accountId, space: ines.space })
      expect(await sessions.list(ines.accountId, ines.space)).toHaveLength(1)
    })

    it('opens by the secret before for another minute once the new one is used, and never by virtue of the proof', async () => {
      const { secret, sessionId } = await sessions.create(await harness.person(), { ...browser, isProven: false })
      const proven = (await sessions.prove(sessionId))!
      // An answer may be lost: then the browser still has the one before.
      harness.pass({ hours: 1 })
      expect(await sessions.validate(secret)).toMatchObject({ sessionId, provenAt: null, renewed: false })
      await sessions.validate(proven.secret)
      harness.pass({ seconds: 50 })
      expect(await sessions.validate(secret)).toMatchObject({ sessionId, provenAt: null })
      harness.pass({ seconds: 16 })
      expect([await sessions.validate(secret), await sessions.ownerOf(secret)]).toEqual([null, null])
      expect(await sessions.validate(proven.secret)).not.toBeNull()
    })

    it('knows of no proof by the secret before, nor of one that it was given itself', async () => {
      const first = await sessions.create(await harness.person(), browser)
      harness.pass({ minutes: 5 })
      const second = (await sessions.prove(first.sessionId))!
      expect(await sessions.validate(first.secret)).toMatchObject({ provenAt: null })
      expect((await sessions.validate(second.secret))!.provenAt).not.toBeNull()
      harness.pass({ minutes: 1 })
      const third = (await sessions.prove(first.sessionId))!
      expect((await sessions.validate(third.secret))!.provenAt).not.toBeNull()
      expect(await sessions.validate(second.secret)).toMatchObject({ sessionId: first.sessionId, provenAt: null })
    })

    it('goes on by the answer to any of several proofs at once, and anew once that is used', async () => {
      const { secret, sessionId } = await sessions.create(await harness.person(), browser)
      const proven = await Promise.all(Array.from({ length: 8 }, () => sessions.prove(sessionId)))
      harness.pass({ seconds: 2 })
      const later = (await sessions.prove(sessionId))!
      for (const each of [...proven, later]) expect(await sessions.validate(each!.secret)).toMatchObject({ sessionId })
      const anew = (await sessions.prove(sessionId))!
      expect([secret, later.secret, ...proven.map((each) => each!.secret)]).not.toContain(anew.secret)
      expect(await sessions.validate(later.secret)).toMatchObject({ provenAt: null })
      expect((await sessions.validate(anew.secret))!.provenAt).not.toBeNull()
    })

    it('goes on by the secret that a browser has, where the answers to some proofs were lost', async () => {
      const { secret, sessionId } = await sessions.create(await harness.person(), browser)
      const lost = (await sessions.prove(sessionId))!
      harness.pass({ minutes: 20 })
      expect(await sessions.validate(secret)).not.toBeNull()
      const kept = (await sessions.prove(sessionId))!
      expect(await sessions.validate(secret)).not.toBeNull()
      expect(await sessions.validate(kept.secret)).not.toBeNull()
      harness.pass({ minutes: 2 })
      expect([await sessions.validate(secret), await sessions.validate(lost.secret)]).toEqual([null, null])
      expect(await sessions.validate(kept.secret)).not.toBeNull()
    })

    it('is renewed, and ended, under its new secret as under its first', async () => {
      const ines = await harness.person()
      const [desk, phone, shelf] = await Promise.all([1, 2, 3].map(() => sessions.create(ines, browser)))
      const secrets = await Promise.all([desk, phone, shelf].map(async (each) => (await sessions.prove(each!.sessionId))!.secret))
      const [atDesk, onPhone, onShelf] = secrets as [string, string, string]
      harness.pass({ hours: 20 * 24 })
      expect(await sessions.validate(atDesk)).toMatchObject({ renewed: true })
      expect(await sessions.validate(onPhone)).toMatchObject({ renewed: true })
      harness.pass({ hours: 20 * 24 })
      expect(await sessions.validate(onShelf), 'not used for 30 days').toBeNull()
      expect(await sessions.validate(atDesk)).not.toBeNull()
      await sessions.revoke(desk!.secret)
      expect(await sessions.validate(atDesk), 'what opens nothing ends nothing').not.toBeNull()
      await sessions.revoke(atDesk)
      expect(await sessions.validate(atDesk)).toBeNull()
      await sessions.end(phone!.sessionId)
      expect(await sessions.validate(onPhone)).toBeNull()
      const last = await sessions.create(ines, browser)
      const { secret } = (await sessions.prove(last.sessionId))!
      await sessions.validate(secret)
      await sessions.revokeAll(ines.accountId, ines.space)
      expect([await sessions.validate(secret), await sessions.validate(last.secret)]).toEqual([null, null])
    })

    it('knows to the hour when it was used last', async () => {
      const ines = await harness.person()
      const { secret } = await sessions.create(ines, browser)
      const usedAt = async () => Date.parse((await sessions.list(ines.accountId, ines.space))[0]!.usedAt)
      const first = await usedAt()
      harness.pass({ minutes: 59 })
      await sessions.validate(secret)
      expect(await usedAt()).toBe(first)
      harness.pass({ minutes: 1 })
      await sessions.ownerOf(secret)
      expect(await usedAt()).toBe(first)
      await sessions.validate(secret)
      expect((await usedAt()) - first).toBe(3_600_000)
      harness.pass({ hours: 20 * 24 })
      await sessions.validate(secret)
      expect((await usedAt()) - first).toBe((20 * 24 + 1) * 3_600_000)
    })

    it('ends the session of an id at once, and no other', async () => {
      const ines = await harness.person()
      const [desk, phone] = [await sessions.create(ines, browser), await sessions.create(ines, browser)]
      const { sessionId } = (await sessions.validate(phone.secret))!
      await sessions.end(sessionId)
      await sessions.end(sessionId)
      expect(await sessions.validate(phone.secret)).toBeNull()
      expect(await sessions.validate(desk.secret)).not.toBeNull()
    })

    it('makes a new secret for every browser, long enough that nobody guesses it', async () => {
      const ines = await harness.person()
      const secrets = await Promise.all(Array.from({ length: 20 }, async () => (await sessions.create(ines, browser)).secret))
      expect(new Set(secrets).size).toBe(20)
      for (const secret of secrets) expect(secret).toMatch(/^[\w-]{40,}$/)
    })

    it.each(['', 'x', '\0', 'é'.repeat(4000), '../..', '{"$ne":null}'])('knows nobody by %j', async (secret) => {
      await sessions.create(await harness.person(), browser)
      expect(await sessions.validate(secret)).toBeNull()
    })

    it('does not take the id of a session for its secret', async () => {
      const { secret } = await sessions.create(await harness.person(), browser)
      const { sessionId } = (await sessions.validate(secret))!
      expect(sessionId).not.toBe(secret)
      expect(await sessions.validate(sessionId)).toBeNull()
    })

    it('refuses a revoked session at once, and no other', async () => {
      const ines = await harness.person()
      const phone = await sessions.create(ines, browser)
      const desk = await sessions.create(ines, browser)
      await sessions.validate(phone.secret)
      await sessions.revoke(phone.secret)
      await sessions.revoke(phone.secret)
      expect(await sessions.validate(phone.secret)).toBeNull()
      expect(await sessions.validate(desk.secret)).not.toBeNull()
    })

    it('refuses a session that is revoked while it is being looked up', async () => {
      const { secret } = await sessions.create(await harness.person(), browser)
      await Promise.all([sessions.validate(secret), sessions.revoke(secret)])
      expect(await sessions.validate(secret)).toBeNull()
    })

    it('revokes every session of one person', async () => {
      const ines = await harness.person()
      const omar = await harness.person()
      const own = [await sessions.create(ines, browser), await sessions.create(ines, browser)]
      const other = await sessions.create(omar, browser)
      for (const { secret } of own) await sessions.validate(secret)
      await sessions.revokeAll(ines.accountId, ines.space)
      for (const { secret } of own) expect(await sessions.validate(secret)).toBeNull()
      expect(await sessions.validate(other.secret)).not.toBeNull()
    })

    it('refuses sessions opened under an earlier password, those that were about to begin too', async () => {
      const before = await harness.person()
      const early = await sessions.create(before, browser)
      const after = await harness.changePassword(before)
      const late = await sessions.create(before, browser)
      expect(await sessions.validate(early.secret)).toBeNull()
      expect(await sessions.validate(late.secret)).toBeNull()
      expect(await sessions.validate((await sessions.create(after, browser)).secret)).not.toBeNull()
    })

    it('ends a session that was not used for 30 days', async () => {
      const { secret } = await sessions.create(await harness.person(), browser)
      harness.pass({ hours: 30 * 24 + 1 })
      expect(await sessions.validate(secret)).toBeNull()
    })

    it('renews a session that is used in the second half of its time, and says so once', async () => {
      const { secret, expiresAt } = await sessions.create(await harness.person(), browser)
      harness.pass({ hours: 14 * 24 })
      expect(await sessions.validate(secret)).toMatchObject({ renewed: false })
      harness.pass({ hours: 2 * 24 })
      const renewed = await sessions.validate(secret)
      expect(renewed).toMatchObject({ renewed: true })
      expect(days(expiresAt, renewed!.expiresAt)).toBeCloseTo(16, 3)
      expect(await sessions.validate(secret)).toMatchObject({ renewed: false, expiresAt: renewed!.expiresAt })
      harness.pass({ hours: 29 * 24 })
      expect(await sessions.validate(secret)).not.toBeNull()
    })

    it('ends a session 180 days after it began, however often it is used, and renews it no further', async () => {
      const ines = await harness.person()
      const { secret } = await sessions.create(ines, browser)
      for (let day = 10; day <= 160; day += 10) {
        harness.pass({ hours: 10 * 24 })
        expect(await sessions.validate(secret)).not.toBeNull()
      }
      const { expiresAt } = (await sessions.validate(secret))!
      harness.pass({ hours: 10 * 24 })
      expect(await sessions.validate(secret)).toMatchObject({ renewed: false, expiresAt })
      harness.pass({ hours: 10 * 24 - 1 })
      expect(await sessions.list(ines.accountId, ines.space)).toHaveLength(1)
      expect(await sessions.validate(secret)).not.toBeNull()
      harness.pass({ hours: 1, seconds: 1 })
      expect([await sessions.validate(secret), await sessions.ownerOf(secret)]).toEqual([null, null])
      expect(await sessions.list(ines.accountId, ines.space)).toEqual([])
    })

    it('says whose a session is without renewing it', async () => {
      const before = await harness.person()
      const [watching, other] = [await sessions.create(before, browser), await sessions.create(before, browser)]
      harness.pass({ hours: 20 * 24 })
      expect(await sessions.ownerOf(watching.secret)).toMatchObject({ accountId: before.accountId, space: before.space })
      expect(await sessions.ownerOf('x')).toBeNull()
      harness.pass({ hours: 10 * 24 + 1 })
      expect(await sessions.ownerOf(watching.secret)).toBeNull()
      expect(await sessions.validate(other.secret)).toBeNull()
    })

    it('says of a session revoked, or of an earlier password, that it is nobody’s', async () => {
      const before = await harness.person()
      const [early, revoked] = [await sessions.create(before, browser), await sessions.create(before, browser)]
      await sessions.revoke(revoked.secret)
      await harness.changePassword(before)
      expect([await sessions.ownerOf(early.secret), await sessions.ownerOf(revoked.secret)]).toEqual([null, null])
    })

    it('renews once when many requests come at the same time', async () => {
      const { secret } = await sessions.create(await harness.person(), browser)
      harness.pass({ hours: 20 * 24 })
      const all = await Promise.all(Array.from({ length: 8 }, () => sessions.validate(secret)))
      expect(all).not.toContain(null)
    })

    it('lists the valid sessions of one person, newest first', async () => {
      const ines = await harness.person()
      await sessions.create(ines, { userAgent: 'Old' })
      harness.pass({ hours: 20 * 24 })
      await sessions.create(ines, { userAgent: 'Phone' })
      harness.pass({ hours: 11 * 24 })
      await sessions.create(ines, { userAgent: 'Desk' })
      await sessions.create(await harness.person(), { userAgent: 'Somebody else' })
      const listed = await sessions.list(ines.accountId, ines.space)
      expect(listed.map(({ userAgent }) => userAgent)).toEqual(['Desk', 'Phone'])
    })

    it('keeps at most 300 characters of what a browser says of itself', async () => {
      const ines = await harness.person()
      await sessions.create(ines, { userAgent: 'x'.repeat(5000) })
      expect((await sessions.list(ines.accountId, ines.space))[0]!.userAgent).toHaveLength(300)
    })

    it('ends the oldest of more than 100 sessions', async () => {
      const ines = await harness.person()
      const first = await sessions.create(ines, browser)
      for (let n = 0; n < 100; n++) {
        harness.pass({ seconds: 1 })
        await sessions.create(ines, browser)
      }
      expect(await sessions.validate(first.secret)).toBeNull()
      expect(await sessions.list(ines.accountId, ines.space)).toHaveLength(100)
    })
  })
}

const days = (from: string, to: string) => Temporal.Instant.from(from).until(to).total({ unit: 'hours' }) / 24
