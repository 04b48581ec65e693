import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const pair = () => {
  const keys = createECDH('prime256v1')
  return {
    VAPID_PUBLIC_KEY: keys.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: keys.getPrivateKey().toString('base64url').padStart(43, 'A'),
  }
}
const [own, other] = [pair(), pair()]

it('takes a pair of keys, and makes do without', () => {
  expect(readEnvironment(own).push).toMatchObject({ keys: { publicKey: own.VAPID_PUBLIC_KEY, privateKey: own.VAPID_PRIVATE_KEY } })
  expect(readEnvironment({}).push.keys).toBeNull()
  expect(readEnvironment({ PUBLIC_URL: 'https://t.example' }).push.subject).toBe('https://t.example')
  expect(readEnvironment({ VAPID_SUBJECT: 'mailto:a@t.example' }).push.subject).toBe('mailto:a@t.example')
})

it.each([
  [{ VAPID_PUBLIC_KEY: own.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY: Write it as well'],
  [{ VAPID_PRIVATE_KEY: own.VAPID_PRIVATE_KEY }, 'VAPID_PUBLIC_KEY: Write it as well'],
  [{ ...own, VAPID_PUBLIC_KEY: other.VAPID_PUBLIC_KEY }, 'VAPID_PUBLIC_KEY: This is not the public key'],
  [{ ...own, VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY: Write the private key'],
  [{ VAPID_SUBJECT: 'somebody' }, 'VAPID_SUBJECT: Write whom'],
])('says what is wrong: %#', (variables, words) => {
  expect(() => readEnvironment(variables)).toThrow(words)
})
