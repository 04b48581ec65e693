import type { ChangeSpec, Line, StateCommand, Text } from '@codemirror/state'
import { PREFIX } from './prefix.ts'

/** What the lines of a selection can be made. */
export type Block = 'text' | 'h1' | 'h2' | 'h3' | 'bullets' | 'numbers' | 'checklist' | 'quote'

const signs: Record<Block, (number: number) => string> = {
  text: () => '',
  h1: () => '# ',
  h2: () => '## ',
  h3: () => '### ',
  bullets: () => '- ',
  numbers: (number) => `${number}. `,
  checklist: () => '- [ ] ',
  quote: () => '> ',
}
const isOf: Record<Block, RegExp> = {
  text: /^(?!)/,
  h1: /^# /,
  h2: /^## /,
  h3: /^### /,
  bullets: /^[-+*] (?!\[[ xX]\])/,
  numbers: /^\d{1,9}[.)] /,
  checklist: /^[-+*] \[[ xX]\] /,
  quote: /^> /,
}

function linesOf(doc: Text, from: number, to: number): Line[] {
  const lines: Line[] = []
  for (let number = doc.lineAt(from).number; number <= doc.lineAt(to).number; number += 1) lines.push(doc.line(number))
  const written = lines.filter(({ length }) => length > 0)
  return written.length ? written : lines
}

/** Makes the selected lines something, in place of what they were; or text again, where they are that already. */
export const makeBlock =
  (block: Block): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main
    const lines = linesOf(state.doc, from, to)
    const isAlready = lines.every(({ text }) => isOf[block].test(text.trimStart()))
    const edits: ChangeSpec[] = lines.map((line, index) => {
      const [, indent = '', sign = ''] = PREFIX.exec(line.text) ?? []
      const start = line.from + indent.length
      return { from: start, to: start + sign.length, insert: isAlready ? '' : signs[block](index + 1) }
    })
    const changes = state.changes(edits)
    const selection = { anchor: changes.mapPos(state.selection.main.anchor, 1), head: changes.mapPos(state.selection.main.head, 1) }
    dispatch(state.update({ changes, selection, userEvent: 'input.format', scrollIntoView: true }))
    return true
  }
