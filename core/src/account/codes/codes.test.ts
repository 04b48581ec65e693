import { fakeSealer } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { changePassword } from '../change-password.ts'
import { proveAgain } from '../prove-again.ts'
import { signInByCode } from '../second-step.ts'
import { SECURITY_JOB, type SecurityJob } from '../security.ts'
import { signIn } from '../sign-in.ts'
import { type AccountDeps, accountDeps, ines, signedUp } from '../test-account.ts'
import { totpNow } from '../test-totp.ts'
import { readCodes, renewRecoveryCodes, turnOffCodes } from './change-codes.ts'
import { secondFactors } from './schema.ts'
import { beginCodes, confirmCodes } from './turn-on.ts'

const { email, password } = ines

/** Secrets as they are made for real, but the same in every run. */
function madeSecrets() {
  let made = 0
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789-_'
  const create = () => {
    made++
    return Array.from({ length: 43 }, (_, at) => letters[(made * 7 + at * (made + 3)) % letters.length]).join('')
  }
  return { create, digest: (secret: string) => `digest of ${secret}`, keyed: () => '0' }
}

/** Ines, who has just proved who she is. */
async function begun() {
  const deps = { ...accountDeps(), secrets: madeSecrets() }
  const { account } = await signedUp(deps as AccountDeps)
  const session = { sessionId: 'desk', provenAt: deps.clock.now().toString() }
  return { ...deps, actor: actorOf(account), session }
}

type Deps = Awaited<ReturnType<typeof begun>>

/** Codes are on; half a minute has passed since the first one. */
async function turnedOn() {
  const deps = await begun()
  const { secret } = await beginCodes(deps)
  const { recoveryCodes } = await confirmCodes(deps, { code: totpNow(deps, secret) })
  deps.clock.advance({ seconds: 30 })
  return { deps, secret, recoveryCodes }
}

async function ticketFor(deps: Deps): Promise<string> {
  const result = await signIn(deps, { email, password })
  if (result.outcome !== 'code-needed') throw new Error('No code was asked for.')
  return result.ticket
}

const told = async (deps: Deps): Promise<string[]> => {
  const jobs = await deps.queue.claim([SECURITY_JOB], { now: deps.clock.now().toString(), leaseMs: 1000, limit: 20 })
  return jobs.map(({ payload }) => (payload as SecurityJob).what)
}

describe('turning codes on', () => {
  it('asks for nothing at sign-in until a first code was shown', async () => {
    const deps = await begun()
    await beginCodes(deps)
    expect(await readCodes(deps)).toEqual({ onSince: null, recoveryCodesLeft: 0 })
    expect(await signIn(deps, { email, password })).toMatchObject({ outcome: 'signed-in' })
  })

  it('gives an address that an app reads, and keeps the secret sealed', async () => {
    const deps = await begun()
    const { secret, address } = await beginCodes(deps)
    expect(address).toContain(`secret=${secret}`)
    expect(decodeURIComponent(address)).toMatch(/^otpauth:\/\/totp\/Throughline:ines@post\.example\?/)
    const sealed = (await deps.store.get(deps.actor.space, secondFactors, deps.actor.accountId))!.secret
    expect(deps.sealer.open(sealed, `totp:${deps.actor.accountId}`)).toBe(secret)
    expect(deps.sealer.open(sealed, 'totp:omar')).toBeNull()
  })

  it('takes a code of the app, gives ten recovery codes once and tells of it', async () => {
    const { deps, recoveryCodes } = await turnedOn()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/)
    expect(JSON.stringify(await deps.store.get(deps.actor.space, secondFactors, deps.actor.accountId))).not.toContain(
      `"${recoveryCodes[0]}"`,
    )
    expect(await readCodes(deps)).toEqual({ onSince: '2026-03-05T09:00:00.000Z', recoveryCodesLeft: 10 })
    expect(await told(deps)).toEqual(['codes-on'])
  })

  it('makes recovery codes of 112 bits and more, as a plain hash is kept of them', async () => {
    const { recoveryCodes } = await turnedOn()
    // A letter is guessed at one time in 27, a digit at half of that.
    for (const code of recoveryCodes) expect(code.replaceAll('-', '').length * Math.log2(27)).toBeGreaterThan(112)
  })

  it.each(['000000', '12345', 'abcdef', ''])('takes no other code: %j', async (code) => {
    const deps = await begun()
    await beginCodes(deps)
    await expect(confirmCodes(deps, { code })).rejects.toMatchObject({ details: { faults: [{ pointer: '/code', code: 'wrong_code' }] } })
    expect(await readCodes(deps)).toMatchObject({ onSince: null })
  })

  it('begins only after a fresh proof, and not twice', async () => {
    const { deps } = await turnedOn()
    await expect(beginCodes(deps)).rejects.toMatchObject({ code: 'conflict' })
    deps.clock.advance({ minutes: 11 })
    for (const change of [beginCodes(deps), renewRecoveryCodes(deps), turnOffCodes(deps), confirmCodes(deps, { code: '1' })])
      await expect(change).rejects.toMatchObject({ code: 'proof-needed' })
  })
})

