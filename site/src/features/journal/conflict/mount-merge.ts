import '../editor/adopt-styles.ts'
import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { MergeView, unifiedMergeView } from '@codemirror/merge'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { icons } from '../../../components/icons.ts'
import { conflict as words } from '../../../messages/journal-conflict.ts'

interface Merging {
  mine: string
  theirs: string
  /** One below the other, where there is no room for both side by side. */
  isNarrow: boolean
  onChange: (merged: string) => void
}

/** So many lines around a difference are shown; of longer stretches that are the same, the rest is folded. */
const folded = { margin: 2, minSize: 6 }

/** Puts two texts into `parent`, in which every difference can be taken over; answers how to take them away. */
export function mountMerge(parent: HTMLElement, { mine, theirs, isNarrow, onChange }: Merging): () => void {
  const editable: Extension = [
    history(),
    keymap.of([...historyKeymap, ...standardKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': words.merged, spellcheck: 'true' }),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
  ]
  const lines = EditorState.lineSeparator.of('\n')
  if (isNarrow) {
    const view = new EditorView({
      parent,
      doc: mine,
      extensions: [
        ...[lines, editable],
        unifiedMergeView({
          original: theirs,
          gutter: false,
          collapseUnchanged: folded,
          mergeControls: (type, act) => control(type === 'reject' ? words.take : words.leave, act),
        }),
      ],
    })
    return () => view.destroy()
  }
  const still = [
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({ 'aria-label': words.theirs, tabindex: '0' }),
  ]
  const view = new MergeView({
    parent,
    a: { doc: theirs, extensions: [lines, EditorView.lineWrapping, still] },
    b: { doc: mine, extensions: [lines, editable] },
    revertControls: 'a-to-b',
    renderRevertControl: () => control(words.take),
    gutter: false,
    collapseUnchanged: folded,
  })
  return () => view.destroy()
}

function control(label: string, act?: (event: MouseEvent) => void): HTMLElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'btn btn-plain merge-take', title: label })
  button.setAttribute('aria-label', label)
  // An arrow is a sign that few faces have.
  if (act) button.textContent = label
  else button.innerHTML = `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${icons.right}</svg>`
  // The library listens for a pressed pointer; keys click.
  if (act) button.addEventListener('click', act)
  return button
}
