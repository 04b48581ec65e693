import { expect, it } from 'vitest'
import { englishOf } from './language.ts'

it('takes the first English the browser names', () => {
  expect(englishOf('de-DE,de;q=0.9,en-US;q=0.8,en-GB;q=0.7')).toBe('en-US')
})

it('says nothing when there is none, or none that names a country', () => {
  expect([null, '', 'de-DE,fr', 'en', 'en-<script>'].map(englishOf)).toEqual([undefined, undefined, undefined, undefined, undefined])
})
