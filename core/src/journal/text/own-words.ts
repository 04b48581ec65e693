import { named } from './count-words.ts'
import { plainText } from './plain-text.ts'

/** What stands before the words of a line of a list. */
const listMark = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/

/** After a record that a line of a list begins with: how a review writes what it counted. */
const counted = /^[ \t]*(?:[:,].*)?$/

const heading = /^[ \t]{0,3}#{1,6}(?:[ \t]|$)/

/** A Markdown text without the lines of lists that a review wrote: a record, and how it went. */
export const withoutCounted = (body: string): string =>
  body
    .split('\n')
    .filter((line) => !isCounted(line))
    .join('\n')

function isCounted(line: string): boolean {
  const mark = listMark.exec(line)?.[0]
  if (mark === undefined) return false
  const words = line.slice(mark.length)
  const [link] = words.match(named) ?? []
  return link !== undefined && words.startsWith(link) && counted.test(words.slice(link.length))
}

/** What the records are called that a Markdown text names, as it reads without its marks. */
export const namesIn = (body: string): string[] =>
  [...new Set((body.match(named) ?? []).map((link) => plainText(link).trim()))].filter((name) => name !== '')

/** What is somebody's own of a Markdown text: no headings, which a template may have put, no lines a review wrote, no names of records. */
export const ownWords = (body: string): string =>
  withoutCounted(body)
    .split('\n')
    .filter((line) => !heading.test(line))
    .join('\n')
    .replace(named, '')