describe('signing in where codes are on', () => {
  it('asks for one after the password, and opens a session by it', async () => {
    const { deps, secret } = await turnedOn()
    const sessions = deps.sessions.open.size
    const ticket = await ticketFor(deps)
    expect(deps.sessions.open.size).toBe(sessions)
    expect(await signInByCode(deps, { ticket, code: totpNow(deps, secret) })).toMatchObject({ account: { email } })
    expect(deps.sessions.open.size).toBe(sessions + 1)
  })

  it('tells nobody with a wrong password that codes are on', async () => {
    const { deps } = await turnedOn()
    await expect(signIn(deps, { email, password: 'wrong password' })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it.each([-30, 0, 30])('takes a code %i seconds from now, as clocks differ', async (seconds) => {
    const { deps, secret } = await turnedOn()
    deps.clock.advance({ minutes: 5 })
    await expect(signInByCode(deps, { ticket: await ticketFor(deps), code: totpNow(deps, secret, seconds) })).resolves.toBeTruthy()
  })

  it.each([-90, 90])('takes none that is %i seconds off', async (seconds) => {
    const { deps, secret } = await turnedOn()
    deps.clock.advance({ minutes: 5 })
    const code = totpNow(deps, secret, seconds)
    await expect(signInByCode(deps, { ticket: await ticketFor(deps), code })).rejects.toMatchObject({ code: 'validation' })
  })

  it('takes each code once, also of many who come at the same time', async () => {
    const { deps, secret } = await turnedOn()
    const [ticket, code] = [await ticketFor(deps), totpNow(deps, secret)]
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => signInByCode(deps, { ticket, code })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('keeps the secret under the key of today from the first code on, whichever it was sealed under', async () => {
    const { deps, secret } = await turnedOn()
    const later = { ...deps, sealer: fakeSealer(1) }
    const kept = async () => (await deps.store.get(deps.actor.space, secondFactors, deps.actor.accountId))?.secret ?? ''
    const before = await kept()
    await signInByCode(later, { ticket: await ticketFor(later), code: totpNow(deps, secret) })
    expect(later.sealer.renewed(before, `totp:${deps.actor.accountId}`)).not.toBeNull()
    expect(later.sealer.renewed(await kept(), `totp:${deps.actor.accountId}`)).toBeNull()
    expect(later.sealer.open(await kept(), `totp:${deps.actor.accountId}`)).toBe(secret)
  })

  it('takes a recovery code however it is typed, once, and tells of it', async () => {
    const { deps, recoveryCodes } = await turnedOn()
    await told(deps)
    const typed = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')} `
    await signInByCode(deps, { ticket: await ticketFor(deps), code: typed })
    expect(await readCodes(deps)).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await told(deps)).toEqual(['recovery-code-used'])
    await expect(signInByCode(deps, { ticket: await ticketFor(deps), code: typed })).rejects.toMatchObject({ code: 'validation' })
  })

  /** Tries wrong codes from one address. */
  async function guessed(deps: Deps, times: number, address: string, code = '000000') {
    const ticket = await ticketFor(deps)
    for (let tried = 0; tried < times; tried++)
      await expect(signInByCode(deps, { ticket, code }, { address })).rejects.toMatchObject({ code: 'validation' })
  }
  const tooMany = { code: 'rate-limited', details: { retryAfter: 3600 } }

  it('lets fifteen codes be tried in an hour from one place, which leaves its owner as many elsewhere', async () => {
    const { deps, secret } = await turnedOn()
    await guessed(deps, 15, 'stranger')
    const ticket = await ticketFor(deps)
    const code = totpNow(deps, secret)
    await expect(signInByCode(deps, { ticket, code }, { address: 'stranger' })).rejects.toMatchObject(tooMany)
    expect(await signInByCode(deps, { ticket, code }, { address: 'home' })).toMatchObject({ account: { email } })
    deps.clock.advance({ hours: 1 })
    await signInByCode(deps, { ticket: await ticketFor(deps), code: totpNow(deps, secret) }, { address: 'stranger' })
  })

  it('lets sixty be tried from everywhere, and still takes a recovery code', async () => {
    const { deps, secret, recoveryCodes } = await turnedOn()
    // The one that turned codes on was the first.
    for (const [address, times] of [
      ['a', 15],
      ['b', 15],
      ['c', 15],
      ['d', 14],
    ] as const)
      await guessed(deps, times, address)
    const ticket = await ticketFor(deps)
    await expect(signInByCode(deps, { ticket, code: totpNow(deps, secret) }, { address: 'home' })).rejects.toMatchObject(tooMany)
    expect(await signInByCode(deps, { ticket, code: recoveryCodes[0]! }, { address: 'home' })).toMatchObject({ account: { email } })
  })

  it('lets fifteen recovery codes be tried in an hour from one place, whatever is tried elsewhere', async () => {
    const { deps, recoveryCodes } = await turnedOn()
    for (const address of ['a', 'b', 'c', 'd', 'e']) await guessed(deps, 15, address, 'abcd-efgh-ijkl')
    const sent = { ticket: await ticketFor(deps), code: recoveryCodes[0]! }
    await expect(signInByCode(deps, sent, { address: 'a' })).rejects.toMatchObject(tooMany)
    expect(await signInByCode(deps, sent, { address: 'home' })).toMatchObject({ account: { email } })
  })

  it('counts what a session tries to prove apart from what strangers try to get in', async () => {
    const { deps, secret } = await turnedOn()
    await guessed(deps, 15, 'stranger')
    await proveAgain(deps, { code: totpNow(deps, secret) })
    for (let tried = 2; tried < 15; tried++)
      await expect(proveAgain(deps, { code: '000000' })).rejects.toMatchObject({ code: 'validation' })
    await expect(proveAgain(deps, { code: '000000' })).rejects.toMatchObject(tooMany)
  })

  it('wants the password again after ten minutes, and no ticket but its own', async () => {
    const { deps, secret } = await turnedOn()
    const ticket = await ticketFor(deps)
    await expect(signInByCode(deps, { ticket: 'made up', code: totpNow(deps, secret) })).rejects.toMatchObject({ code: 'unauthenticated' })
    deps.clock.advance({ minutes: 10 })
    await expect(signInByCode(deps, { ticket, code: totpNow(deps, secret) })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('wants the password again for the next sign-in, whatever code comes with the ticket', async () => {
    const { deps, secret, recoveryCodes } = await turnedOn()
    const ticket = await ticketFor(deps)
    // A wrong code uses nothing up.
    await expect(signInByCode(deps, { ticket, code: '000000' })).rejects.toMatchObject({ code: 'validation' })
    await signInByCode(deps, { ticket, code: recoveryCodes[0]! })
    for (const code of [recoveryCodes[1]!, totpNow(deps, secret)])
      await expect(signInByCode(deps, { ticket, code })).rejects.toMatchObject({ code: 'unauthenticated' })
    // The code that came with it is not used up either.
    await expect(signInByCode(deps, { ticket: await ticketFor(deps), code: recoveryCodes[1]! })).resolves.toBeTruthy()
  })

  it('lets one of five in who come with one ticket at once, each with a good code of their own', async () => {
    const { deps, recoveryCodes } = await turnedOn()
    const ticket = await ticketFor(deps)
    const sessions = deps.sessions.open.size
    const tries = await Promise.allSettled(recoveryCodes.slice(0, 5).map((code) => signInByCode(deps, { ticket, code })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'unauthenticated' })
    expect(deps.sessions.open.size).toBe(sessions + 1)
  })

  it('takes no ticket of a version that gave it no id', async () => {
    const { deps, secret } = await turnedOn()
    const { id, ...before } = JSON.parse(deps.sealer.open(await ticketFor(deps), 'sign-in-ticket')!) as { id: string }
    expect(id).toBeTruthy()
    const ticket = deps.sealer.seal(JSON.stringify(before), 'sign-in-ticket')
    await expect(signInByCode(deps, { ticket, code: totpNow(deps, secret) })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('wants the password again once there is another', async () => {
    const { deps, secret } = await turnedOn()
    const ticket = await ticketFor(deps)
    await changePassword(deps, { current: password, password: 'five silent cranes' })
    await expect(signInByCode(deps, { ticket, code: totpNow(deps, secret) })).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('changing codes', () => {
  it('makes new recovery codes in place of the old ones', async () => {
    const { deps, recoveryCodes: old } = await turnedOn()
    const { recoveryCodes } = await renewRecoveryCodes(deps)
    expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([])
    const ticket = await ticketFor(deps)
    await expect(signInByCode(deps, { ticket, code: old[0] as string })).rejects.toMatchObject({ code: 'validation' })
    await expect(signInByCode(deps, { ticket, code: recoveryCodes[0] as string })).resolves.toBeTruthy()
  })

  it('turns them off, after which the password is enough', async () => {
    const { deps } = await turnedOn()
    await turnOffCodes(deps)
    await turnOffCodes(deps)
    expect(await signIn(deps, { email, password })).toMatchObject({ outcome: 'signed-in' })
    expect(await told(deps)).toEqual(['codes-on', 'codes-off'])
    await expect(renewRecoveryCodes(deps)).rejects.toMatchObject({ code: 'conflict' })
  })
})
