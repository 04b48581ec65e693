import type { CredentialJson, PasskeyQuestion, PasskeySite, Passkeys } from '@throughline/core/account'
import { beforeEach, describe, expect, it } from 'vitest'

/** A device with its person in front of it, as a page of an origin asks it. */
export interface PasskeyDevice {
  create(origin: string, options: CredentialJson): CredentialJson
  get(origin: string, options: CredentialJson): CredentialJson
}

export interface PasskeysHarness {
  passkeys: Passkeys
  /** A new device; `isCareless` does not look who is in front of it. */
  device(options?: { isCareless?: boolean }): PasskeyDevice
}

const site: PasskeySite = { domain: 'throughline.example', origin: 'https://throughline.example' }
const ines = { id: '019a9b3c-5d00-7cc0-8000-aaaaaaaaaaaa', email: 'ines.varga@post.example', name: 'Ines Várga' }

/** What every implementation of the Passkeys port must do. */
export function passkeysContract(name: string, open: () => PasskeysHarness) {
  describe(`${name} as Passkeys`, () => {
    let harness: PasskeysHarness
    let passkeys: Passkeys
    let device: PasskeyDevice

    beforeEach(() => {
      harness = open()
      passkeys = harness.passkeys
      device = harness.device()
    })

    async function made(on = device) {
      const { options, challenge } = await passkeys.askForNew(site, ines, [])
      const passkey = await passkeys.readNew(site, { challenge, answer: on.create(site.origin, options) })
      if (!passkey) throw new Error('No passkey was made.')
      return passkey
    }
    const answered = ({ options }: PasskeyQuestion, on = device) => on.get(site.origin, options)

    it('reads what a device has made', async () => {
      const passkey = await made()
      expect(passkey).toMatchObject({ credentialId: expect.stringMatching(/^[\w-]+$/), publicKey: expect.stringMatching(/^[\w-]+$/) })
      expect(passkey).toMatchObject({ counter: expect.any(Number), isBackedUp: expect.any(Boolean) })
      expect((await made()).credentialId).not.toBe(passkey.credentialId)
    })

    it('asks each time with a challenge of that time, which the options hold', async () => {
      const questions = [await passkeys.askForNew(site, ines, []), await passkeys.askForNew(site, ines, []), await passkeys.ask(site, [])]
      expect(new Set(questions.map(({ challenge }) => challenge)).size).toBe(3)
      for (const { options, challenge } of questions) expect(options.challenge).toBe(challenge)
    })

    it('makes no other on a device that has one', async () => {
      const passkey = await made()
      const { options } = await passkeys.askForNew(site, ines, [passkey])
      expect(() => device.create(site.origin, options)).toThrow()
      expect(() => harness.device().create(site.origin, options)).not.toThrow()
    })

    it('knows its person without a name being typed, and takes the answer of the passkey', async () => {
      const passkey = await made()
      const question = await passkeys.ask(site, [])
      const answer = answered(question)
      expect(passkeys.claimOf(answer)).toEqual({ credentialId: passkey.credentialId, personId: ines.id })
      const use = await passkeys.verify(site, passkey, { challenge: question.challenge, answer })
      expect(use).toEqual({ counter: passkey.counter + 1, isBackedUp: passkey.isBackedUp })
    })

    it('leaves the counter to be judged by others', async () => {
      const passkey = await made()
      const uses = []
      for (const _ of [1, 2]) {
        const question = await passkeys.ask(site, [passkey])
        uses.push(await passkeys.verify(site, passkey, { challenge: question.challenge, answer: answered(question) }))
      }
      expect(uses[1]!.counter).toBe(uses[0]!.counter + 1)
    })

    it('takes no answer to another question', async () => {
      const passkey = await made()
      const [first, second] = [await passkeys.ask(site, []), await passkeys.ask(site, [])]
      expect(await passkeys.verify(site, passkey, { challenge: second.challenge, answer: answered(first) })).toBeNull()
      const asked = await passkeys.askForNew(site, ines, [])
      const other = await passkeys.askForNew(site, ines, [])
      const answer = harness.device().create(site.origin, asked.options)
      expect(await passkeys.readNew(site, { challenge: other.challenge, answer })).toBeNull()
    })

    it('takes no answer given to another origin, be it of the same domain', async () => {
      const passkey = await made()
      const elsewhere = 'https://other.throughline.example'
      const { options, challenge } = await passkeys.ask(site, [])
      expect(await passkeys.verify(site, passkey, { challenge, answer: device.get(elsewhere, options) })).toBeNull()
      const asked = await passkeys.askForNew(site, ines, [])
      const answer = harness.device().create(elsewhere, asked.options)
      expect(await passkeys.readNew(site, { challenge: asked.challenge, answer })).toBeNull()
    })

    it('takes no answer for the passkey of another', async () => {
      const [own, others] = [await made(), await made(harness.device())]
      const question = await passkeys.ask(site, [])
      const answer = answered(question)
      expect(await passkeys.verify(site, others, { challenge: question.challenge, answer })).toBeNull()
      const disguised = { ...own, publicKey: others.publicKey }
      expect(await passkeys.verify(site, disguised, { challenge: question.challenge, answer })).toBeNull()
    })

    it('takes no device that did not look who is in front of it', async () => {
      const careless = harness.device({ isCareless: true })
      const { options, challenge } = await passkeys.askForNew(site, ines, [])
      const answer = tried(() => careless.create(site.origin, options))
      if (answer) expect(await passkeys.readNew(site, { challenge, answer })).toBeNull()
    })

    it.each([
      {},
      { id: 'x' },
      { id: '', rawId: '', type: 'public-key', response: {} },
      {
        id: 'AbC4',
        rawId: 'AbC4',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA' },
      },
      { id: 'AbC4', rawId: 'AbC4', type: 'public-key', response: { clientDataJSON: '\0', userHandle: 7 } },
      { id: 'AbC4', response: 'text' },
    ])('takes nothing made up: %j', async (answer) => {
      const passkey = await made()
      const challenge = 'uY6F'
      expect(await passkeys.readNew(site, { challenge, answer })).toBeNull()
      expect(await passkeys.verify(site, passkey, { challenge, answer })).toBeNull()
      expect(passkeys.claimOf(answer)?.credentialId).not.toBe(passkey.credentialId)
    })
  })
}

/** What it gives, or nothing where the device itself refuses. */
function tried(act: () => CredentialJson): CredentialJson | null {
  try {
    return act()
  } catch {
    return null
  }
}
