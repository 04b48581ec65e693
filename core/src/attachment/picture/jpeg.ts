import type { Bytes } from '../../kernel/index.ts'
import { type ByteReader, MAX_PARTS } from './byte-reader.ts'
import { concat, holds, latin1 } from './bytes.ts'
import { exifOf, orientationIn } from './orientation.ts'

// Markers of ITU-T T.81, Annex B.
const [SOI, EOI, SOS, RST0, RST7] = [0xd8, 0xd9, 0xda, 0xd0, 0xd7]
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee]
/** Frames, tables and scans: 0xC0 to 0xDF but for marks without a length, and 0xC8, which is reserved. */
const shown = (marker: number) => marker >= 0xc0 && marker < APP0 && marker !== 0xc8

const EXIF = 'Exif\0\0'
/** What is read of Adobe's segment. */
const ADOBE = 12

/**
 * A JPEG without what its application segments and comments say, but for how its colours are meant (JFIF, ICC profile,
 * Adobe transform) and how it is to be turned. What follows its end, such as a film or a second picture, is left out.
 * What is between segments and is none is passed over, as decoders do.
 */
export async function* bareJpeg(reader: ByteReader): Bytes {
  yield await reader.take(2)
  let isTold = false
  for (let part = 0; part < MAX_PARTS; part++) {
    const marker = await nextMarker(reader)
    if (marker === null) return
    if (marker === EOI) {
      yield Uint8Array.of(0xff, EOI)
      return
    }
    const length = lengthIn(await reader.take(2))
    if (length < 2) return
    const payload = await reader.take(length - 2)
    const kept = keptOf(marker, payload, isTold)
    isTold ||= isExif(marker, payload)
    if (!kept) continue
    yield concat(Uint8Array.of(0xff, marker, (kept.length + 2) >> 8, (kept.length + 2) & 0xff), kept)
    if (marker === SOS) yield* scan(reader)
  }
}

const lengthIn = ([high = 0, low = 0]: Uint8Array) => (high << 8) | low

/** Stuffed bytes and restarts, which belong within a scan, a second beginning, and what is no marker. */
const saysNothing = (marker: number) => isCoded(marker) || marker === SOI

const isExif = (marker: number, payload: Uint8Array) => marker === APP1 && holds(payload, 0, EXIF)

/** What stays of a segment; `null` when nothing does. */
function keptOf(marker: number, payload: Uint8Array, isTold: boolean): Uint8Array | null {
  if (marker === APP0) return holds(payload, 0, 'JFIF\0') && payload.length >= 14 ? withoutThumbnail(payload) : null
  if (isExif(marker, payload)) return isTold ? null : turned(payload.subarray(EXIF.length))
  if (marker === APP2) return holds(payload, 0, 'ICC_PROFILE\0') ? payload : null
  if (marker === APP14) return holds(payload, 0, 'Adobe') ? payload.subarray(0, ADOBE) : null
  // All else is an application's, a comment, or of no JPEG that is known here.
  return shown(marker) ? payload : null
}

const withoutThumbnail = (jfif: Uint8Array) => concat(jfif.subarray(0, 12), Uint8Array.of(0, 0))

function turned(tiff: Uint8Array): Uint8Array | null {
  const exif = exifOf(orientationIn(tiff))
  return exif && concat(latin1(EXIF), exif)
}

/** The next marker that says something, past whatever does not. */
async function nextMarker(reader: ByteReader): Promise<number | null> {
  for (;;) {
    const piece = await reader.atHand(2)
    if (piece.length < 2) return null
    const at = markerIn(piece)
    const marker = piece[at + 1]
    await reader.skip(marker === undefined ? at : at + 2)
    if (marker !== undefined) return marker
  }
}

/** Where it stands in a piece; at its last byte where that may be the first half of one, or at its end. */
function markerIn(piece: Uint8Array): number {
  let at = piece.indexOf(0xff)
  for (; at >= 0; at = piece.indexOf(0xff, at + 1)) {
    const next = piece[at + 1]
    if (next === undefined || !(next === 0xff || saysNothing(next))) return at
  }
  return piece.length
}

/** What is coded in a scan, up to the next marker. */
async function* scan(reader: ByteReader): Bytes {
  for (;;) {
    const piece = await reader.atHand(2)
    const end = endOfScan(piece)
    if (end === 0) return
    yield* reader.pass(end)
  }
}

/** Where the coded bytes of a piece end: at a marker, at a last byte that may be the first half of one, or with the piece. */
function endOfScan(piece: Uint8Array): number {
  for (let at = piece.indexOf(0xff); at >= 0; at = piece.indexOf(0xff, at + 2)) {
    const next = piece[at + 1]
    if (next === undefined || !isCoded(next)) return at
  }
  return piece.length
}

/** Whether 0xFF before this byte is within the coded bytes: stuffed, a restart, or what no JPEG has there. */
const isCoded = (next: number) => next < 0xc0 || (next >= RST0 && next <= RST7)
