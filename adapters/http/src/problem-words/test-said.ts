import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Whose refusals reach people: the core, and the adapters that throw what the core does. */
const SOURCES = '{core,adapters/{auth,billing,blobs,documents,http,lucia,memory,mongodb,reader,sqlite}}/src/**/*.ts'

/** Content, examples, words of one language, and what only programs that speak another protocol are told. */
const NOT_SAID =
  /\.test\.ts$|\/test-|\/problem-words\/|examples?\.ts$|\/(library|prompts|beginnings|draft\/words)\/|\/words\.ts$|\/held-out\.ts$|labelled-stories|page-answer|matching\/reason-words|coach\/request|subscription\/plans|kernel\/record\/declared|sqlite\/src\/(database|migrations|soundness|writer)|mongodb\/src\/holdings|pdf\/typesetter|^core\/src\/dav\/|\.d\.ts$/

/** What is called with texts that no problem repeats: documentation, and faults of this program. */
const SAYS_NOT = new Set([
  'meta',
  'describe',
  'openapi',
  'asked',
  'header',
  'listOf',
  'page',
  'pageAnswer',
  'Error',
  'TypeError',
  'RangeError',
])
/** What a text of documentation or content is called. */
const NO_REFUSAL = new Set(['description', 'summary', 'help', 'example', 'examples'])

/** The text of a literal, `{}` for what is put in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
  return undefined
}

/** Whether a text belongs to something that is no refusal. */
function isExcused(node: ts.Node): boolean {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    // What stands ahead of the dot is said for itself: `z.string().min(1, '…').meta({…})`.
    if ((ts.isCallExpression(outer) || ts.isNewExpression(outer)) && inner !== outer.expression) {
      const { expression } = outer
      if (SAYS_NOT.has(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText())) return true
    }
    if (ts.isPropertyAssignment(outer) && NO_REFUSAL.has(outer.name.getText())) return true
  }
  return false
}

/** A whole sentence, as no name, code or query is. What is asked is content, but for a word that may have been meant. */
export const isSentence = (text: string): boolean => /^[\p{Lu}{“].*\p{L} .*(?:\.|Did you mean .*\?)$/su.test(text)

let parsed: { path: string; file: ts.SourceFile }[] | undefined

/** Those that can hold a sentence or a noun, parsed once. */
const sourceFiles = () => {
  parsed ??= globSync(SOURCES, { cwd: root })
    .filter((path) => !NOT_SAID.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
    .filter(({ text }) => /[.?]['`]|noun:/.test(text))
    .map(({ path, text }) => ({ path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }))
  return parsed
}

function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => eachNode(child, visit))
}

/** Every sentence in the sources that may be said as something is refused, with the file it stands in. */
export function sentencesSaid(): Map<string, string> {
  const said = new Map<string, string>()
  for (const { path, file } of sourceFiles())
    eachNode(file, (node) => {
      const text = textOf(node)
      if (text !== undefined && isSentence(text) && !isExcused(node)) said.set(text, path)
    })
  return said
}

/** What there is room for only so many of, by how the sources name it: what has a `most` and a `noun` is such a room. */
export function roomsNamed(): { noun: string; holder: string | undefined }[] {
  const rooms: { noun: string; holder: string | undefined }[] = []
  for (const { file } of sourceFiles())
    eachNode(file, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return
      const texts = new Map(
        node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? [[each.name.getText(), textOf(each.initializer)]] : [])) as [
          string,
          string | undefined,
        ][],
      )
      const noun = texts.get('noun')
      if (noun && (texts.has('most') || texts.has('holder')) && /^\p{Ll}/u.test(noun)) rooms.push({ noun, holder: texts.get('holder') })
    })
  return rooms
}
