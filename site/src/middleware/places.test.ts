import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { costly, doorFor, homeOf, isBySecret, isCostly, isForAll, isOpen, mayVisit, returnPath, takesOneClick } from './places.ts'

const at = (path: string) => new URL(path, 'http://127.0.0.1:4321')

it('shows the door and the page for unknown addresses to everybody, and nothing else', () => {
  expect(['/auth/signin', '/auth/error', '/404', '/[...lost]', '/sandbox', '/', '/robots.txt', '/sitemap.xml'].every(isOpen)).toBe(true)
  // A program that is refused is told this address, and whoever wrote it is not signed in.
  expect(['/api/v1/docs', '/problems', '/problems/[code]'].every(isOpen)).toBe(true)
  expect(['/tasks', '/tasks/[taskId]', '/theme', '/authority'].some(isOpen)).toBe(false)
})

it('keeps the front page for everybody, and nothing that may show somebody’s own', () => {
  expect(isForAll('/')).toBe(true)
  expect(['/tasks', '/auth/signin', '/sandbox', '/[...lost]'].some(isForAll)).toBe(false)
})

it('knows the pages that only a link shows, which nothing may keep', () => {
  expect(['/attest/[token]', '/invites/[token]', '/feedback/[token]', '/feedback/[token]/copy'].every(isBySecret)).toBe(true)
  expect(['/unsubscribe/[token]', '/unsubscribe-success'].every((page) => isBySecret(page) && isOpen(page))).toBe(true)
  expect(['/auth/email', '/auth/address', '/auth/resetpassword'].every((page) => isBySecret(page) && isOpen(page))).toBe(true)
  expect(['/auth/signin', '/404', '/[...lost]'].some(isBySecret)).toBe(false)
})

it('knows the pages that draw many texts, or hold much against each other', () => {
  for (const page of [
    '/career',
    '/career/skills',
    '/career/experience/[experienceId]',
    '/career/resumes/[resumeId]',
    '/discussions/[discussionId]',
    '/journal',
    '/goals',
  ])
    expect(isCostly(page), page).toBe(true)
  expect(['/tasks', '/settings/account', '/discussions', '/feedback/[token]', '/'].some(isCostly)).toBe(false)
  expect(
    costly.filter(
      (page) =>
        !existsSync(new URL(`../pages${page}.astro`, import.meta.url)) &&
        !existsSync(new URL(`../pages${page}/index.astro`, import.meta.url)),
    ),
  ).toEqual([])
})

it('lets mail programs post to the page that switches their mail off, and to no other', () => {
  expect(takesOneClick('/unsubscribe/[token]')).toBe(true)
  expect(['/unsubscribe-success', '/attest/[token]', '/settings/notifications', '/theme'].some(takesOneClick)).toBe(false)
})

it('remembers where a visitor was heading, and brings them there', () => {
  expect(doorFor({ method: 'GET' }, at('/tasks'))).toBe('/auth/signin')
  const door = at(doorFor({ method: 'GET' }, at('/tasks?view=inbox&q=a b')))
  expect(returnPath(door)).toBe('/tasks?view=inbox&q=a%20b')
})

it('says that the session has ended to who sends a form without one', () => {
  expect(doorFor({ method: 'POST' }, at('/theme'))).toBe('/auth/error?code=session-expired')
})

it('never brings anybody to another site', () => {
  expect(returnPath(at('/auth/signin?return=//evil.example'))).toBe('/tasks')
})

it('sends a signed-in person away from the doors only', () => {
  expect(homeOf(at('/auth/signin?return=/import'))).toBe('/import')
  expect(homeOf(at('/auth/signup'))).toBe('/tasks')
  expect(homeOf(at('/auth/signout'))).toBeNull()
  expect(homeOf(at('/tasks'))).toBeNull()
})

it('lets a visit ask for changes on the way to another site and back, and nowhere else', () => {
  const from = (site: string) => ({ headers: new Headers({ 'sec-fetch-site': site }) })
  expect(mayVisit('/auth/callback/[provider]', from('cross-site'))).toBe(true)
  expect(mayVisit('/auth/with', from('same-origin'))).toBe(true)
  expect(mayVisit('/auth/with', from('cross-site'))).toBe(false)
  for (const route of ['/auth/signin', '/tasks', '/auth/callback']) expect(mayVisit(route, from('same-origin'))).toBe(false)
})
