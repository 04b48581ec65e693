import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import { askedOf, beginningOf, beginVisit, refusalPath, wayThere, wayWith } from './with.ts'

const at = (path: string) => new URL(path, 'http://127.0.0.1:4321')

describe('a link to another site', () => {
  it('says where to, what for and where to go afterwards', () => {
    const asked = askedOf(at(wayWith('github', 'link', '/settings/account?connected=github#connected')))
    expect(asked).toEqual({ provider: 'github', purpose: 'link', returnTo: '/settings/account?connected=github#connected', timeZone: null })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
    `/${'x'.repeat(1000)}`,
  ])('leads back to no other place than one here: %j', (back) => {
    expect(askedOf(at(wayWith('github', 'sign-in', back))).returnTo).toBeNull()
  })

  it('is to sign in where it says nothing that is known', () => {
    for (const purpose of ['', 'constructor', 'delete']) expect(askedOf(at(`/auth/with?for=${purpose}`)).purpose).toBe('sign-in')
  })

  it('that was not followed here leads to the page it begins at', () => {
    expect(beginningOf({ purpose: 'sign-in', returnTo: '/tasks' })).toBe('/auth/signin')
    expect(beginningOf({ purpose: 'sign-up', returnTo: '/welcome' })).toBe('/auth/signup')
    expect(beginningOf({ purpose: 'sign-up', returnTo: '/invites/x' })).toBe('/auth/signup?return=%2Finvites%2Fx')
    expect(beginningOf({ purpose: 'link', returnTo: '/settings/account' })).toBe('/settings/account#connected')
  })
})

describe('a visit', () => {
  it('is begun as what it is for', async () => {
    const asked: unknown[] = []
    const begin = (name: string) => async (input: object) => {
      asked.push([name, input])
      return { url: `https://github.example/${name}` }
    }
    const client = {
      providers: { begin: begin('visit') },
      signIns: { begin: begin('link'), beginProof: begin('prove') },
    } as unknown as Client
    const visit = { provider: 'github', returnTo: '/invites/secret', timeZone: 'Europe/Berlin' }
    for (const purpose of ['sign-in', 'sign-up', 'link', 'prove'] as const)
      await beginVisit(client, { ...visit, purpose }, { locale: 'en-US' })
    const there = { provider: 'github', returnTo: '/invites/secret' }
    expect(asked).toEqual([
      ['visit', { ...there, purpose: 'sign-in' }],
      ['visit', { ...there, purpose: 'sign-up', timeZone: 'Europe/Berlin', locale: 'en-US', language: 'en', invitation: 'secret' }],
      ['link', there],
      ['prove', there],
    ])
  })
})

it('goes to the other site from the address it comes back to, and to that address first from others', () => {
  const there = 'https://github.example/authorize?redirect_uri=https%3A%2F%2Fthroughline.example%2Fauth%2Fcallback%2Fgithub'
  const asked = { provider: 'github', purpose: 'sign-in', returnTo: '/goals', timeZone: null } as const
  expect(wayThere(there, 'throughline.example', asked)).toBe(there)
  expect(wayThere(there, '127.0.0.1:4321', asked)).toBe('https://throughline.example/auth/signin?return=%2Fgoals')
})

describe('a refusal', () => {
  const refusal = (code: string, fault?: string) =>
    new ProblemError({
      type: `/problems/${code}`,
      title: 'Refused',
      status: 400,
      instance: '/',
      requestId: '',
      ...(fault && { errors: [{ pointer: '/answer', code: fault, message: '' }] }),
    })
  const asked = { purpose: 'link', returnTo: '/settings/account' } as const

  it('asks for what is missing', () => {
    expect(refusalPath(refusal('proof-needed'), asked)).toBe('/auth/confirm?return=%2Fsettings%2Faccount%23connected')
    expect(refusalPath(refusal('unauthenticated'), asked)).toBe('/auth/signin?return=%2Fsettings%2Faccount')
  })

  it.each([
    ['validation', 'denied'],
    ['validation', 'invalid_answer'],
    ['validation', 'flow_over'],
    ['validation', 'no_account'],
    ['validation', 'email_known'],
    ['validation', 'email_not_proven'],
    ['validation', 'linked_elsewhere'],
    ['validation', 'not_yours'],
    ['forbidden', undefined],
    ['not-found', undefined],
    ['unavailable', undefined],
    ['conflict', undefined],
    ['rate-limited', undefined],
    ['foreign-origin', undefined],
  ])('of %s %s has words of its own', (code, fault) => {
    const said = at(refusalPath(refusal(code, fault), asked)).searchParams.get('code')
    expect(explain(said).code, 'known').toBeNull()
    expect(explain(said).title).not.toBe(explain('made-up').title)
  })

  it('that is none is thrown', () => {
    for (const error of [new Error('no'), refusal('internal')]) expect(() => refusalPath(error, asked)).toThrow(error)
  })
})
