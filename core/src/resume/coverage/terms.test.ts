import { expect, it } from 'vitest'
import { pacer } from '../../kernel/index.ts'
import { termReader } from './terms.ts'

it('a long text says what it says at once too, with turns for others between its paragraphs', async () => {
  const read = await termReader([{ name: 'SQL', aliases: [] }], async () => {})
  const text = Array.from({ length: 30 }, (_, n) => `${n} We work with SQL and Python. ${'Tins are round. '.repeat(60)}`).join('\n')
  let turns = 0
  expect(await read.inLongText(text, pacer({ giveWay: async () => void turns++ }))).toEqual(read.inText(text))
  expect(read.inText(text)).toMatchObject([{ name: 'SQL' }, { name: 'Python' }])
  expect(turns).toBeGreaterThanOrEqual(2)
})

it('of thousands of names others have their turn while they are taken in, and each is known', async () => {
  const own = Array.from({ length: 5_000 }, (_, n) => ({ name: `Way ${n}`, aliases: [`Path ${n}`] }))
  let turns = 0
  const read = await termReader(own, pacer({ giveWay: async () => void turns++ }))
  expect(turns).toBeGreaterThanOrEqual(14)
  expect(read.inText('Path 4321 and way 7')).toMatchObject([{ name: 'Way 4321' }, { name: 'Way 7' }])
})
