import { latin1, nameAt } from './bytes.ts'
import { type Box, boxAt, boxesIn, MAX_BOXES } from './heif-items.ts'

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What stays within the boxes of ISO/IEC 14496-12 and 23008-12 that hold others. What is in no list here is emptied. */
const keptWithin: Readonly<Record<string, ReadonlySet<string>>> = {
  meta: names('hdlr pitm iinf iloc iref iprp idat dinf grpl ipro'),
  iprp: names('ipco ipma'),
  // How a picture is coded, coloured, cut and turned; none of its descriptions and times.
  ipco: names(
    'ispe pixi colr pasp irot imir clap rloc lsel auxC hvcC lhvC av1C a1lx a1op avcC vvcC evcC jpgC j2kH tols oinf cclv clli mdcv amve reve ndwt subs mskC cmpC cmpd uncC icef cpat splz iscl',
  ),
  moov: names('mvhd trak mvex'),
  trak: names('tkhd tref trgr edts mdia tapt'),
  mdia: names('mdhd hdlr elng minf'),
  minf: names('vmhd smhd nmhd sthd dinf stbl'),
  moof: names('mfhd traf'),
  traf: names('tfhd tfdt trun saiz saio sbgp sgpd subs'),
}

/** Whether a track shows or sounds, by its `hdlr`; others tell where and when, beside the pictures. */
const perceived = names('pict vide auxv soun')

/** Empties within a box all that says something else than what is shown, and what it says besides. */
export function blankWithin(bytes: Uint8Array, box: Box): void {
  const kept = keptWithin[box.name]
  if (kept) {
    const content = box.name === 'meta' ? box.content + 4 : box.content
    const boxes = boxesIn(bytes, content, box.end)
    for (const inner of boxes) {
      if (kept.has(inner.name) && !isUnseen(bytes, inner)) blankWithin(bytes, inner)
      else bytes.set(emptied(bytes.subarray(inner.start, inner.end), inner.content - inner.start), inner.start)
    }
    if (boxes.length === MAX_BOXES) bytes.fill(0, boxes.at(-1)?.end, box.end)
  } else if (box.name === 'hdlr') bytes.fill(0, Math.min(box.content + 24, box.end), box.end)
  else if (box.name === 'mvhd' || box.name === 'tkhd' || box.name === 'mdhd') {
    // When it was made and changed stand behind a version, which says how long they are, and flags.
    const from = box.content + 4
    bytes.fill(0, Math.min(from, box.end), Math.min(from + (bytes[box.content] === 1 ? 16 : 8), box.end))
  } else if (box.name === 'iinf') blankNames(bytes, box)
}

function isUnseen(bytes: Uint8Array, track: Box): boolean {
  if (track.name !== 'trak') return false
  const inMedia = boxesIn(bytes, track.content, track.end)
    .filter(({ name }) => name === 'mdia')
    .flatMap((media) => boxesIn(bytes, media.content, media.end))
  return inMedia.some(({ name, content, end }) => name === 'hdlr' && !(content + 12 <= end && perceived.has(nameAt(bytes, content + 8))))
}

/** The names of items, and what kind of text they are said to be. */
function blankNames(bytes: Uint8Array, { content, end }: Box): void {
  const boxes = boxesIn(bytes, content + (bytes[content] !== 0 ? 8 : 6), end)
  for (const { name, content: at, end: last } of boxes) {
    if (name !== 'infe') continue
    const version = bytes[at] as number
    const said = at + (version < 2 ? 8 : version === 2 ? 12 : 14)
    bytes.fill(0, Math.min(said, last), last)
  }
  if (boxes.length === MAX_BOXES) bytes.fill(0, boxes.at(-1)?.end, end)
}

/** The same length of nothing, which readers pass over. */
export function emptied(box: Uint8Array, header: number): Uint8Array<ArrayBuffer> {
  const empty = new Uint8Array(box.length)
  empty.set(box.subarray(0, header))
  empty.set(latin1('free'), 4)
  return empty
}

/** The box that these bytes are, in full. */
export const wholeBox = (bytes: Uint8Array): Box => {
  const box = boxAt(bytes)
  return { name: box?.name ?? '', start: 0, content: box?.header ?? bytes.length, end: bytes.length }
}
