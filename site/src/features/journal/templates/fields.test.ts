import { expect, test } from 'vitest'
import { read, templateOf } from './fields.ts'

const sent = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return read(form)
}

test('a form says all of a template, with tags one by one and lines as they are kept', () => {
  expect(sent({ name: ' Shift ', title: 'After', body: 'One\r\nTwo\r\n', tags: '#work, night-shift allotment,,' })).toEqual({
    ...{ name: 'Shift', title: 'After', body: 'One\nTwo\n' },
    tags: ['work', 'night-shift', 'allotment'],
  })
})

test('emptied fields are said to be empty', () => {
  expect(sent({ name: 'Shift' })).toEqual({ name: 'Shift', title: '', body: '', tags: [] })
})

test('a template takes words and links along, and no pictures', () => {
  const body = 'Before\n\n![The yard](attachment:0199b1de-8f00-7000-8000-00000000000c)\n\nSee [it](/goals/1)\n'
  expect(templateOf({ title: 'T', body, tags: ['a'] }, 'Mine')).toEqual({
    ...{ name: 'Mine', title: 'T', tags: ['a'] },
    body: 'Before\n\nSee [it](/goals/1)\n',
  })
})
