/** Pixels of the longest side of a photo that is sent. */
export const MAX_SIDE = 2048
/** Bytes of a photo that is small enough as it is. */
const SMALL = 1_000_000

export interface Size {
  width: number
  height: number
}

/** The size a picture is shrunk to, in its proportions; its own where it fits. */
export function fitted({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether a picture is worth being made anew. */
export const isLarge = (size: Size, bytes: number): boolean => bytes > SMALL || Math.max(size.width, size.height) > MAX_SIDE

/** What a picture is made anew as; `null` for one that is left alone. What is drawn or may be clear stays a PNG. */
export const madeAs = (type: string): 'image/jpeg' | 'image/png' | null =>
  type === 'image/png' ? type : ['image/jpeg', 'image/webp', 'image/avif', 'image/heic', 'image/heif'].includes(type) ? 'image/jpeg' : null

/** Bytes that tell whether a picture moves. */
export const BEGINNING = 4096

/** Whether a picture that begins so consists of several, of which making it anew would leave the first: an animated PNG, WebP or AVIF. */
export function isMoving(beginning: Uint8Array): boolean {
  const text = String.fromCharCode(...beginning.subarray(0, BEGINNING))
  if (text.startsWith('\x89PNG')) return text.includes('acTL')
  if (text.startsWith('RIFF')) return text.startsWith('VP8X', 12) && ((beginning[20] ?? 0) & 2) !== 0
  return text.startsWith('ftypavis', 4)
}

/** The name of a picture that was made anew as a type. */
export const namedAs = (name: string, type: string): string => `${name.replace(/\.\w{1,5}$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`

/** What is on a picture, as its name tells; `otherwise` where a camera or the clipboard named it. */
export function altOf(name: string, otherwise: string): string {
  const words = name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return /^(image|[a-z -]{0,12}[\d .:-]+(\(\d+\))?)?$/i.test(words) ? otherwise : words
}
