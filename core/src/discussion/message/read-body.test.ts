import { expect, it } from 'vitest'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { readBody } from './read-body.ts'

const id = (n: number) => `019a9b3c-5d00-7cc0-8000-${n.toString().padStart(12, '0')}`

it('a text mentions people and links records, each once and in the order they are named', () => {
  const body = `@[Ruth](person:${id(2)}) and @[Ines](person:${id(1)}), see [the plan](/tasks/${id(3)}) and [the year](/goals/${id(4)}).\n
[that role](/career/experience/${id(5)}), [the win](</career/wins/${id(6)}>), [the talk](/discussions/${id(7)} "With Ruth"),
[the story](/interview-prep/stories/${id(8)}), [that day](/journal/${id(9)}), [again](/tasks/${id(3)}), @[Ruth](person:${id(2)})`
  expect(readBody(body)).toEqual({
    personIds: [id(2), id(1)],
    links: [
      { kind: 'task', id: id(3) },
      { kind: 'goal', id: id(4) },
      { kind: 'experience', id: id(5) },
      { kind: 'win', id: id(6) },
      { kind: 'discussion', id: id(7) },
      { kind: 'story', id: id(8) },
      { kind: 'journal-entry', id: id(9) },
    ],
  })
})

it.each([
  ['code', `\`@[Ruth](person:${id(2)})\` and\n\n    @[Ruth](person:${id(2)})`],
  ['an escaped sign', `\\@[Ruth](person:${id(2)})`],
  ['a link without the sign', `[Ruth](person:${id(2)})`],
  ['a picture', `![Ruth](/tasks/${id(2)})`],
  ['an address elsewhere', `[Ruth](https://evil.example/tasks/${id(2)})`],
  ['an id that goes on', `@[Ruth](person:${id(2)}0)`],
])('%s names nobody and nothing', (_, body) => {
  expect(readBody(body)).toEqual({ personIds: [], links: [] })
})

it('names no more than a message may, however many stand in it', () => {
  const many = Array.from({ length: 200 }, (_, n) => `@[x](person:${id(n)}) [y](/tasks/${id(n)})`).join(' ')
  const { personIds, links } = readBody(many)
  expect([personIds.length, links.length]).toEqual([50, 50])
})

it.each(Object.entries(hostileTexts))(
  'reads a mention out of %s at once',
  (_, text) => {
    const { personIds } = readBody(`${text.slice(0, 19_000)}\n\n@[Ruth](person:${id(2)})\n\n${`](person:${id(2)})`.repeat(15)}`)
    expect(personIds.length).toBeLessThanOrEqual(1)
  },
  1_000,
)
