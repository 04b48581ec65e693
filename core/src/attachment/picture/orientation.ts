import { concat, holds, viewOf } from './bytes.ts'

/** The tag of TIFF 6.0 and Exif (CIPA DC-008) that says how a picture is to be turned. */
const ORIENTATION = 0x0112
const SHORT = 3
const UPRIGHT = 1

/** What Exif is read of: the tag stands at its beginning, and a thumbnail behind it may be long. */
export const MAX_EXIF = 65_536

/** How a picture is to be turned, by its Exif: from 1, upright, to 8. What is not said, or not readable, is upright. */
export function orientationIn(tiff: Uint8Array): number {
  const isLittle = holds(tiff, 0, 'II*\0')
  if (!isLittle && !holds(tiff, 0, 'MM\0*')) return UPRIGHT
  const view = viewOf(tiff)
  if (tiff.length < 8) return UPRIGHT
  const start = view.getUint32(4, isLittle)
  if (start + 2 > tiff.length) return UPRIGHT
  const count = view.getUint16(start, isLittle)
  for (let i = 0, at = start + 2; i < count && at + 12 <= tiff.length; i++, at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION || view.getUint16(at + 2, isLittle) !== SHORT) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : UPRIGHT
  }
  return UPRIGHT
}

/** Exif that says how a picture is to be turned and nothing else; `null` for one that is upright. */
export const exifOf = (orientation: number): Uint8Array<ArrayBuffer> | null =>
  orientation === UPRIGHT
    ? null
    : concat(
        Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0),
        Uint8Array.of(1, 0),
        Uint8Array.of(ORIENTATION & 0xff, ORIENTATION >> 8, SHORT, 0, 1, 0, 0, 0, orientation, 0, 0, 0),
        Uint8Array.of(0, 0, 0, 0),
      )
