import { expect, it } from 'vitest'
import { MAX_ATTACHMENTS } from '../attachment/index.ts'
import { MAX_PHOTOS } from './limits.ts'

it('an entry may keep as many files as it may show', () => {
  expect(MAX_ATTACHMENTS['journal-entry']).toBe(MAX_PHOTOS)
})
