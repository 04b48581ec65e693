import { pasteURLAsLink } from '@codemirror/lang-markdown'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { InsertPictures } from './slash.ts'

const picturesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Markup that says something the text alone does not. */
const SAYS_MORE = /<(a\s[^>]*href|strong|b|em|i|h[1-6]|ul|ol|blockquote|pre|code|table|hr|del|s)[\s>]/i

/** The text of a page as Markdown, once what turns it into that is loaded; the plain text where that fails. */
async function pasteHtml(view: EditorView, html: string, plain: string): Promise<void> {
  const text = await import('./from-html.ts').then(
    ({ fromHtml }) => fromHtml(html),
    () => plain,
  )
  if (!view.dom.isConnected) return
  const insert = apart(view.state, text)
  view.dispatch({ ...view.state.replaceSelection(view.state.toText(insert)), scrollIntoView: true, userEvent: 'input.paste' })
}

/** Whole paragraphs, lists and tables stand apart from the words that they are put between. */
export function apart({ doc, selection: { main } }: EditorState, text: string): string {
  if (!/\n|^(#{1,6}|[-+*>]|\d+\.|```) /.test(text)) return text
  const [first, last] = [doc.lineAt(main.from), doc.lineAt(main.to)]
  const before = first.text.slice(0, main.from - first.from)
  const after = last.text.slice(main.to - last.from)
  return `${before.trim() ? '\n\n' : ''}${text}${after.trim() ? '\n\n' : ''}`
}

/** What is pasted or dropped becomes Markdown: a page's markup, an address over a selection, pictures. */
export function pasting(insertPictures: InsertPictures): Extension {
  return [
    pasteURLAsLink,
    EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, '\n')),
    EditorView.domEventHandlers({
      paste(event, view) {
        const data = event.clipboardData
        const [html, plain, pictures] = [data?.getData('text/html') ?? '', data?.getData('text/plain') ?? '', picturesOf(data)]
        if (pictures.length && !plain.trim()) {
          insertPictures(view, pictures)
          return true
        }
        if (!SAYS_MORE.test(html) || data?.types.includes('vscode-editor-data')) return false
        void pasteHtml(view, html, plain)
        return true
      },
      drop(event, view) {
        const pictures = picturesOf(event.dataTransfer)
        if (!pictures.length) return false
        event.preventDefault()
        insertPictures(view, pictures, view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? undefined)
        return true
      },
    }),
  ]
}
