import { expect, test } from 'vitest'
import { readTags, writeTags } from './tags.ts'

test('tags are read with or without their hash, parted by spaces or commas, each once', () => {
  expect(readTags('#home, work  work,#home errands')).toEqual(['home', 'work', 'errands'])
  expect(readTags('  ')).toEqual([])
})

test('what is written can be read again', () => {
  expect(readTags(writeTags(['a', 'b-c']))).toEqual(['a', 'b-c'])
})
