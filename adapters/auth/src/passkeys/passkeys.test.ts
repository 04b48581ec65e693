import { passkeysContract } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { createPasskeys } from './create-passkeys.ts'
import { testDevice } from './test-device.ts'

passkeysContract('SimpleWebAuthn', () => ({ passkeys: createPasskeys(), device: testDevice }))

const site = { domain: 'throughline.example', origin: 'https://throughline.example' }

it('names the keeper of passwords that a passkey lies in', async () => {
  const passkeys = createPasskeys()
  const aaguid = 'd548826e79b4db40a3d811116f7e8349'
  const { options, challenge } = await passkeys.askForNew(site, { id: 'ines', email: 'ines@post.example', name: 'Ines' }, [])
  const answer = testDevice({ aaguid }).create(site.origin, options)
  expect(await passkeys.readNew(site, { challenge, answer })).toMatchObject({ device: 'Bitwarden' })
})

it('asks that the device look who is in front of it and find the passkey by itself', async () => {
  const passkeys = createPasskeys()
  const { options } = await passkeys.askForNew(site, { id: 'ines', email: 'ines@post.example', name: 'Ines' }, [])
  expect(options).toMatchObject({
    rp: { id: 'throughline.example' },
    user: { name: 'ines@post.example' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect((await passkeys.ask(site, [])).options).toMatchObject({ rpId: 'throughline.example', userVerification: 'required' })
})

it('takes no answer whose domain is another, though the origin is right', async () => {
  const passkeys = createPasskeys()
  const wide = { ...site, domain: 'example' }
  const device = testDevice()
  const { options, challenge } = await passkeys.askForNew(site, { id: 'ines', email: 'ines@post.example', name: 'Ines' }, [])
  const answer = device.create(site.origin, options)
  expect(await passkeys.readNew(wide, { challenge, answer })).toBeNull()
})

it('says when a passkey lies in more than one place', async () => {
  const passkeys = createPasskeys()
  const device = testDevice({ isBackedUp: true })
  const asked = await passkeys.askForNew(site, { id: 'ines', email: 'ines@post.example', name: 'Ines' }, [])
  const made = await passkeys.readNew(site, { challenge: asked.challenge, answer: device.create(site.origin, asked.options) })
  expect(made).toMatchObject({ isBackedUp: true, transports: ['internal'] })
  const { options, challenge } = await passkeys.ask(site, [])
  expect(await passkeys.verify(site, made!, { challenge, answer: device.get(site.origin, options) })).toEqual({
    counter: 1,
    isBackedUp: true,
  })
})
