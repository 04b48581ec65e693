import { fakeActor } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { feedWords } from '../calendar/feed/words.ts'
import { stateInWords } from './journal/words.ts'
import { goalsMarkdown } from './markdown/goals.ts'
import { tasksMarkdown } from './markdown/tasks.ts'
import { withTasks } from './test-export.ts'
import { exportWords } from './words.ts'

const german = fakeActor({ locale: 'de-AT' })

it('what is exported to be read is headed in the language of its person', async () => {
  const { deps } = await withTasks({ title: 'Entwurf senden', dueDate: '2026-03-06', priority: 'high' })
  const read = async (text: AsyncGenerator<string>) => {
    let whole = ''
    for await (const part of text) whole += part
    return whole
  }
  expect(await read(tasksMarkdown(deps))).toBe('# Tasks\n\n- [ ] Entwurf senden (due 2026-03-06 · high)\n')
  expect(await read(tasksMarkdown({ ...deps, actor: { ...deps.actor, locale: 'de-AT' } }))).toBe(
    '# Aufgaben\n\n- [ ] Entwurf senden (fällig 2026-03-06 · hoch)\n',
  )
  expect(await read(goalsMarkdown({ ...deps, actor: { ...deps.actor, locale: 'de-AT' } }))).toBe('# Ziele\n')
})

it('says in German how somebody felt', () => {
  const entry = { mood: 1, energy: 4, feelings: ['froh'], tags: ['lager'] } as unknown as Parameters<typeof stateInWords>[0]
  expect(stateInWords(entry, german)).toBe('Gut · Energie 4 von 5 · froh · #lager')
})

it('names what is in a calendar in German', () => {
  const words = feedWords(german)
  expect([words.goalEnds('Lesen'), words.interview('Erstes', 'Planung'), words.practice(1), words.practice(3)]).toEqual([
    ...['Ziel endet: Lesen', 'Vorstellungsgespräch: Erstes (Planung)', 'Üben: 1 Antwort', 'Üben: 3 Antworten'],
  ])
})

it('has the same words in each language', () => {
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([name, one]) => [
      name,
      ...(one && typeof one === 'object' ? keys(one).map((key) => `${name}.${key}`) : []),
    ])
  expect(keys(exportWords(german))).toEqual(keys(exportWords(fakeActor())))
})
