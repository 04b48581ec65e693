import type { Sealer } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'

/** What every implementation of the Sealer port must do; `other` works under another key, `later` under a third that came after that of `sealer`. */
export function sealerContract(name: string, open: () => { sealer: Sealer; other: Sealer; later: Sealer }) {
  describe(`${name} as Sealer`, () => {
    const { sealer, other, later } = open()

    it.each(['', 'JBSWY3DPEHPK3PXP', 'é'.repeat(4000), '\0'])('opens what it sealed (%#)', (text) => {
      expect(sealer.open(sealer.seal(text, 'totp:ines'), 'totp:ines')).toBe(text)
    })

    it('shows nothing of a text, nor that two are the same', () => {
      const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'totp:ines')
      expect(sealed).toMatch(/^[\w-]+$/)
      expect(sealed).not.toContain('JBSWY')
      expect(sealer.seal('JBSWY3DPEHPK3PXP', 'totp:ines')).not.toBe(sealed)
    })

    it('opens nothing for another purpose or under another key', () => {
      const sealed = sealer.seal('secret', 'totp:ines')
      expect([sealer.open(sealed, 'totp:omar'), sealer.open(sealed, ''), other.open(sealed, 'totp:ines')]).toEqual([null, null, null])
    })

    it('opens nothing that was touched, cut or never sealed', () => {
      const sealed = sealer.seal('secret', 'totp:ines')
      for (let at = 0; at < sealed.length; at++) {
        const other = sealed[at] === 'A' ? 'Q' : 'A'
        expect(sealer.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'totp:ines')).toBeNull()
        expect(sealer.open(sealed.slice(0, at), 'totp:ines')).toBeNull()
      }
      expect(sealer.open('no seal at all', 'totp:ines')).toBeNull()
    })

    it('knows what was made under the key before, and makes nothing more under it', () => {
      const sealed = sealer.seal('secret', 'totp:ines')
      expect([later.open(sealed, 'totp:ines'), later.open(sealed, 'totp:omar')]).toEqual(['secret', null])
      expect(sealer.open(later.seal('secret', 'totp:ines'), 'totp:ines')).toBeNull()
      expect(later.open(other.seal('secret', 'totp:ines'), 'totp:ines')).toBeNull()
    })

    it('seals anew what was sealed under the key before, and nothing else', () => {
      const renewed = later.renewed(sealer.seal('secret', 'totp:ines'), 'totp:ines') ?? ''
      expect([later.open(renewed, 'totp:ines'), sealer.open(renewed, 'totp:ines')]).toEqual(['secret', null])
      expect(later.renewed(renewed, 'totp:ines')).toBeNull()
      expect(later.renewed(other.seal('secret', 'totp:ines'), 'totp:ines')).toBeNull()
      expect(later.renewed(sealer.seal('secret', 'totp:ines'), 'totp:omar')).toBeNull()
    })
  })
}
