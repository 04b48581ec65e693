import { makeExcerpt } from '@throughline/core/journal/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBody } from '../../../../../core/src/discussion/message/read-body.ts'
import { plainNames, withMentions, withNames } from './mentions.ts'

const id = (n: number) => `019a9b3c-5d00-7cc0-8000-00000000000${n}`
const [ana, anaMaria, ruth, namesake] = ['Ana', 'Ana Maria', 'Ruth Callan', 'Ruth Callan'].map((name, n) => ({ id: id(n), name }))
const people = [ana, anaMaria, ruth].filter((person) => person !== undefined)
const named = (text: string) => readBody(withMentions(text, people)).personIds

test.each([
  ['Ask @Ruth Callan first.', [id(2)]],
  ['@Ana Maria and @Ana, please', [id(1), id(0)]],
  ['@Ana Marianne is somebody else, and so is x@Ana', [id(0)]],
  ['@Anabel, @ana and @Ruth are nobody here', []],
  ['Write `@Ana` or\n```\n@Ruth Callan\n```', []],
  ['`one` @Ana `two`', [id(0)]],
  ['@@Ana', [id(0)]],
])('“%s” mentions those it names', (text, ids) => expect(named(text)).toEqual(ids))

test('of two of one name it is the one who was chosen', () => {
  const both = [...people, namesake].filter((person) => person !== undefined)
  const meant = (chosen: string) => readBody(withMentions('@Ruth Callan', both, new Map([['Ruth Callan', chosen]]))).personIds
  expect([meant(id(2)), meant(id(3))]).toEqual([[id(2)], [id(3)]])
})

test('any name is mentioned, whatever signs are in it, and nothing else is changed', () => {
  const name = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(/[\s@`~]+/g, '') || 'x')
  fc.assert(
    fc.property(name, (name) => {
      const told = withMentions(`Ask @${name}.`, [{ id: id(5), name }])
      expect(readBody(told).personIds).toEqual([id(5)])
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => withMentions(text, []) === text))
})

test('who writes on reads names, and what is saved mentions the same people', () => {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name
  const body = `Ask @[Ruth](person:${id(2)}), @[Ana \\[x\\]](person:${id(0)}), not @[Gone](person:${id(9)}) nor \`@[Ana](person:${id(0)})\`.`
  const { text, chosen } = withNames(body, nameOf)
  expect(text).toBe(`Ask @Ruth Callan, @Ana, not @[Gone](person:${id(9)}) nor \`@[Ana](person:${id(0)})\`.`)
  expect(readBody(withMentions(text, people, chosen)).personIds).toEqual(readBody(body).personIds)
  const two = withNames(`@[Ruth](person:${id(2)}) @[Ruth](person:${id(3)})`, () => 'Ruth Callan')
  expect(two.text).toBe(`@Ruth Callan @[Ruth](person:${id(3)})`)
})

test('read out, who is named stands by name alone, also who is called otherwise now or has no name here', () => {
  const body = `Ask @[Ruth](person:${id(2)}), @[A \\[b\\]](person:${id(3)}) and @[Ruth](person:${id(2)}).`
  expect(plainNames(body, (one) => (one === id(2) ? 'Ruth Callan' : undefined))).toBe('Ask @Ruth Callan, @A [b] and @Ruth Callan.')
  expect(makeExcerpt(body)).toBe('Ask @Ruth, @A [b] and @Ruth.')
})
