import { expect, it } from 'vitest'
import { wordsIn } from './words.ts'

/** Every text in it by its path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}/${key}`))
}

/** What the app reads and nobody else, and the names of people, firms and places. */
const same =
  /\/(due|at|day|priority|rrule|repeatFrom|when|value|baseline|date|url|kind|start(Date)?|end(Date)?|email|network|username|competencies\/\d+|confidentiality|sources\/.*|told\/.*|organisation|location(\/\w+)?|cefr|people\/\d+\/name|prompt\/0)$/
const name = /^(Ines Varga|SQL|%|oskar|ruth|helen|noor|Helen Marsh|Pellworth.*)$/

it('has every word in German, and nothing of the English left', async () => {
  const [english, german] = [await wordsIn('en'), await wordsIn('de')]
  const [texts, told] = [new Map(textsOf(english)), new Map(textsOf(german))]
  for (const [path, text] of texts) {
    const twin = told.get(path)
    expect(twin, `${path}: ${text}`).toBeDefined()
    if (same.test(path) || name.test(text) || text === '') expect(twin, path).toBe(text)
    else expect(twin, path).not.toBe(text)
  }
  expect([...told.keys()].filter((path) => !texts.has(path))).toEqual([])
})

it.each(['en', 'de'] as const)('names in %s only what is there', async (language) => {
  const words = await wordsIn(language)
  const { forecast, lead, walk, others } = words.goals
  const tasks = new Set([...[...words.openTasks, ...words.doneTasks].map(({ title }) => title), ...forecast.open, ...forecast.done])
  const goals = new Set([lead, forecast, walk, ...others].map(({ title }) => title))
  const entries = new Map(words.entries.map((entry) => [entry.title, entry]))
  const wins = new Set(words.wins.map(({ title }) => title))
  for (const { body } of words.entries) {
    for (const [, kind, title = ''] of body.matchAll(/\{(goal|task|entry):([^|}]+)(?:\|[^}]+)?\}/g))
      expect((kind === 'goal' ? goals : kind === 'task' ? tasks : entries).has(title), title).toBe(true)
  }
  for (const piece of words.wins.flatMap(({ evidence = [] }) => evidence)) {
    if ('task' in piece) expect(tasks, piece.task).toContain(piece.task)
    if ('goal' in piece) expect(goals, piece.goal).toContain(piece.goal)
    if ('checkIn' in piece) expect(goals, piece.checkIn).toContain(piece.checkIn)
    if ('entry' in piece) expect(entries.get(piece.entry)?.body, piece.entry).toContain(piece.quote ?? '')
  }
  for (const { win } of words.stories) expect(wins).toContain(win)
  for (const { waitsFor } of words.openTasks) if (waitsFor) expect(tasks).toContain(waitsFor)
})
