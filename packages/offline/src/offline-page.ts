import type { KeptPage } from './keep.ts'
import { escaped } from './shown.ts'

/** Where the page of the site says that what is kept stands; and what it says to who wanted to sign out. */
const LIST = /<li\b[^>]*\bdata-kept\b[^>]*>.*?<\/li>/s
const STILL_IN = /<li\b[^>]*\bdata-still-in\b[^>]*>.*?<\/li>/s
/** What is shown of it at most. */
const MOST = 24

interface Asked {
  /** Where the visit was heading. */
  href: string
  /** Whether it was to end the session. */
  isSignOut: boolean
  language: string
  pages: readonly KeptPage[]
}

/** `en` alone would be written as in the United States: the browser tells which English it is. */
export const localeOf = (language: string, preferred: readonly string[]): string =>
  preferred.find((one) => one.split('-')[0] === language) ?? language

/** The page that says that something is not kept here, with what is: links, each with when it was kept. */
export function offlinePage(html: string, { href, isSignOut, language, pages }: Asked): string {
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const items = pages
    .slice(0, MOST)
    .map(
      ({ url, title, at }) =>
        `<li><i class="knot"></i>${link(url, title)} <time datetime="${at}">${escaped(format(new Date(at)))}</time></li>`,
    )
  const said = isSignOut ? html : html.replace(STILL_IN, '')
  return said
    .replace(LIST, (words) => (items.length > 0 ? words + items.join('') : ''))
    .replace('href="#again"', () => `href="${escaped(isSignOut ? '/auth/signout' : href)}"`)
}

/** The title is what the page itself had in it, which was escaped there; the product's name behind it says nothing here. */
const link = (url: string, title: string): string => {
  const { pathname, search } = new URL(url)
  return `<a class="link" dir="auto" href="${escaped(pathname + search)}">${title.replace(/ · [^·]*$/, '')}</a>`
}
