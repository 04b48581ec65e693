/** Crockford's base 32: no I, L, O and U, which are read and heard as others. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const meant: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** 160 bits, more than anybody tries. */
const BYTES = 20
const GROUP = 4
const LENGTH = (BYTES * 8) / 5

/** A fresh key to be written down: eight groups of four letters and digits. */
export function newRecoveryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{5}/g)?.map((five) => digits[Number.parseInt(five, 2)]) ?? []
  return letters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** The bytes of a key as somebody wrote it down, in whatever case and grouping; `null` for what cannot be one. */
export function recoveryBytes(written: string): Uint8Array<ArrayBuffer> | null {
  const letters = written
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (letter) => meant[letter] as string)
  if (letters.length !== LENGTH || [...letters].some((letter) => !digits.includes(letter))) return null
  const bits = [...letters].map((letter) => digits.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
