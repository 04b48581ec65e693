import { expect, it } from 'vitest'
import { codeSettings } from './settings-codes.ts'

it.each([
  [{ hasPassword: true, isConnected: true }, 'Your password alone lets you in.'],
  [{ hasPassword: false, isConnected: true }, 'You have no password. A connected sign-in alone lets you in.'],
  [{ hasPassword: false, isConnected: false }, 'You have no password. A passkey lets you in, and no code is asked for after it.'],
])('to somebody who gets in by %j, codes that are off say what does: %s', (ways, said) => {
  expect(codeSettings.offDetail(ways)).toBe(said)
  expect(codeSettings.about(ways).includes('your password')).toBe(ways.hasPassword)
})
