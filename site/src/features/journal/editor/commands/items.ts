import { ensureSyntaxTree } from '@codemirror/language'
import type { ChangeSet, ChangeSpec, EditorState, StateCommand, Transaction } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'

/** How long the text may be read before a command goes on with what is known of it. */
const PATIENCE = 100

const treeOf = (state: EditorState, upTo = state.doc.length) => ensureSyntaxTree(state, upTo, PATIENCE)

const columnOf = (state: EditorState, { from }: { from: number }): number => from - state.doc.lineAt(from).from

/**
 * Enter in an empty item ends the list. A line is left blank after it: what follows a list without one belongs to its last item.
 */
export const endEmptyItem: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection
  const line = state.doc.lineAt(main.head)
  if (!main.empty || line.number === 1 || !/^([-*+]|\d+[.)])( \[[ xX]\])? *$/.test(line.text)) return false
  const isItem = selectedItems(state).some(({ from }) => from === line.from)
  if (!isItem || state.doc.line(line.number - 1).text.trim() === '') return false
  const selection = { anchor: line.from + 1 }
  dispatch(state.update({ changes: { from: line.from, to: line.to, insert: '\n' }, selection, userEvent: 'input', scrollIntoView: true }))
  return true
}

/** Where the words of an item begin, in characters from the start of its line. */
function wordsColumn(state: EditorState, item: SyntaxNode): number {
  const mark = item.getChild('ListMark')
  return columnOf(state, item) + (mark ? mark.to - mark.from : 1) + 1
}

/** The items whose own line is selected, without those within another of them. */
function selectedItems(state: EditorState): SyntaxNode[] {
  const { from, to } = state.selection.main
  const [first, last] = [state.doc.lineAt(from).from, state.doc.lineAt(to).to]
  const items: SyntaxNode[] = []
  treeOf(state, last)?.iterate({
    from: first,
    to: last,
    enter: ({ name, node }) => {
      if (name !== 'ListItem' || state.doc.lineAt(node.from).from < first || node.from > last) return true
      items.push(node)
      return false
    },
  })
  if (items.length) return items
  for (let node = treeOf(state, last)?.resolveInner(from, -1) ?? null; node; node = node.parent) if (node.name === 'ListItem') return [node]
  return []
}

/** Between items of a list that is quoted stand the marks of the quote. */
function itemBefore({ prevSibling }: SyntaxNode): SyntaxNode | null {
  let before = prevSibling
  while (before && before.name !== 'ListItem') before = before.prevSibling
  return before
}

/** Moves the lines of an item by as many spaces, from a column on; to the left as far as there are spaces. */
function moved(state: EditorState, item: SyntaxNode, column: number, by: number): ChangeSpec[] {
  const changes: ChangeSpec[] = []
  for (let number = state.doc.lineAt(item.from).number; number <= state.doc.lineAt(item.to).number; number += 1) {
    const line = state.doc.line(number)
    if (line.length <= column) continue
    const at = line.from + column
    const spaces = /^ */.exec(line.text.slice(column))?.[0].length ?? 0
    if (by > 0) changes.push({ from: at, insert: ' '.repeat(by) })
    else changes.push({ from: at, to: at + Math.min(spaces, -by) })
  }
  return changes
}

/** The numbers of the lists around a place, each one more than the one before it. */
function renumbering(state: EditorState, from: number, to: number): ChangeSet {
  const changes: ChangeSpec[] = []
  treeOf(state)?.iterate({
    from: Math.max(0, from - 1),
    to: Math.min(state.doc.length, to + 1),
    enter: ({ name, node }) => {
      if (name !== 'OrderedList') return
      let next: number | null = null
      for (const item of node.getChildren('ListItem')) {
        const mark = item.getChild('ListMark')
        if (!mark) continue
        const number = Number.parseInt(state.sliceDoc(mark.from, mark.to), 10)
        // A list under another item begins anew, as it does when one of its items was moved there.
        next ??= node.parent?.name === 'ListItem' ? 1 : number
        if (number !== next) changes.push({ from: mark.from, to: mark.to - 1, insert: String(next) })
        next += 1
      }
    },
  })
  return state.changes(changes)
}

function move(state: EditorState, edits: ChangeSpec[], dispatch: (transaction: Transaction) => void): boolean {
  if (!edits.length) return true
  const changes = state.changes(edits)
  const { from, to } = state.selection.main
  const numbered = changes.compose(renumbering(state.update({ changes }).state, changes.mapPos(from), changes.mapPos(to)))
  dispatch(
    state.update({ changes: numbered, selection: state.selection.map(numbered, 1), userEvent: 'input.indent', scrollIntoView: true }),
  )
  return true
}

/** Puts items under the one before them. Outside of a list it does nothing. */
export const moveItemsIn: StateCommand = ({ state, dispatch }) => {
  const items = selectedItems(state)
  if (!items.length) return false
  const before = items[0] && itemBefore(items[0])
  if (!before) return true
  const by = wordsColumn(state, before) - columnOf(state, before)
  return move(
    state,
    items.flatMap((item) => moved(state, item, columnOf(state, item), by)),
    dispatch,
  )
}

/** Puts items beside the one they are under. Outside of a list it does nothing. */
export const moveItemsOut: StateCommand = ({ state, dispatch }) => {
  const items = selectedItems(state)
  if (!items.length) return false
  return move(
    state,
    items.flatMap((item) => {
      const above = item.parent?.parent
      if (above?.name !== 'ListItem') return []
      const column = columnOf(state, above)
      return moved(state, item, column, column - columnOf(state, item))
    }),
    dispatch,
  )
}

/** Enter in an empty line of a quote ends the quote, with a blank line after it as after a list. */
export const endEmptyQuote: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection
  const line = state.doc.lineAt(main.head)
  const last = /^(?:\s*>)*?\s*(>\s*)$/.exec(line.text)?.[1]
  if (!main.empty || !last) return false
  const from = line.to - last.length
  const insert = from === line.from && line.number > 1 ? '\n' : ''
  const selection = { anchor: from + insert.length }
  dispatch(state.update({ changes: { from, to: line.to, insert }, selection, userEvent: 'delete', scrollIntoView: true }))
  return true
}

/** Ticks an item of a checklist, or takes the tick away; `null` where there is none. */
export function toggleTaskAt(state: EditorState, position: number): { transaction: Transaction; isDone: boolean } | null {
  const line = state.doc.lineAt(position)
  const [, before = '', tick] = /^((?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]))+[ \t]+\[)([ xX])\]/.exec(line.text) ?? []
  if (!tick) return null
  const at = line.from + before.length
  const isDone = tick === ' '
  return { transaction: state.update({ changes: { from: at, to: at + 1, insert: isDone ? 'x' : ' ' }, userEvent: 'input.tick' }), isDone }
}
