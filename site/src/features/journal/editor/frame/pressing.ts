import { syntaxTree } from '@codemirror/language'
import type { EditorState, Extension } from '@codemirror/state'
import { type Command, EditorView } from '@codemirror/view'
import { editor as words } from '../../../../messages/journal-editor.ts'
import { toggleTaskAt } from '../commands/items.ts'
import { recordKind, safeHref } from '../preview/address.ts'

/** The address of the link at a place, if one is there. */
export function linkAt(state: EditorState, position: number): string | null {
  for (const side of [-1, 1] as const)
    for (let node = syntaxTree(state).resolveInner(position, side); node.parent; node = node.parent) {
      const address = node.name === 'URL' ? node : /^(Link|Autolink)$/.test(node.name) ? node.getChild('URL') : null
      if (address) return safeHref(state.sliceDoc(address.from, address.to))
    }
  return null
}

/** Own pages open here, others beside. */
function open(href: string, isBeside: boolean, follow: ((href: string) => void) | undefined): void {
  const isOwn = recordKind(href) !== null
  if (isBeside || !isOwn) window.open(href, '_blank', 'noopener')
  else if (follow) follow(href)
  else location.assign(href)
}

export const followLink =
  (follow: ((href: string) => void) | undefined): Command =>
  ({ state }) => {
    const href = linkAt(state, state.selection.main.head)
    if (href) open(href, false, follow)
    return href !== null
  }

export function tick(view: EditorView, position: number): boolean {
  const ticked = toggleTaskAt(view.state, position)
  if (!ticked) return false
  view.dispatch(ticked.transaction)
  view.dispatch({ effects: EditorView.announce.of(ticked.isDone ? words.ticked : words.unticked) })
  return true
}

/** What is pressed in the text: a box is ticked; a link that the cursor is not in is followed. */
export function pressing(follow: ((href: string) => void) | undefined): Extension {
  let pressed: string | null = null
  let isTouch = false
  return EditorView.domEventHandlers({
    pointerdown: ({ pointerType }) => {
      isTouch = pointerType !== 'mouse'
      return false
    },
    mousedown: (event, view) => {
      pressed = null
      const target = event.target as Element
      if (event.button !== 0) return false
      const box = target.closest('.task-mark')
      if (box) return tick(view, view.posAtDOM(box))
      const link = target.closest('a')
      if (!link || event.altKey || event.shiftKey) return false
      const isWithin = view.hasFocus && linkAt(view.state, view.state.selection.main.head) === link.getAttribute('href')
      if (!isWithin || event.ctrlKey || event.metaKey) pressed = link.getAttribute('href')
      return pressed !== null && (isTouch || event.ctrlKey || event.metaKey)
    },
    click: (event, view) => {
      const link = (event.target as Element).closest('a')
      if (!link) return false
      event.preventDefault()
      if (pressed === null || pressed !== link.getAttribute('href') || !view.state.selection.main.empty) return true
      open(pressed, event.ctrlKey || event.metaKey, follow)
      return true
    },
  })
}
