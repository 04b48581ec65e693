import { isKeyPair, type PushKeys } from '@throughline/push'
import { z } from 'zod'

const key = (length: number, error: string) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${length}}$`), { error })
    .optional()

/** The environment's words on who sends push messages. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: key(87, 'Write the public key in base64url, 87 characters.'),
  VAPID_PRIVATE_KEY: key(43, 'Write the private key in base64url, 43 characters.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error: 'Write whom push services may turn to, such as mailto:you@throughline.example.',
    })
    .optional(),
}

export type PushVariables = Partial<Record<keyof typeof pushVariables, string | undefined>>

/** What is wrong with those that are given. */
export function faultsOfPush({
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
}: PushVariables): { name: keyof typeof pushVariables; message: string }[] {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return []
  if (VAPID_PRIVATE_KEY === undefined) return [{ name: 'VAPID_PRIVATE_KEY', message: 'Write it as well, as VAPID_PUBLIC_KEY is set.' }]
  if (VAPID_PUBLIC_KEY === undefined) return [{ name: 'VAPID_PUBLIC_KEY', message: 'Write it as well, as VAPID_PRIVATE_KEY is set.' }]
  const isPair = isKeyPair({ publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY })
  return isPair ? [] : [{ name: 'VAPID_PUBLIC_KEY', message: 'This is not the public key of VAPID_PRIVATE_KEY.' }]
}

/** The keys that are given; `null` for none. */
export const pushKeysOf = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: PushVariables): PushKeys | null =>
  VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined ? null : { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
