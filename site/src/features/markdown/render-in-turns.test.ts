import { expect, it } from 'vitest'
import { rendererInTurns } from './render-in-turns.ts'

it('renders as asked, and lets others have their turn after each 10,000 signs', async () => {
  let turns = 0
  const render = rendererInTurns(async () => void turns++)
  expect(await render('*so*')).toBe('<p><em>so</em></p>')
  expect(await render('so', (text) => text.toUpperCase())).toBe('SO')
  expect(turns).toBe(0)
  for (let n = 0; n < 6; n++) await render('word '.repeat(1_001))
  expect(turns).toBe(3)
})

it('what is rendered for several pages at once goes on one at a time, and others come in between', async () => {
  const happened: string[] = []
  const page = async (name: string) => {
    const render = rendererInTurns()
    for (let n = 0; n < 3; n++) {
      await render('a', () => {
        happened.push(name)
        return 'b'.repeat(10)
      })
      await render('word '.repeat(2_001), () => '')
    }
  }
  await Promise.all([page('first'), page('second')])
  expect(happened).toEqual(['first', 'second', 'first', 'second', 'first', 'second'])
})
