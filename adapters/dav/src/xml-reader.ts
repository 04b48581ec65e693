import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { DavError } from './dav-error.ts'

/** An element with its name as XML means it, whatever prefix it was written with. */
export interface XmlElement {
  namespace: string
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** What stands in it by itself, without space round it. */
  text: string
}

const MAX_DEPTH = 32
/** Tags, attributes, and signs by their names or numbers: twice as many as the longest multiget needs. */
const MAX_PARTS = 12_000

/** As the parser gives it: one key that is a name with what is in it, and `:@` with the attributes. */
type Node = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Characters by their number are among these.
  htmlEntities: true,
  processEntities: { enabled: true, maxEntityCount: 0 },
  maxNestedTags: MAX_DEPTH,
})

/**
 * The element a request is; `null` for an empty body.
 * @throws DavError 400 for what is no XML, names entities of its own, or nests too deep.
 */
export function readXml(text: string): XmlElement | null {
  if (text.trim() === '') return null
  // Neither documents of others nor entities: nothing is to be fetched or blown up.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new DavError(400, 'Send no document type.')
  const parts = [/</g, /&/g, /=\s*["']/g].map((part) => countOf(text, part))
  if (Math.max(...parts) > MAX_PARTS || countOf(text, /\s\S/g) > 4 * MAX_PARTS)
    throw new DavError(400, 'That is more than one request may ask for.')
  const nodes = parsed(text)
  const [root] = elementsOf(nodes, OUTERMOST, 1)
  if (!root) throw new DavError(400, 'The body is no XML.')
  return root
}

const NAME = /^[\p{L}_][\p{L}\p{N}._-]{0,99}$/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: no name of a namespace holds any
const NAMESPACE = /^[^\u0000-\u0020]{0,200}$/

const countOf = (text: string, part: RegExp): number => text.match(part)?.length ?? 0

function parsed(text: string): Node[] {
  try {
    if (XMLValidator.validate(text) !== true) throw new Error('not well-formed')
    return parser.parse(text) as Node[]
  } catch {
    throw new DavError(400, 'The body is no XML, or nests too deep.')
  }
}

/** Namespaces by their prefixes, as one element declares them; the rest is what stands round it. Nothing is copied: there may be thousands. */
interface Scope {
  declared: ReadonlyMap<string, string>
  outer: Scope | null
}

const OUTERMOST: Scope = {
  declared: new Map([
    ['', ''],
    ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ]),
  outer: null,
}

function namespaceOf(prefix: string, scope: Scope): string | undefined {
  for (let at: Scope | null = scope; at; at = at.outer) {
    const namespace = at.declared.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return undefined
}

function elementsOf(nodes: readonly Node[], scope: Scope, depth: number): XmlElement[] {
  if (depth > MAX_DEPTH) throw new DavError(400, 'The body nests too deep.')
  return nodes.flatMap((node) => {
    const tag = Object.keys(node).find((key) => key !== ':@')
    if (tag === undefined || tag === '#text' || tag.startsWith('?')) return []
    const attributes = (node[':@'] ?? {}) as Record<string, string>
    const declared = declaredBy(attributes)
    const own = declared.size > 0 ? { declared, outer: scope } : scope
    const [prefix, name] = tag.includes(':') ? (tag.split(':', 2) as [string, string]) : ['', tag]
    const namespace = namespaceOf(prefix, own)
    if (namespace === undefined) throw new DavError(400, 'A prefix of the body is declared nowhere.')
    // What is asked for is told by its name in each response.
    if (!NAME.test(name) || !NAMESPACE.test(namespace)) throw new DavError(400, 'A name of the body is none that can be told again.')
    const inside = node[tag] as Node[]
    const text = inside.map((each) => ('#text' in each ? String(each['#text']) : '')).join('')
    return { namespace, name, attributes, children: elementsOf(inside, own, depth + 1), text: text.trim() }
  })
}

const declaredBy = (attributes: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (name === 'xmlns') return [['', value]]
      return name.startsWith('xmlns:') ? [[name.slice(6), value]] : []
    }),
  )

/** Whether an element is called so, as `{namespace}name`. */
export const isA = ({ namespace, name }: XmlElement, wanted: string): boolean => `{${namespace}}${name}` === wanted

/** The first element called so that stands in one. */
export const childOf = (element: XmlElement | null | undefined, wanted: string): XmlElement | undefined =>
  element?.children.find((child) => isA(child, wanted))

/** All elements called so that stand in one. */
export const childrenOf = (element: XmlElement | null | undefined, wanted: string): XmlElement[] =>
  element?.children.filter((child) => isA(child, wanted)) ?? []
