import { parseDocument } from 'yaml'
import type { Said } from '../journal/json-said.ts'

/** What stands between the two lines of dashes that a file begins with. */
const BLOCK = /^---[^\S\n]*\n(?:([\s\S]*?)\n)?(?:---|\.\.\.)[^\S\n]*(?:\n|$)/
/** Of the block, in UTF-16 units; a longer one is no front matter. */
const LONGEST = 64 * 1024
/** How often what is named by an anchor may come again. */
const MAX_ALIASES = 100

export interface FrontMatter {
  /** Its properties, as they are written. */
  properties: Said
  /** Their lines, by the property: what has no place here is kept as it stands. */
  lines: ReadonlyMap<string, string>
  /** The text below. */
  body: string
  /** Why there are no properties though there is a block, which stays part of the text. */
  fault: string | null
}

/** The properties a Markdown file begins with, and its text. Takes any text. */
export function frontMatterOf(text: string): FrontMatter {
  const [whole, block = ''] = BLOCK.exec(text.slice(0, 2 * LONGEST)) ?? []
  const none = { properties: {}, lines: new Map(), body: text, fault: null }
  if (whole === undefined) return none
  if (block.length > LONGEST) return { ...none, fault: 'they are longer than any' }
  try {
    const document = parseDocument(block, { schema: 'core', uniqueKeys: true, prettyErrors: false, logLevel: 'silent' })
    const [error] = document.errors
    if (error) return { ...none, fault: error.message }
    const properties: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
    if (properties === null || properties === undefined) return { ...none, body: text.slice(whole.length) }
    if (typeof properties !== 'object' || Array.isArray(properties)) return { ...none, fault: null }
    return { properties: properties as Said, lines: linesOf(block), body: text.slice(whole.length), fault: null }
  } catch {
    // Of a tangle of aliases, or one of brackets that is too deep.
    return { ...none, fault: 'they are tangled' }
  }
}

/** Each property that begins a line, with what belongs to it. */
function linesOf(block: string): Map<string, string> {
  const lines = new Map<string, string>()
  let name = ''
  for (const line of block.split('\n')) {
    const begins = /^(?:"([^"]+)"\s*|'([^']+)'\s*|([^\s#'"&*!|>%@`[\]{},][^:]*)):(?:\s|$)/.exec(line)
    if (begins) name = begins[1] ?? begins[2] ?? begins[3]?.trimEnd() ?? ''
    const before = lines.get(name)
    if (name !== '') lines.set(name, before === undefined ? line : `${before}\n${line}`)
  }
  return lines
}
