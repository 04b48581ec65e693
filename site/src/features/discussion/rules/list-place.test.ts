import { expect, test } from 'vitest'
import { askedAt, placeAt, placeHref } from './list-place.ts'

const at = (query: string) => placeAt(new URLSearchParams(query))
const personId = '019a9b3c-5d00-7cc0-8000-0123456789ab'

test('an address names a view and one narrowing, and is the same again', () => {
  for (const query of [
    '',
    'show=resolved',
    'show=mine',
    'show=trash',
    'kind=decision',
    `show=resolved&person=${personId}`,
    'unread=yes',
    'q=trade-fair',
  ])
    expect(placeHref(at(query))).toBe(query ? `/discussions?${query}` : '/discussions')
})

test('what an address cannot mean is left out', () => {
  expect(at('show=everything&kind=chat')).toEqual({ show: 'open' })
  expect(at('person=me')).toEqual({ show: 'open' })
  expect(at('show=mine&kind=decision')).toEqual({ show: 'mine' })
  expect(at('show=resolved&unread=yes')).toEqual({ show: 'resolved' })
})

test('each is asked of the API as it understands it', () => {
  expect(askedAt(at(''))).toEqual({ status: 'open' })
  expect(askedAt(at('show=mine'))).toEqual({ status: 'open', mine: true })
  expect(askedAt(at('show=resolved&kind=feedback'))).toEqual({ status: 'resolved', kind: 'feedback' })
  expect(askedAt(at('unread=yes'))).toEqual({ unread: true })
  expect(askedAt(at('show=resolved&q=+lids+'))).toEqual({ q: 'lids' })
  expect(askedAt(at('show=trash'))).toEqual({ trash: true })
})
