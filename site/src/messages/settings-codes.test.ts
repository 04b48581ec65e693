import { expect, it } from 'vitest'
import { codeSettings } from './settings-codes.ts'

it.each([
  [['password', 'provider', 'passkey'], 'Your password alone lets you in.'],
  [['passkey', 'provider'], 'You have no password. A connected sign-in alone lets you in.'],
  [['passkey'], 'You have no password. A passkey lets you in, and no code is asked for after it.'],
] as const)('to somebody who gets in by %j, codes that are off say what does: %s', (ways, said) => {
  const state = { provenUntil: null, ways: [...ways] }
  expect(codeSettings.offDetail(state)).toBe(said)
  expect(codeSettings.about(state).includes('your password')).toBe(ways[0] === 'password')
})
