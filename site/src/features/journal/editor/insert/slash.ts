import { type Completion, type CompletionSource, completionStatus, pickedCompletion, startCompletion } from '@codemirror/autocomplete'
import { type EditorState, type Extension, Prec, type StateCommand } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'
import { menus as words } from '../../../../messages/journal-menus.ts'
import { makeBlock } from '../commands/block.ts'
import type { EditorOptions } from '../types.ts'

export type InsertPictures = (view: EditorView, files: readonly File[], at?: number) => void

/** What `/` offers: `name` is its key in the words. */
interface Choice {
  name: keyof typeof words.slash
  run(view: EditorView): void
}

const byCommand = (command: StateCommand) => (view: EditorView) =>
  void command({ state: view.state, dispatch: (change) => view.dispatch(change) })

/** Puts text in at the cursor, which then stands where `|` does. */
const put = (text: string) => (view: EditorView) => {
  const at = text.indexOf('|')
  const insert = text.replace('|', '')
  putAsIs(view, insert, at < 0 ? insert.length : at)
}

function putAsIs(view: EditorView, insert: string, cursor = insert.length) {
  const { from, to } = view.state.selection.main
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + cursor },
    userEvent: 'input.complete',
    scrollIntoView: true,
  })
}

/** The same on a line of its own, apart from the paragraph before it. */
const putBelow = (text: string) => (view: EditorView) => {
  put(gapBefore(view) + text)(view)
}

function gapBefore({ state: { doc, selection } }: EditorView): string {
  const line = doc.lineAt(selection.main.head)
  return line.text.slice(0, selection.main.head - line.from).trim() ? '\n\n' : ''
}

/** What a person wrote may hold any sign. */
function putTemplate(view: EditorView, text: string) {
  putAsIs(view, gapBefore(view) + text)
  view.focus()
}

const now = (style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, style).format()

function chooseFiles(insertPictures: (files: File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*', multiple: true })
  input.addEventListener('change', () => insertPictures([...(input.files ?? [])]))
  input.click()
}

const choices = (options: EditorOptions, insertPictures: InsertPictures): Choice[] => [
  { name: 'h1', run: byCommand(makeBlock('h1')) },
  { name: 'h2', run: byCommand(makeBlock('h2')) },
  { name: 'h3', run: byCommand(makeBlock('h3')) },
  { name: 'bullets', run: byCommand(makeBlock('bullets')) },
  { name: 'numbers', run: byCommand(makeBlock('numbers')) },
  { name: 'checklist', run: byCommand(makeBlock('checklist')) },
  { name: 'quote', run: byCommand(makeBlock('quote')) },
  { name: 'code', run: putBelow('```\n|\n```') },
  { name: 'table', run: putBelow(`| ${words.column(1)}| | ${words.column(2)} |\n| --- | --- |\n|  |  |\n`) },
  { name: 'rule', run: putBelow('---\n\n') },
  { name: 'picture', run: (view) => chooseFiles((files) => insertPictures(view, files)) },
  {
    name: 'link',
    run: (view) => {
      put('[[')(view)
      startCompletion(view)
    },
  },
  { name: 'date', run: (view) => put(now({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }))(view) },
  { name: 'time', run: (view) => put(now({ timeStyle: 'short' }))(view) },
  ...(options.chooseTemplate
    ? [{ name: 'template' as const, run: (view: EditorView) => options.chooseTemplate?.((text) => putTemplate(view, text)) }]
    : []),
  ...(options.choosePrompt ? [{ name: 'prompt' as const, run: () => options.choosePrompt?.() }] : []),
]

const isMeant = ({ name }: Choice, typed: string): boolean => {
  const { label, also } = words.slash[name]
  return [label, ...also].some((word) => ` ${word.toLocaleLowerCase()}`.includes(` ${typed}`))
}

/** What is meant by what is typed after `/` at the start of a line or after a space. */
function meant(all: readonly Choice[], state: EditorState, pos: number): { from: number; found: Choice[] } | null {
  const line = state.doc.lineAt(pos)
  const [, typed] = /(?:^|\s)\/([\p{L}\p{N}][\p{L}\p{N} ]{0,20}|)$/u.exec(state.sliceDoc(line.from, pos)) ?? []
  if (typed === undefined) return null
  const found = all.filter((choice) => isMeant(choice, typed.toLocaleLowerCase()))
  return found.length ? { from: pos - typed.length - 1, found } : null
}

const completionOf = ({ name, run }: Choice) => ({
  label: words.slash[name].label,
  detail: words.slash[name].hint,
  apply(view: EditorView, completion: Completion, from: number, to: number) {
    view.dispatch({ changes: { from, to }, annotations: pickedCompletion.of(completion), userEvent: 'input.complete' })
    run(view)
  },
})

/** The menu of what can be put in, and Enter for whoever presses it before the menu has followed what they typed. */
export function slashMenu(options: EditorOptions, insertPictures: InsertPictures): { source: CompletionSource; enter: Extension } {
  const all = choices(options, insertPictures)
  const source: CompletionSource = ({ state, pos }) => {
    const { from, found } = meant(all, state, pos) ?? {}
    return found ? { from: from as number, filter: false, options: found.map(completionOf) } : null
  }
  const takeFirst = (view: EditorView): boolean => {
    const { main } = view.state.selection
    const { from, found: [first] = [] } =
      (completionStatus(view.state) === 'pending' && main.empty && meant(all, view.state, main.head)) || {}
    if (!first || view.state.readOnly) return false
    const completion = completionOf(first)
    completion.apply(view, completion, from as number, main.head)
    return true
  }
  return { source, enter: Prec.highest(keymap.of([{ key: 'Enter', run: takeFirst }])) }
}
