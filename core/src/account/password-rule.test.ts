import { describe, expect, it } from 'vitest'
import { isCommon } from './password-rule.ts'

describe('a password that is among the first to be tried', () => {
  it.each([
    'password123',
    'Password2026!',
    '123letmein123',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'abcdefghij',
    'aaaaaaaaaa',
    '1212121212',
    'abcabcabcabc',
    '1q2w3e4r5t',
    'throughline1',
    'ILOVEYOU!!!!',
    '          ',
  ])('is %s', (password) => expect(isCommon(password)).toBe(true))

  it.each([
    'slate ferry quince ladder',
    'passwordless ferry',
    'k8#mQ2!vXz',
    'zaqwsx-unusual-9',
    'わたしのひみつのことば',
    '20260305-1600-x',
  ])('is not %s', (password) => expect(isCommon(password)).toBe(false))
})
