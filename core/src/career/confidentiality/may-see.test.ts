import { expect, it } from 'vitest'
import { Confidentiality } from '../win/schema.ts'
import { maySee } from './may-see.ts'

it('shows what is private to nobody, what is for reviews to reviewers, and what is public to everybody', () => {
  const seen = Confidentiality.options.map((confidentiality) => [
    confidentiality,
    maySee(confidentiality, 'reviewers'),
    maySee(confidentiality, 'everybody'),
  ])
  expect(seen).toEqual([
    ['private', false, false],
    ['review', true, false],
    ['public', true, true],
  ])
})
