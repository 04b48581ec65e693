import { renderMarkdown } from '../../markdown/render.ts'
import type { Names } from './rendered.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** The address of a person, as the core reads it out of a text. */
const PERSON = new RegExp(`(?<=\\]\\(<?)person:(?=${UUID}[>)\\s])`, 'gi')

/**
 * What was said, as HTML that is safe to put into a page. Whom it mentions stands out, under the name they have now. To the
 * parser the address of a person is a relative one that the text has nowhere else; elsewhere, as in code, it reads as typed.
 */
export function renderMessage(body: string, names: Names): string {
  if (body.search(PERSON) < 0) return renderMarkdown(body)
  const runs = Array.from(body.matchAll(/person(-+)/gi), ([, dashes]) => (dashes as string).length)
  const mark = `person${'-'.repeat(1 + runs.reduce((most, length) => Math.max(most, length), 0))}`
  return renderMarkdown(body.replace(PERSON, mark))
    .replace(
      new RegExp(`@<a href="${mark}(${UUID})"[^>]*>([\\s\\S]*?)</a>`, 'gi'),
      (_, id: string, written: string) => `<span class="mention">@${escaped(names.get(id.toLowerCase())) || written}</span>`,
    )
    .replace(new RegExp(`<(a href|img src)="${mark}${UUID}"`, 'gi'), '<$1=""')
    .replaceAll(mark, 'person:')
}

const escaped = (text = ''): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
