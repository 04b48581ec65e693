import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

const task = { title: 'Freeze the forecast', tags: ['monthly'], notes: '' }

test('what the title and the tags say needs no snippet', () => {
  expect(snippetOf({ ...task, notes: 'forecast' }, 'fore month')).toBeNull()
})

test('what only the notes say is shown with the words around it', () => {
  expect(snippetOf({ ...task, notes: 'Use the run\n\n- **without week 31**.' }, 'forecast week')).toBe('Use the run without week 31.')
})

test('of long notes only a stretch is shown, cut between words', () => {
  const notes = `${'before '.repeat(100)}needle ${'after '.repeat(100)}`
  const snippet = snippetOf({ ...task, notes }, 'needle')
  expect(snippet).toMatch(/^… before (before )*needle (after )*after …$/)
  expect(snippet?.length).toBeLessThan(160)
})

test('a word without end is cut', () => {
  expect(snippetOf({ ...task, notes: 'x'.repeat(4000) }, 'xxx')).toMatch(/^x{140} …$/)
})
