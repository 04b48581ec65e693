import { expect, it } from 'vitest'
import { localeOf, offlinePage } from './offline-page.ts'
import { shownAgain } from './shown.ts'

const html = '<ul><li data-still-in>In</li><li data-kept>Kept:</li><li><a href="#again">Again</a></li></ul>'
const pages = [{ url: 'https://app.example/tasks?q="<', title: 'A &amp; B · Throughline', at: '2026-11-23T13:05:00.000Z' }]
const usual = { href: 'https://app.example/x?a="&b', isSignOut: false, language: 'en-GB', pages }

it('lists what is kept, and leads back to what was asked for', () => {
  const page = offlinePage(html, usual)
  expect(page).toContain('<li data-kept>Kept:</li><li><i class="knot"></i><a class="link" dir="auto" href="/tasks?q=%22%3C">A &amp; B</a>')
  expect(page).toContain('<time datetime="2026-11-23T13:05:00.000Z">23 Nov 2026, ')
  expect(page).toContain('href="https://app.example/x?a=&quot;&amp;b"')
  expect(page).not.toContain('data-still-in')
})

it('has no heading above nothing', () => {
  expect(offlinePage(html, { ...usual, pages: [] })).not.toContain('Kept:')
})

it('says to who wanted to sign out that they are still in', () => {
  const page = offlinePage(html, { ...usual, isSignOut: true, pages: [] })
  expect(page).toContain('data-still-in')
  expect(page).toContain('href="/auth/signout"')
})

it('has a kept page say that it is one', async () => {
  const answer = new Response('<!doctype html><html lang="en"><html>', { headers: { 'throughline-kept-at': '2026-11-23T13:05:00.000Z' } })
  const shown = await shownAgain(answer)
  expect(await shown.text()).toBe('<!doctype html><html data-kept-at="2026-11-23T13:05:00.000Z" lang="en"><html>')
})

it('writes times as the browser’s owner does, where that is in the language of the page', () => {
  expect(localeOf('en', ['de-AT', 'en-GB'])).toBe('en-GB')
  expect(localeOf('de', ['en-GB'])).toBe('de')
})
