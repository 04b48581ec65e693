import type { FrontMatter } from './front-matter.ts'

const PROPERTY = /^(?:- |\s{2}|\t)?([A-Za-z][\w-]{0,60}):: ?(.*)$/
/** What Logseq notes for itself. */
const OWN = /^\s*(?:- )?(?:id|collapsed|query-\w+|logseq\.[\w.-]+):: ?.*$/
const todo: Readonly<Record<string, string>> = { TODO: ' ', LATER: ' ', NOW: ' ', DOING: ' ', WAITING: ' ', DONE: 'x' }

/** Whether a file is the page of a day as Logseq keeps them. */
export const isLogseqDay = (path: string): boolean => /(?:^|\/)journals\/\d{4}_\d{2}_\d{2}\.(?:md|markdown)$/i.test(path)

/** A page of Logseq as Markdown: `key:: value` at its top are properties, tasks become boxes to tick. */
export function logseqPage(text: string): FrontMatter {
  const lines = text.split('\n')
  const properties: Record<string, unknown> = {}
  const said = new Map<string, string>()
  let at = 0
  for (let found = PROPERTY.exec(lines[at] ?? ''); found; found = PROPERTY.exec(lines[++at] ?? '')) {
    const [, name = '', value = ''] = found
    if (OWN.test(lines[at] ?? '')) continue
    properties[name] = valueIn(value.trim())
    said.set(name, `${name}: ${value.trim()}`)
  }
  const body = lines
    .slice(at)
    .filter((line) => !OWN.test(line))
    .map((line) => line.replace(/^(\s*- )(TODO|LATER|NOW|DOING|WAITING|DONE) /, (_, dash, word) => `${dash}[${todo[word]}] `))
    .join('\n')
    // How large a picture is shown there.
    .replace(/\)\{:(?:height|width)[^}\n]{0,80}\}/g, ')')
  return { properties, lines: said, body, fault: null }
}

function valueIn(text: string): unknown {
  if (/^-?\d{1,6}$/.test(text)) return Number(text)
  if (text === 'true' || text === 'false') return text === 'true'
  // A list of pages.
  return /^(?:\[\[[^[\]]+\]\]|#\S+)(?:,? |,|$)/.test(text)
    ? [...text.matchAll(/\[\[([^[\]]+)\]\]|#([^\s,]+)/g)].map(([, page, tag]) => page ?? tag)
    : text
}
