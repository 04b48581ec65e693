import type { CvLine } from './cv-line.ts'
import { namesPosition, place } from './names.ts'

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/u
const PHONE = /(?:\+|\(0|0)\d[\d\s()/.-]{6,24}\d|\(\d{3}\)\s?\d{3}-?\d{4}/u
const ADDRESS = /\b(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]{1,63}\.){1,8}(?:[a-z]{2,24})(?:\/[^\s,;|·•]*)?/giu
const TITLE = /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|tabellarischer lebenslauf)$/iu
/** What is said before an address: `E-mail:`, `Tel.`. */
const LABEL =
  /^(?:e-?mail|mail|phone|tel(?:efon|ephone)?|mobile?|mobil|handy|web(?:site)?|linkedin|github|address|adresse|anschrift|location|ort)\.?:?\s*/iu

/** No head of a CV has more. */
const MOST_LINES = 60

/** Who somebody is, by what stands above all sections, as a JSON Resume says it; and what of it nothing was made of. */
export function personIn(head: readonly CvLine[]): { basics: Record<string, unknown>; left: string[] } {
  const lines = head
    .slice(0, MOST_LINES)
    .map(({ text }) => text)
    .filter((text) => !TITLE.test(text.trim()))
  const text = lines.join('\n')
  const email = EMAIL.exec(text)?.[0] ?? ''
  const phone = PHONE.exec(text)?.[0].trim() ?? ''
  const urls = [...text.replace(EMAIL, '').matchAll(ADDRESS)]
    .map(([url]) => url)
    .filter((url) => /\.[a-z]{2,}(?:\/|$)/iu.test(url) && !/^\d/.test(url))
  const said = lines.map((line) => ({ line, text: bare(line, [email, phone, ...urls]) })).filter(({ text }) => text !== '')
  const [name = '', ...others] = said.map(({ text }) => text)
  const isName = /^[\p{L}][\p{L} .,'’-]{2,60}$/u.test(name)
  // Beside the addresses stands where one lives; what is told in sentences says who one is.
  const besides = said
    .slice(1)
    .filter(({ line }) => [email, phone, ...urls].some((found) => found !== '' && line.includes(found)))
    .map(({ text }) => text)
    .find((text) => isPlace(text) && !namesPosition([text]))
  const second = others.find((text) => text !== besides) ?? ''
  const label = isName && second.length <= 90 && !/\d/.test(second) ? second : ''
  const below = others.filter((text) => text !== label)
  const where = besides ?? below.find(isPlace)
  const sentences = below.findIndex((line) => line !== where && line.length > 60)
  const summary =
    sentences < 0
      ? ''
      : below
          .slice(sentences)
          .filter((line) => line !== where)
          .join(' ')
  const [url = '', ...profiles] = urls.toSorted((a, b) => Number(isNetwork(a)) - Number(isNetwork(b)))
  return {
    basics: present({
      name: isName ? name : '',
      label,
      summary,
      location: where ? { city: where } : '',
      email,
      phone,
      url: url && withScheme(url),
      profiles: profiles.map((address) => ({ network: networkOf(address), url: withScheme(address) })),
    }),
    left: [...(isName ? [] : [name]), ...below.slice(0, sentences < 0 ? undefined : sentences).filter((line) => line !== where)].filter(
      Boolean,
    ),
  }
}

const isNetwork = (url: string) => /linkedin|github|xing|gitlab|codeberg/iu.test(url)
const networkOf = (url: string) => /(linkedin|github|xing|gitlab|codeberg)/iu.exec(url)?.[1] ?? /(?:www\.)?([^/]+)/u.exec(url)?.[1] ?? ''
const withScheme = (url: string) => (/^https?:/iu.test(url) ? url : `https://${url}`)

const isPlace = (line: string) =>
  !/[.!?]$/.test(line) && line.split(/,\s*/).length <= 3 && line.split(/,\s*/).every((part) => place.test(part))

/** A line without what was found in it, and without the marks and labels that were for that. */
function bare(line: string, found: readonly string[]): string {
  let rest = line
  for (const part of found) if (part) rest = rest.replace(part, '\t')
  return rest
    .split(/\s*[|·•\t;]\s*/u)
    .map((part) => part.replace(LABEL, '').replace(/^[\s,:]+|[\s,:]+$/gu, ''))
    .filter(Boolean)
    .join(', ')
}

export const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0)),
  )
