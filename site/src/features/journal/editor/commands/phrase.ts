import { syntaxTree } from '@codemirror/language'
import { type ChangeSpec, EditorSelection, type EditorState, type SelectionRange, type StateCommand } from '@codemirror/state'
import { wordsAt } from './prefix.ts'

interface Stretch {
  from: number
  to: number
}

/** The words of each line of a range, without its marks and the spaces around. */
function stretchesOf(state: EditorState, { from, to }: Stretch): Stretch[] {
  const stretches: Stretch[] = []
  for (let position = from; position <= to; ) {
    const line = state.doc.lineAt(position)
    const start = Math.max(from, line.from + wordsAt(line.text))
    const text = state.sliceDoc(start, Math.min(to, line.to))
    const words = text.trim()
    const at = start + text.indexOf(words)
    if (words) stretches.push({ from: at, to: at + words.length })
    position = line.to + 1
  }
  return stretches
}

const isSign = (state: EditorState, at: number, sign: string): boolean => {
  if (at < 0 || state.sliceDoc(at, at + sign.length) !== sign) return false
  // One star of a pair is no sign of its own, unless there are three.
  if (sign !== '*') return true
  const stars = (step: 1 | -1) => {
    let count = 0
    while (state.sliceDoc(at + step * (count + 1), at + step * (count + 1) + 1) === '*') count += 1
    return count
  }
  return (stars(1) + stars(-1) + 1) % 2 === 1
}

/** Takes the signs away around or at the ends of a stretch; `null` where they do not stand there. */
function unwrapped(state: EditorState, { from, to }: Stretch, sign: string): ChangeSpec[] | null {
  const length = sign.length
  if (isSign(state, from - length, sign) && isSign(state, to, sign))
    return [
      { from: from - length, to: from },
      { from: to, to: to + length },
    ]
  if (to - from > 2 * length && isSign(state, from, sign) && isSign(state, to - length, sign))
    return [
      { from, to: from + length },
      { from: to - length, to },
    ]
  return null
}

const nodes: Record<string, string> = { '**': 'StrongEmphasis', '*': 'Emphasis', '~~': 'Strikethrough', '`': 'InlineCode' }

/** Puts the signs around a stretch, in place of those that parts of it have. */
function wrapped(state: EditorState, { from, to }: Stretch, sign: string): ChangeSpec[] {
  const within: ChangeSpec[] = []
  syntaxTree(state).iterate({
    from,
    to,
    enter: ({ name, node }) => {
      if (name !== nodes[sign] || node.from < from || node.to > to) return
      for (const mark of [node.firstChild, node.lastChild]) if (mark) within.push({ from: mark.from, to: mark.to })
    },
  })
  return [{ from, insert: sign }, ...within, { from: to, insert: sign }]
}

function changed(state: EditorState, range: SelectionRange, sign: string): { range: SelectionRange; changes: ChangeSpec } {
  const word = range.empty ? state.wordAt(range.head) : range
  if (!word) {
    const inEmptyPair = isSign(state, range.head - sign.length, sign) && isSign(state, range.head, sign)
    if (inEmptyPair)
      return {
        range: EditorSelection.cursor(range.head - sign.length),
        changes: { from: range.head - sign.length, to: range.head + sign.length },
      }
    return { range: EditorSelection.cursor(range.head + sign.length), changes: { from: range.head, insert: sign + sign } }
  }
  const stretches = stretchesOf(state, word)
  const taken = stretches.map((stretch) => unwrapped(state, stretch, sign))
  const isMarked = stretches.length > 0 && taken.every((changes) => changes !== null)
  const changes = state.changes(
    isMarked
      ? taken.flatMap((each) => each ?? [])
      : stretches.filter((_stretch, index) => !taken[index]).flatMap((stretch) => wrapped(state, stretch, sign)),
  )
  const anchor = changes.mapPos(range.anchor, range.empty || range.anchor < range.head ? 1 : -1)
  const head = changes.mapPos(range.head, range.empty || range.head < range.anchor ? 1 : -1)
  return { range: range.empty ? EditorSelection.cursor(changes.mapPos(range.head, -1)) : EditorSelection.range(anchor, head), changes }
}

/** Puts a sign around what is selected, or around the word at the cursor, line by line; or takes it away where it stands there already. */
export const togglePhrase =
  (sign: string): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(
      state.update(
        state.changeByRange((range) => changed(state, range, sign)),
        { userEvent: 'input.format', scrollIntoView: true },
      ),
    )
    return true
  }

/** Makes what is selected the text of a link, whose address is written next. Without a selection it does nothing. */
export const linkSelection: StateCommand = ({ state, dispatch }) => {
  if (state.selection.main.empty) return false
  const changes = state.changeByRange((range) => {
    const text = state.sliceDoc(range.from, range.to)
    const insert = `[${text}]()`
    return { range: EditorSelection.cursor(range.from + insert.length - 1), changes: { from: range.from, to: range.to, insert } }
  })
  dispatch(state.update(changes, { userEvent: 'input.format', scrollIntoView: true }))
  return true
}

const around: Record<string, string> = { '*': '*', _: '_', '`': '`', '~': '~', '[': ']', '(': ')', '"': '"' }

/** A sign typed over a selection goes around it; nothing is ever paired by itself. */
export function surround(state: EditorState, typed: string) {
  const close = around[typed]
  if (!close || state.selection.ranges.every(({ empty }) => empty)) return null
  return state.update(
    state.changeByRange((range) => ({
      range: EditorSelection.range(range.anchor + 1, range.head + 1),
      changes: range.empty
        ? { from: range.from, insert: typed }
        : [
            { from: range.from, insert: typed },
            { from: range.to, insert: close },
          ],
    })),
    { userEvent: 'input.type', scrollIntoView: true },
  )
}
