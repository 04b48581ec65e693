import type { Range, Text } from '@codemirror/state'
import { Decoration } from '@codemirror/view'
import type { Picture } from '../types.ts'
import { type LineLook, plainLook } from './line-look.ts'

/** What of a text is looked at, and how. */
export interface Sight {
  doc: Text
  from: number
  to: number
  /** Whether the cursor or selection is at a place, so that its marks show. */
  isTouched(from: number, to: number): boolean
  pictureAddress(id: string): Picture | null
  /** Whether a link to a task leads to one that is done. */
  isFinished?: ((href: string) => boolean) | undefined
}

/** Where the decorations of the preview are gathered. */
export class Canvas {
  readonly sight: Sight
  readonly lines = new Map<number, LineLook>()
  /** Around whole marks and cells, and outside of what is marked within them. */
  readonly outer: Range<Decoration>[] = []
  readonly inner: Range<Decoration>[] = []
  /** What a cursor steps over and a key takes away at once. */
  readonly whole: Range<Decoration>[] = []

  constructor(sight: Sight) {
    this.sight = sight
    this.eachLine(sight.from, sight.to, () => {})
  }

  lineAt(position: number): LineLook {
    const line = this.sight.doc.lineAt(position)
    const known = this.lines.get(line.from)
    if (known) return known
    const look = plainLook(line)
    if (this.sight.isTouched(line.from, line.to)) look.classes.add('is-active')
    this.lines.set(line.from, look)
    return look
  }

  /** The lines of a stretch, as far as they are looked at. */
  eachLine(from: number, to: number, visit: (look: LineLook) => void): void {
    const last = Math.min(to, this.sight.to)
    for (let position = Math.max(from, this.sight.from); position <= last; ) {
      const look = this.lineAt(position)
      visit(look)
      position = look.line.to + 1
    }
  }

  read(from: number, to: number): string {
    return this.sight.doc.sliceString(from, to)
  }

  mark(from: number, to: number, decoration: Decoration): void {
    if (from < to) this.inner.push(decoration.range(from, to))
  }

  around(from: number, to: number, decoration: Decoration): void {
    if (from < to) this.outer.push(decoration.range(from, to))
  }

  /** Marks show, muted, where the cursor is at what they mark. */
  hide(from: number, to: number, isShown: boolean): void {
    this.mark(from, to, isShown ? shownMark : hidden)
  }
}

const shownMark = Decoration.mark({ class: 'md' })
const hidden = Decoration.replace({})
