import { expect, it } from 'vitest'
import { isFromHere, isSameOrigin } from './same-origin.ts'

const post = (headers: Record<string, string>) =>
  isSameOrigin({ method: 'POST', headers: new Headers({ host: 'throughline.example', ...headers }) })

it('lets anybody read', () => {
  expect(isSameOrigin({ method: 'GET', headers: new Headers({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }) })).toBe(
    true,
  )
})

it('lets our own forms write, also behind a proxy that ends TLS', () => {
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(post({ origin: 'https://throughline.example' })).toBe(true)
  expect(post({ referer: 'https://throughline.example/auth/signin' })).toBe(true)
})

it('refuses forms of another site, of a sibling host, and without any sign of where they come from', () => {
  expect(post({ 'sec-fetch-site': 'cross-site', origin: 'https://throughline.example' })).toBe(false)
  expect(post({ 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(post({ origin: 'https://evil.example' })).toBe(false)
  expect(post({ origin: 'null' })).toBe(false)
  expect(post({ origin: 'null', referer: 'https://throughline.example/auth/signin' })).toBe(false)
  expect(post({ referer: 'https://evil.example/throughline.example' })).toBe(false)
  for (const referer of ['nonsense', 'blob:https://throughline.example/0b6f1c7e', 'ftp://throughline.example/page'])
    expect(post({ referer })).toBe(false)
  expect(post({})).toBe(false)
})

it('knows a link of ours that was followed from one of others, from a mail and from none', () => {
  const link = (headers: Record<string, string>) => isFromHere({ headers: new Headers({ host: 'throughline.example', ...headers }) })
  expect(link({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(link({ referer: 'https://throughline.example/auth/signin' })).toBe(true)
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(link({ 'sec-fetch-site': site, referer: 'https://throughline.example/' })).toBe(false)
  expect(link({})).toBe(false)
  for (const referer of ['https://evil.example/throughline.example', 'nonsense', 'ftp://throughline.example/page'])
    expect(link({ referer })).toBe(false)
})
