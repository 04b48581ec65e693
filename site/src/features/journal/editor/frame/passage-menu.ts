import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { type Command, type EditorView, keymap, showTooltip, type Tooltip, type TooltipView } from '@codemirror/view'
import { editor as words } from '../../../../messages/journal-editor.ts'
import type { Passage, PassageAction } from '../types.ts'

const passageOf = (state: EditorState): Passage | null => {
  const { from, to } = state.selection.main
  const text = state.sliceDoc(from, to)
  return text.trim() ? { text, from, to } : null
}

/** That something was made of the passage: what offers it goes, so that a second press makes nothing twice. */
const taken = StateEffect.define<null>()

function button(view: EditorView, { label, run }: PassageAction): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn btn-quiet',
    textContent: label,
    tabIndex: -1,
  })
  // The selection stays as the button is pressed.
  element.addEventListener('mousedown', (event) => event.preventDefault())
  element.addEventListener('click', () => {
    const passage = passageOf(view.state)
    if (!passage) return
    view.dispatch({ effects: taken.of(null) })
    view.focus()
    run(passage)
  })
  return element
}

/** A toolbar as the keyboard has it: one stop, and arrows within. */
function moveWithin(event: KeyboardEvent, view: EditorView): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }
  const next = places[event.key]
  if (event.key === 'Escape') view.focus()
  else if (next === undefined) return
  else buttons[next % buttons.length]?.focus()
  event.preventDefault()
  event.stopPropagation()
}

/** Under the last line of the passage, where the text begins. */
function coordsUnder(view: EditorView) {
  const at = view.coordsAtPos(view.state.selection.main.to, -1)
  const { left } = view.contentDOM.getBoundingClientRect()
  return { left, right: left, top: at?.top ?? 0, bottom: at?.bottom ?? 0 }
}

const draw =
  (actions: readonly PassageAction[]) =>
  (view: EditorView): TooltipView => {
    const dom = Object.assign(document.createElement('div'), { className: 'menu selection-menu' })
    dom.setAttribute('role', 'toolbar')
    dom.setAttribute('aria-label', words.withPassage)
    dom.append(...actions.map((action) => button(view, action)))
    dom.addEventListener('keydown', (event) => moveWithin(event, view))
    return { dom, offset: { x: 0, y: 8 }, getCoords: () => coordsUnder(view) }
  }

const enter: Command = ({ dom }) => {
  const first = dom.querySelector<HTMLElement>('.selection-menu button')
  first?.focus()
  return first !== null
}

/** Offers what can be made of the selected passage, below it. */
export function passageMenu(actions: readonly PassageAction[] = []): Extension {
  if (actions.length === 0) return []
  const create = draw(actions)
  const tooltip = (state: EditorState): Tooltip | null =>
    passageOf(state) && { pos: state.selection.main.to, above: false, strictSide: true, create }
  return [
    StateField.define<Tooltip | null>({
      create: tooltip,
      update: (before, { docChanged, selection, state, effects }) => {
        if (effects.some((effect) => effect.is(taken))) return null
        return docChanged || selection ? tooltip(state) : before
      },
      provide: (field) => showTooltip.from(field),
    }),
    keymap.of([{ key: 'Alt-F10', run: enter }]),
  ]
}
