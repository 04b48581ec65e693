import type { CommonPasswords } from '@throughline/core/account'
import { describe, expect, it } from 'vitest'

/** What every implementation of the CommonPasswords port must do. */
export function commonPasswordsContract(name: string, open: () => CommonPasswords) {
  describe(`${name} as CommonPasswords`, () => {
    it.each(['password', 'qwertyuiop', '1234567890', 'dragon', 'basketball', 'superman', '1q2w3e4r5t'])('knows %s', async (word) => {
      expect(await open().hasAny(['slate ferry quince', word])).toBe(true)
    })

    it.each([
      [[]],
      [['']],
      [['slate ferry quince ladder', 'k8#mq2!vxz']],
      [['","']],
      [['dragon","michael']],
      [['\\']],
      [['dragon\0', ' dragon', '[']],
      [['x'.repeat(200)]],
    ])('knows none of %j', async (words) => expect(await open().hasAny(words)).toBe(false))
  })
}
