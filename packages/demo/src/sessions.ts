import type { Sessions } from '@throughline/core/account'
import { type ClockDep, instantText } from '@throughline/core/kernel'

const BETWEEN = '.'

/** Where the demo takes itself to be; nothing is ever asked there. */
export const ADDRESS = 'http://demo.invalid'

/** Whose data is shown. */
export interface Person {
  accountId: string
  space: string
}

/**
 * Sessions that nobody has to prove: whoever is named is in, and has just proved who they are. There is nobody else in
 * this browser's demo to be kept out, so that they keep nothing of what `sessionsContract` asks for: no session ends, is listed or
 * has a secret.
 */
export function trustingSessions({ clock }: ClockDep): Sessions {
  const expiresAt = () => instantText(clock.now().add({ hours: 24 * 30 }))
  const validate: Sessions['validate'] = async (secret) => {
    const [accountId, space] = secret.split(BETWEEN)
    if (!accountId || !space) return null
    return { accountId, space, sessionId: secret, expiresAt: expiresAt(), provenAt: instantText(clock.now()), renewed: false }
  }
  return {
    create: async ({ accountId, space }) => ({ secret: secretOf({ accountId, space }), sessionId: accountId, expiresAt: expiresAt() }),
    validate,
    ownerOf: validate,
    list: async () => [],
    prove: async () => null,
    async revoke() {},
    async end() {},
    async revokeAll() {},
  }
}

/** By which `trustingSessions` know somebody. */
export const secretOf = ({ accountId, space }: Person): string => accountId + BETWEEN + space
