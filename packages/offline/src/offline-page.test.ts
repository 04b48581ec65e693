import { expect, it } from 'vitest'
import { localeOf, offlinePage } from './offline-page.ts'
import { shownAgain } from './shown.ts'

const html =
  '<title>Lost · Throughline</title><h1>Lost</h1><p class="lead">Not here</p><ul><li data-asked-out title="Still in">Wait &amp; see</li><li data-sent-out title="Still in">Gone</li><li data-kept>Kept:</li><li><a href="#again">Again</a></li></ul>'
const pages = [{ url: 'https://app.example/tasks?q="<', title: 'A &amp; B · Throughline', at: '2026-11-23T13:05:00.000Z' }]
const usual = { href: 'https://app.example/x?a="&b', method: 'GET', language: 'en-GB', pages }

it('lists what is kept, and leads back to what was asked for', () => {
  const page = offlinePage(html, usual)
  expect(page).toContain('<li data-kept>Kept:</li><li><i class="knot"></i><a class="link" dir="auto" href="/tasks?q=%22%3C">A &amp; B</a>')
  expect(page).toContain('<time datetime="2026-11-23T13:05:00.000Z">23 Nov 2026, ')
  expect(page).toContain('href="https://app.example/x?a=&quot;&amp;b"')
  expect(page).toContain('<h1>Lost</h1><p class="lead">Not here</p><ul><li data-kept>')
})

it('has no heading above nothing', () => {
  expect(offlinePage(html, { ...usual, pages: [] })).not.toContain('Kept:')
})

it.each([
  ['goes to sign out', 'GET', 'Wait &amp; see'],
  ['wanted to sign out', 'POST', 'Gone'],
])('says to who %s that they are still in, and nothing else', (_, method, lead) => {
  const page = offlinePage(html, { ...usual, href: 'https://app.example/auth/signout?a', method, pages: [] })
  expect(page).toBe(
    `<title>Still in · Throughline</title><h1>Still in</h1><p class="lead">${lead}</p><ul><li><a href="/auth/signout">Again</a></li></ul>`,
  )
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
