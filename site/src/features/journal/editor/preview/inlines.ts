import { Decoration } from '@codemirror/view'
import type { SyntaxNode } from '@lezer/common'
import { editor as words } from '../../../../messages/journal-editor.ts'
import { attachmentId, recordKind, safeHref } from './address.ts'
import type { Canvas } from './canvas.ts'
import { PictureWidget } from './picture.ts'

const tag = (tagName: string, attributes?: Record<string, string>) => Decoration.mark({ tagName, ...(attributes && { attributes }) })

const phrases: Record<string, Decoration> = {
  Emphasis: tag('em'),
  StrongEmphasis: tag('strong'),
  Strikethrough: tag('s'),
  InlineCode: tag('code', { spellcheck: 'false' }),
}
const caption = Decoration.mark({ class: 'caption' })

/** What is marked by the same signs before and behind. */
function drawPhrase(node: SyntaxNode, canvas: Canvas): void {
  const isShown = canvas.sight.isTouched(node.from, node.to)
  const decoration = phrases[node.name]
  const [open, close] = [node.firstChild, node.lastChild]
  if (!decoration || !open || !close) return
  canvas.mark(node.from, node.to, decoration)
  canvas.hide(open.from, open.to, isShown)
  canvas.hide(close.from, close.to, isShown)
}

function linkTo(address: string, { sight }: Canvas): Decoration | null {
  const href = safeHref(address)
  const kind = href && recordKind(href)
  if (!href) return null
  if (!kind) return tag('a', { href, class: 'link', rel: 'noreferrer' })
  const isFinished = kind === 'task' && sight.isFinished?.(href)
  const look = `link is-record is-${kind}`
  return tag('a', isFinished ? { href, class: `${look} is-finished`, 'aria-description': words.finished } : { href, class: look })
}

/** `[text](address)`: what leads nowhere stays as it was typed. */
function drawLink(node: SyntaxNode, canvas: Canvas): void {
  const address = node.getChild('URL')
  const [open, close] = node.getChildren('LinkMark')
  const link = address && linkTo(canvas.read(address.from, address.to), canvas)
  if (!open || !close || !link || open.to === close.from) return
  // The name of a record reads as one sign of the text: nobody needs its address, so a cursor beside it does not show that.
  const edge = /record/.test(link.spec.attributes.class) ? 1 : 0
  const isShown = canvas.sight.isTouched(node.from + edge, node.to - edge)
  if (edge && !isShown) canvas.whole.push(link.range(node.from, node.to))
  canvas.mark(open.to, close.from, link)
  canvas.hide(open.from, open.to, isShown)
  canvas.hide(close.from, node.to, isShown)
}

/** An address that stands in the text by itself, or between `<` and `>`. */
function drawAddress(node: SyntaxNode, canvas: Canvas): void {
  const address = node.name === 'URL' ? node : node.getChild('URL')
  if (!address || (node.name === 'URL' && node.parent && /^(Link|Image|Autolink|LinkReference)$/.test(node.parent.name))) return
  const text = canvas.read(address.from, address.to)
  const link = linkTo(/^www\./i.test(text) ? `https://${text}` : /^[^:/]+@[^:/]+$/.test(text) ? `mailto:${text}` : text, canvas)
  if (!link) return
  canvas.mark(address.from, address.to, link)
  const isShown = canvas.sight.isTouched(node.from, node.to)
  canvas.hide(node.from, address.from, isShown)
  canvas.hide(address.to, node.to, isShown)
}

/** A picture stands above its own line, which is its caption and, where the cursor is, its Markdown; so nothing moves by the cursor. */
function drawImage(node: SyntaxNode, canvas: Canvas): void {
  const address = node.getChild('URL')
  const [open, close] = node.getChildren('LinkMark')
  if (!address || !open || !close) return
  const target = canvas.read(address.from, address.to)
  const id = attachmentId(target)
  const picture = id && canvas.sight.pictureAddress(id)
  const isShown = canvas.sight.isTouched(node.from, node.to)
  if (!picture) {
    const link = linkTo(target, canvas)
    if (!link || open.to === close.from) return
    canvas.mark(open.to, close.from, link)
  } else {
    const widget = new PictureWidget(picture, canvas.read(open.to, close.from))
    canvas.inner.push(Decoration.widget({ widget, side: -1 }).range(node.from))
    canvas.around(node.from, node.to, caption)
  }
  canvas.hide(open.from, open.to, isShown)
  canvas.hide(close.from, node.to, isShown)
}

function drawEscape(node: SyntaxNode, canvas: Canvas): void {
  canvas.hide(node.from, node.from + 1, canvas.sight.isTouched(node.from, node.to))
}

export const inlines: Record<string, (node: SyntaxNode, canvas: Canvas) => void> = {
  Emphasis: drawPhrase,
  StrongEmphasis: drawPhrase,
  Strikethrough: drawPhrase,
  InlineCode: drawPhrase,
  Link: drawLink,
  URL: drawAddress,
  Autolink: drawAddress,
  Image: drawImage,
  Escape: drawEscape,
}
