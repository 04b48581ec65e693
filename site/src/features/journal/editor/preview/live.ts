import { syntaxTree } from '@codemirror/language'
import { Compartment, EditorState, type Extension, Prec, StateEffect, type Transaction } from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { isCheap } from '@throughline/core/kernel/markdown-cost'
import type { EditorOptions } from '../types.ts'
import { markdown } from './language.ts'
import { type Look, lookOf } from './look.ts'

/** What the preview asks of the page. */
type Known = Pick<EditorOptions, 'pictureAddress' | 'isFinished'>

/** Asks for the preview to be drawn anew. */
const redraw = StateEffect.define<null>()

const isRedrawn = ({ effects }: Transaction): boolean => effects.some((effect) => effect.is(redraw))

/** Keeps the decorations of what is on the screen. */
class Preview {
  look: Look
  /** As long as the mouse is down nothing shows or hides, so that no word moves away under it. */
  private held: EditorState['selection']['ranges'] | null = null
  private readonly known: Known

  constructor(view: EditorView, known: Known) {
    this.known = known
    this.look = this.draw(view)
  }

  update(update: ViewUpdate): void {
    if (this.held) this.held = this.held.map((range) => range.map(update.changes))
    const isRead = syntaxTree(update.state) !== syntaxTree(update.startState)
    const { docChanged, viewportChanged, selectionSet, focusChanged, transactions } = update
    if (docChanged || viewportChanged || focusChanged || isRead || (selectionSet && !this.held) || transactions.some(isRedrawn))
      this.look = this.draw(update.view)
  }

  hold(view: EditorView): void {
    this.held = view.hasFocus ? view.state.selection.ranges : []
    const release = () => {
      this.held = null
      view.dispatch({ effects: redraw.of(null) })
    }
    view.dom.ownerDocument.addEventListener('pointerup', release, { once: true })
    view.dom.ownerDocument.addEventListener('pointercancel', release, { once: true })
  }

  private draw(view: EditorView): Look {
    const { doc, selection } = view.state
    const ranges = this.held ?? (view.hasFocus ? selection.ranges : [])
    const { from, to } = view.viewport
    return lookOf(syntaxTree(view.state), {
      doc,
      from: doc.lineAt(from).from,
      to: doc.lineAt(to).to,
      isTouched: (start, end) => ranges.some((range) => range.from <= end && range.to >= start),
      pictureAddress: this.known.pictureAddress,
      isFinished: this.known.isFinished,
    })
  }
}

/** Beyond as many characters at once, a change is looked at before it is read as Markdown. */
const LARGE = 200

/** Reads the text as Markdown as long as that is quick; a text made to cost much stands as it was typed. */
function reading(text: string): Extension {
  const language = new Compartment()
  return [
    language.of(isCheap(text) ? markdown : []),
    EditorState.transactionExtender.of((transaction) => {
      let isLarge = false
      transaction.changes.iterChanges((_from, _to, _start, _end, inserted) => {
        if (inserted.length > LARGE) isLarge = true
      })
      return isLarge ? { effects: language.reconfigure(isCheap(transaction.newDoc.toString()) ? markdown : []) } : null
    }),
  ]
}

/** The text looks finished, and its marks show where the cursor is. */
export function livePreview(text: string, known: Known): Extension {
  const plugin = ViewPlugin.define((view) => new Preview(view, known), {
    eventObservers: {
      pointerdown(event, view) {
        if (event.pointerType === 'mouse' && event.button === 0) this.hold(view)
      },
    },
    provide: (preview) => {
      const part = (name: keyof Look) => (view: EditorView) => view.plugin(preview)?.look[name] ?? Decoration.none
      return [
        EditorView.decorations.of(part('lines')),
        EditorView.decorations.of(part('inner')),
        Prec.low(EditorView.decorations.of(part('outer'))),
        EditorView.atomicRanges.of(part('whole')),
      ]
    },
  })
  return [reading(text), plugin, EditorView.perLineTextDirection.of(true)]
}
