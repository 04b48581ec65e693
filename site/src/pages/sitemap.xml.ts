import type { APIRoute } from 'astro'
import { alternates, frontPages } from '../features/landing/addresses.ts'

export const prerender = false

/** The pages that may be found by who is not here yet, which is the front page, in each of its languages. */
export const GET: APIRoute = ({ locals: { install } }) => {
  const others = alternates(install).map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
  const pages = frontPages(install).map(({ address }) => `  <url><loc>${address}</loc>${others.join('')}</url>`)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
  ]
  return new Response(`${xml.join('\n')}\n`, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
