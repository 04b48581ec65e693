import { type EditorState, StateEffect, StateField, type Transaction } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'
import { editor as words } from '../../../../messages/journal-editor.ts'
import { linkText } from './link-text.ts'

/** Where a picture will stand once it is kept. */
interface Spot {
  order: number
  at: number
  name: string
}

export const addSpots = StateEffect.define<readonly Spot[]>()
/** The picture of a spot stands in the text, or never will. */
export const leaveSpot = StateEffect.define<number>()

/** Spots at the same place keep their order: what is put in at one of them is behind those before it. */
export const spots = StateField.define<readonly Spot[]>({
  create: () => [],
  update(before, transaction) {
    const left = transaction.effects.find((effect) => effect.is(leaveSpot))?.value
    let now = before
    if (transaction.docChanged && now.length)
      now = now.map((spot) => ({ ...spot, at: transaction.changes.mapPos(spot.at, left !== undefined && spot.order > left ? 1 : -1) }))
    if (left !== undefined) now = now.filter(({ order }) => order !== left)
    for (const effect of transaction.effects) if (effect.is(addSpots)) now = [...now, ...effect.value]
    return now
  },
  provide: (field) =>
    EditorView.decorations.from(field, (all) =>
      Decoration.set(
        all.map(({ at, name }) => Decoration.widget({ widget: new Sending(name), side: 1 }).range(at)),
        true,
      ),
    ),
})

class Sending extends WidgetType {
  private readonly name: string

  constructor(name: string) {
    super()
    this.name = name
  }

  override eq(other: Sending): boolean {
    return other.name === this.name
  }

  override toDOM(): HTMLElement {
    return Object.assign(document.createElement('span'), { className: 'sending', textContent: words.sending(this.name) })
  }
}

const isPicture = (text: string): boolean => /^\s*!\[/.test(text)

/** Puts a picture where its spot is, on a line of its own; `null` where there is no such spot. */
export function fillSpot(state: EditorState, order: number, { id, alt }: { id: string; alt: string }): Transaction | null {
  const spot = state.field(spots).find((each) => each.order === order)
  if (!spot) return null
  const line = state.doc.lineAt(spot.at)
  const [before, after] = [state.sliceDoc(line.from, spot.at), state.sliceDoc(spot.at, line.to)]
  const gap = (text: string) => (isPicture(text) ? '\n' : '\n\n')
  const isLast = line.number === state.doc.lines
  const insert = [before.trim() && gap(before), `![${linkText(alt)}](attachment:${id})`, after.trim() ? gap(after) : isLast && '\n']
  const changes = state.changes({ from: spot.at, insert: insert.filter(Boolean).join('') })
  return state.update({ changes, selection: state.selection.map(changes, 1), effects: leaveSpot.of(order), userEvent: 'input.paste' })
}

let last = 0

/** Sends pictures, and puts each where it was dropped or pasted as soon as it is kept. */
export function insertPictures(
  view: EditorView,
  files: readonly File[],
  addPicture: (file: File) => Promise<{ id: string; alt: string } | null>,
  at = view.state.selection.main.to,
): void {
  const sent = files.map((file) => {
    last += 1
    return { file, order: last }
  })
  view.dispatch({
    effects: [
      addSpots.of(sent.map(({ file, order }) => ({ order, at, name: file.name }))),
      EditorView.announce.of(files.map(({ name }) => words.sending(name)).join(' ')),
    ],
  })
  for (const { file, order } of sent)
    addPicture(file)
      .catch(() => null)
      .then((kept) => {
        // The editor may be gone by now.
        if (!view.dom.isConnected) return
        const filled = kept && fillSpot(view.state, order, kept)
        if (filled) view.dispatch(filled)
        else view.dispatch({ effects: leaveSpot.of(order) })
      })
}
