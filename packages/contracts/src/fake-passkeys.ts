import type { CredentialJson, KnownPasskey, PasskeyAnswerTo, PasskeySite, Passkeys } from '@throughline/core/account'
import type { PasskeyDevice } from './passkeys-contract.ts'

interface Options {
  challenge: string
  user?: { id: string }
  known: string[]
}

interface Answer {
  id: string
  made: boolean
  origin: string
  challenge: string
  key: string
  counter: number
  isCareful: boolean
  user: string
}

/** Passkeys without any cryptography: an answer says plainly what it is. */
export function fakePasskeys(): Passkeys {
  let asked = 0
  const question = (known: readonly KnownPasskey[], more: object = {}) => {
    const challenge = `challenge ${++asked}`
    return { challenge, options: { challenge, known: known.map(({ credentialId }) => credentialId), ...more } }
  }
  const read = ({ origin }: PasskeySite, { challenge, answer }: PasskeyAnswerTo, made: boolean): Answer | null => {
    const said = answer as unknown as Answer
    return said.made === made && said.origin === origin && said.challenge === challenge && said.isCareful ? said : null
  }
  return {
    askForNew: async (_, person, known) => question(known, { user: { id: person.id } }),
    async readNew(site, to) {
      const said = read(site, to, true)
      return (
        said && {
          credentialId: said.id,
          publicKey: said.key,
          counter: said.counter,
          transports: ['internal'],
          isBackedUp: false,
          device: null,
        }
      )
    },
    ask: async (_, known) => question(known),
    claimOf: ({ id, user }) => (typeof id === 'string' ? { credentialId: id, personId: typeof user === 'string' ? user : null } : null),
    async verify(site, { credentialId, publicKey }, to) {
      const said = read(site, to, false)
      return said && said.id === credentialId && said.key === publicKey ? { counter: said.counter, isBackedUp: false } : null
    },
  }
}

let made = 0

/** A device for `fakePasskeys` that keeps its newest passkey alone; `counter` may be turned back, as a copy would have it. */
export function fakeDevice({ isCareless = false } = {}): PasskeyDevice & { counter: number } {
  const own = { id: '', user: '' }
  const answer = (origin: string, { challenge }: CredentialJson, isNew: boolean): CredentialJson => {
    const { id, user } = own
    return { id, made: isNew, origin, challenge, key: `key-of-${id}`, counter: device.counter, isCareful: !isCareless, user }
  }
  const device = {
    counter: 0,
    create(origin: string, options: CredentialJson) {
      const { known, user } = options as unknown as Options
      if (known.includes(own.id)) throw new Error('This device has a passkey of this site already.')
      Object.assign(own, { id: `passkey-${++made}`, user: user?.id })
      return answer(origin, options, true)
    },
    get(origin: string, options: CredentialJson) {
      device.counter++
      return answer(origin, options, false)
    },
  }
  return device
}
