import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What is read by people though it is an attribute. */
const spoken = new Set(['aria-label', 'ariaLabel', 'title', 'placeholder', 'alt', 'aria-description', 'label', 'help', 'lead'])

/** A word that stands in the markup itself, where no translation reaches it. */
export interface LiteralWord {
  line: number
  text: string
}

/**
 * The words in the markup of a component (`.tsx`) or a page (`.astro`) that come from no message file: text between tags,
 * and attributes that are read out or shown. Code, keys and numbers are no words.
 */
export function literalWords(path: string, source = readFileSync(path, 'utf8')): LiteralWord[] {
  const markup = path.endsWith('.astro') ? asJsx(source) : source
  const file = ts.createSourceFile(`${path}.tsx`, markup, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: LiteralWord[] = []
  const note = (node: ts.Node, text: string) => {
    if (!isWord(text)) return
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim().replace(/\s+/g, ' ') })
  }
  const isCode = (node: ts.Node): boolean =>
    ts.isJsxElement(node) && ['code', 'kbd', 'pre', 'samp'].includes(node.openingElement.tagName.getText())
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer))
      note(node, node.initializer.text)
    // {'a word'}, {isSo ? 'one' : 'other'} and {`so many`} between tags.
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) for (const one of literalsOf(node.expression)) note(one, one.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&[a-z]+;|Throughline|©/giu, ''))

/** The texts that an expression can be. */
function literalsOf(expression: ts.Expression | undefined): ts.LiteralLikeNode[] {
  if (!expression) return []
  if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression)) return [expression]
  if (ts.isConditionalExpression(expression)) return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)]
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression)
  if (ts.isBinaryExpression(expression)) return literalsOf(expression.right)
  if (ts.isTemplateExpression(expression)) return [expression.head, ...expression.templateSpans.map(({ literal }) => literal)]
  return []
}

/** The markup of a page as TypeScript reads it, with every line where it was. */
function asJsx(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const markup = source
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, blank)
    .replace(/<!--[\s\S]*?-->|<!doctype[^>]*>/gi, blank)
    // Shorthand attributes are no JSX.
    .replace(/(\s)\{(\w+)\}(?=[\s/>])/g, '$1{...$2}')
    .replace(/\b(set|is|class|client|transition|define):/g, '$1-')
  return `const page = <>${markup}</>`
}
