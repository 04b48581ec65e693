const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at] ?? 0, bytes[at + 1], bytes[at + 2]]
    const four = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const letter = (shift: number) => LETTERS[(four >> shift) & 63]
    text += `${letter(18)}${letter(12)}${b === undefined ? '=' : letter(6)}${c === undefined ? '=' : letter(0)}`
  }
  return text
}

/** The bytes of base64, with padding or without. */
export function fromBase64(text: string): Uint8Array {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const letter of text.replace(/=+$/, '')) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xfff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return Uint8Array.from(bytes)
}
