import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { type CBORType, encodeCBOR } from '@levischuck/tiny-cbor'
import type { PasskeyDevice } from '@throughline/contracts'
import type { CredentialJson } from '@throughline/core/account'

interface Asked {
  challenge: string
  /** Of the asked for, when a passkey is used. */
  rpId?: string
  rp?: { id: string }
  user?: { id: string }
  excludeCredentials?: { id: string }[]
}

const PRESENT = 0x01
const VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const WITH_KEY = 0x40

interface Settings {
  /** It does not look who is in front of it. */
  isCareless?: boolean
  isBackedUp?: boolean
  aaguid?: string
}

/** A device with one passkey of ES256, and the browser's part of WebAuthn but for what a browser forbids. */
export function testDevice({ isCareless = false, isBackedUp = false, aaguid = '0'.repeat(32) }: Settings = {}): PasskeyDevice {
  let own: { id: string; user: string; key: KeyObject } | undefined
  let counter = 0
  const flags = PRESENT | (isCareless ? 0 : VERIFIED) | (isBackedUp ? BACKUP_ELIGIBLE | BACKED_UP : 0)
  const dataOf = (domain: string, flags: number) => Buffer.concat([sha256(domain), Buffer.from([flags]), uint32(counter)])
  const clientData = (type: string, origin: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    create(origin: string, options: CredentialJson) {
      const asked = options as unknown as Asked
      if (asked.excludeCredentials?.some(({ id }) => id === own?.id)) throw new Error('InvalidStateError')
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(16)
      own = { id: id.toString('base64url'), user: asked.user?.id ?? '', key: privateKey }
      const attested = Buffer.concat([Buffer.from(aaguid, 'hex'), Buffer.from([0, id.length]), id, coseOf(publicKey)])
      const authData = bytes(Buffer.concat([dataOf(asked.rp?.id ?? '', flags | WITH_KEY), attested]))
      const statement = new Map<string, CBORType>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return credential(own.id, {
        clientDataJSON: text(clientData('webauthn.create', origin, asked)),
        attestationObject: text(encodeCBOR(statement)),
        transports: ['internal'],
      })
    },

    get(origin: string, options: CredentialJson) {
      if (!own) throw new Error('NotAllowedError')
      const asked = options as unknown as Asked
      counter++
      const said = clientData('webauthn.get', origin, asked)
      const data = dataOf(asked.rpId ?? '', flags)
      return credential(own.id, {
        clientDataJSON: text(said),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(said)]), own.key)),
        userHandle: own.user,
      })
    },
  }
}

const credential = (id: string, response: object): CredentialJson => ({
  id,
  rawId: id,
  type: 'public-key',
  response,
  clientExtensionResults: {},
})

/** A key of P-256 for ES256, as COSE writes it (RFC 9053). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const parameters = new Map<number, CBORType>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(encodeCBOR(parameters as CBORType))
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
const text = (content: Uint8Array) => Buffer.from(content).toString('base64url')
const bytes = (content: Buffer) => new Uint8Array(content)

function uint32(value: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(value)
  return four
}
