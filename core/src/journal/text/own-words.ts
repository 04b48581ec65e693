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

/** Stands on both sides of the place of a name: no text that is stored has it. */
const edge = '\uffff'
const places = /\uffff(\d+)\uffff/g

export interface NamesApart {
  /** The Markdown text with a place where each record was named. */
  text: string
  /** Without what is called there, of this text or any part of it, also without its marks. */
  own: (part: string) => string
  /** With what the records are called there. */
  whole: (part: string) => string
}

/** A Markdown text whose records are named apart from it, each once: what they are called is not looked for in it again. */
export function namesApart(body: string): NamesApart {
  const links: string[] = []
  const text = body.replace(named, (link) => `${edge}${links.push(link) - 1}${edge}`)
  return {
    text,
    own: (part) => part.replace(places, ' '),
    whole: (part) => part.replace(places, (_, place) => plainText(links[Number(place)] ?? '').trim()),
  }
}

/** What is somebody's own of a Markdown text: no headings, which a template may have put, no lines a review wrote, no names of records. */
export const ownWords = (body: string): string =>
  withoutCounted(body)
    .split('\n')
    .filter((line) => !heading.test(line))
    .join('\n')
    .replace(named, '')
