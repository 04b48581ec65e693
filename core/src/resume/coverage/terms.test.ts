import { expect, it } from 'vitest'
import { pacer } from '../../kernel/index.ts'
import { termReader } from './terms.ts'

it('a long text says what it says at once too, with turns for others between its paragraphs', async () => {
  const read = termReader([{ name: 'SQL', aliases: [] }])
  const text = Array.from({ length: 30 }, (_, n) => `${n} We work with SQL and Python. ${'Tins are round. '.repeat(60)}`).join('\n')
  let turns = 0
  expect(await read.inLongText(text, pacer({ giveWay: async () => void turns++ }))).toEqual(read.inText(text))
  expect(read.inText(text)).toMatchObject([{ name: 'SQL' }, { name: 'Python' }])
  expect(turns).toBeGreaterThanOrEqual(2)
})
