import type { Bytes } from '../../kernel/index.ts'
import { type ByteReader, MAX_PARTS } from './byte-reader.ts'
import { concat, holds, latin1 } from './bytes.ts'

// Blocks of GIF89a.
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b]
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff]

const SCREEN = 13
const DESCRIPTOR = 10
/** Applications that say how often to repeat, and those that bring the colours. */
const [looping, colours] = [['NETSCAPE2.0', 'ANIMEXTS1.0'], 'ICCRGBG1012']

/** A GIF without comments, texts and what applications say, but for how often it repeats and its colour profile. */
export async function* bareGif(reader: ByteReader): Bytes {
  const screen = await reader.take(SCREEN)
  yield screen
  yield* reader.pass(tableLength(screen[10]))
  for (let part = 0; part < MAX_PARTS; part++) {
    const head = await reader.peek(2)
    if (head[0] === TRAILER) {
      yield Uint8Array.of(TRAILER)
      return
    }
    if (head[0] === IMAGE) {
      const descriptor = await reader.take(DESCRIPTOR)
      yield descriptor
      // And how long its codes are at first.
      yield* reader.pass(tableLength(descriptor[9]) + 1)
      yield* blocks(reader)
    } else if (head[0] === EXTENSION && head.length === 2) yield* extension(reader, head[1])
    else return
  }
}

/** The bytes of a table of colours, by the flags that tell of it. */
const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

async function* extension(reader: ByteReader, label: number | undefined): Bytes {
  if (label === GRAPHIC_CONTROL) {
    const control = await reader.take(8)
    if (control.length === 8 && control[2] === 4 && control[7] === 0) yield control
    else await skipBlocks(reader)
    return
  }
  const head = label === APPLICATION ? await reader.peek(19) : new Uint8Array(0)
  const named = (name: string) => head[2] === name.length && holds(head, 3, name)
  if (named(colours)) {
    yield* reader.pass(2)
    yield* blocks(reader)
    return
  }
  const times = looping.some(named) && head[14] === 3 && head[15] === 1 ? head.slice(0, 18) : null
  await reader.skip(2)
  await skipBlocks(reader)
  if (times) yield concat(times, latin1('\0'))
}

/** Lengths and as many bytes, up to a length of nothing. */
async function* blocks(reader: ByteReader): Bytes {
  for (let beyond = 0; ; ) {
    const piece = await reader.atHand()
    if (piece.length === 0) return
    let at = beyond
    while (at < piece.length && piece[at] !== 0) at += 1 + (piece[at] as number)
    if (at < piece.length) {
      yield* reader.pass(at + 1)
      return
    }
    beyond = at - piece.length
    yield* reader.pass(piece.length)
  }
}

async function skipBlocks(reader: ByteReader): Promise<void> {
  for await (const _ of blocks(reader));
}
