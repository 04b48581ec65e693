import { RangeSet, Text } from '@codemirror/state'
import type { Decoration } from '@codemirror/view'
import { Tree } from '@lezer/common'
import { isCheap } from '@throughline/core/kernel/markdown-cost'
import type { Picture } from '../types.ts'
import { attributesOf, escaped, type HtmlWidget } from './html.ts'
import { parser } from './language.ts'
import { type Look, lookOf } from './look.ts'

interface StillOptions {
  /** Stands there as long as nothing else does. */
  placeholder: string
  pictureAddress(id: string): Picture | null
  isFinished?(href: string): boolean
}

interface Spec {
  class?: string
  tagName?: string
  attributes?: Record<string, string>
  widget?: HtmlWidget
}

const opening = ({ tagName = 'span', class: name, attributes }: Spec): string =>
  `<${tagName}${attributesOf({ class: name, ...attributes })}>`

/** What stands in a line, with the marks around it opened once each. */
function lineContent(doc: Text, { outer, inner }: Look, from: number, to: number): string {
  if (from === to) return '<br>'
  const open: Decoration[] = []
  let html = ''
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()?.spec.tagName ?? 'span'}>`
  }
  const openTo = (active: readonly Decoration[], openBefore: number) => {
    closeTo(Math.min(openBefore, active.length))
    for (const decoration of [...active].reverse().slice(open.length)) {
      open.push(decoration)
      html += opening(decoration.spec)
    }
  }
  RangeSet.spans([inner, outer], from, to, {
    span: (start, end, active, openBefore) => {
      openTo(active, openBefore)
      html += escaped(doc.sliceString(start, end))
    },
    point: (_start, _end, { spec }: { spec: Spec }, active, openBefore) => {
      openTo(active, openBefore)
      html += spec.widget?.html() ?? ''
    },
  })
  closeTo(0)
  return html || '<br>'
}

function lineOf(doc: Text, look: Look, from: number, to: number): string {
  const [line] = attributesAt(look, from)
  const { class: name, ...attributes } = line ?? {}
  return `<div${attributesOf({ class: name ? `cm-line ${name}` : 'cm-line', ...attributes })}>${lineContent(doc, look, from, to)}</div>`
}

function attributesAt({ lines }: Look, at: number): Record<string, string>[] {
  const found: Record<string, string>[] = []
  lines.between(at, at, (_from, _to, { spec }) => void found.push(spec.attributes))
  return found
}

/** The text as the editor shows it while nobody writes in it, as HTML, which holds no markup of the text's own. */
export function stillText(text: string, { pictureAddress, isFinished, placeholder }: StillOptions): string {
  if (!text) return `<div class="cm-line" dir="auto"><span class="cm-placeholder">${escaped(placeholder)}</span><br></div>`
  const doc = Text.of(text.split('\n'))
  const look = lookOf(isCheap(text) ? parser.parse(text) : Tree.empty, {
    doc,
    from: 0,
    to: doc.length,
    isTouched: () => false,
    pictureAddress,
    isFinished,
  })
  const lines: string[] = []
  for (let number = 1; number <= doc.lines; number += 1) {
    const { from, to } = doc.line(number)
    lines.push(lineOf(doc, look, from, to))
  }
  return lines.join('')
}
