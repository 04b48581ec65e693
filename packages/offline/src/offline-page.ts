import type { KeptPage } from './keep.ts'
import { escaped } from './shown.ts'

/** Where the page of the site says that what is kept stands. */
const LIST = /<li\b[^>]*\bdata-kept\b[^>]*>.*?<\/li>/s
/** What it says instead to who asked to be signed out, or has sent that already. */
const OUT = /<li\b[^>]*\bdata-(asked|sent)-out\b[^>]*\btitle="([^"]*)"[^>]*>(.*?)<\/li>/gs
const SIGN_OUT = '/auth/signout'
/** What is shown of it at most. */
const MOST = 24

interface Asked {
  /** Where the visit was heading. */
  href: string
  method: string
  language: string
  pages: readonly KeptPage[]
}

/** `en` alone would be written as in the United States: the browser tells which English it is. */
export const localeOf = (language: string, preferred: readonly string[]): string =>
  preferred.find((one) => one.split('-')[0] === language) ?? language

/** The page that says that something is not kept here, with what is: links, each with when it was kept. */
export function offlinePage(html: string, { href, method, language, pages }: Asked): string {
  const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const items = pages
    .slice(0, MOST)
    .map(
      ({ url, title, at }) =>
        `<li><i class="knot"></i>${link(url, title)} <time datetime="${at}">${escaped(format(new Date(at)))}</time></li>`,
    )
  const isSignOut = new URL(href).pathname === SIGN_OUT
  const said = isSignOut ? stillIn(html, method === 'POST' ? 'sent' : 'asked') : html
  return said
    .replace(OUT, '')
    .replace(LIST, (words) => (items.length > 0 ? words + items.join('') : ''))
    .replace('href="#again"', () => `href="${escaped(isSignOut ? SIGN_OUT : href)}"`)
}

/** The page with what it says of signing out at its head: that something is not kept here is no answer to that. */
function stillIn(html: string, step: string): string {
  const [, , title = '', lead = ''] = [...html.matchAll(OUT)].find(([, one]) => one === step) ?? []
  return html
    .replace(/(<title>).*?(?= · |<\/title>)/s, (_, tag: string) => tag + title)
    .replace(/(<h1\b[^>]*>).*?(?=<\/h1>)/s, (_, tag: string) => tag + title)
    .replace(/(<p class="lead"[^>]*>).*?(?=<\/p>)/s, (_, tag: string) => tag + lead)
}

/** The title is what the page itself had in it, which was escaped there; the product's name behind it says nothing here. */
const link = (url: string, title: string): string => {
  const { pathname, search } = new URL(url)
  return `<a class="link" dir="auto" href="${escaped(pathname + search)}">${title.replace(/ · [^·]*$/, '')}</a>`
}
