import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { dutiesIn } from './duties.ts'
import { judgeRequirements } from './requirements.ts'

const said = (text: string) => dutiesIn(text).map((one) => one.said)

describe('duties', () => {
  it.each([
    'Responsibilities:',
    'Key responsibilities',
    'What you’ll do',
    'Your role',
    '## Your tasks',
    'Deine Aufgaben',
    'Das erwartet dich:',
  ])('stand below “%s”', (heading) => {
    expect(said(`${heading}\n- Lead the shift handover.\n- Plan vans\n\nWhat you need\n- A licence to drive`)).toEqual([
      'Lead the shift handover',
      'Plan vans',
    ])
  })

  it.each([
    ['You will lead the shift handover each morning.', 'You will lead the shift handover each morning'],
    ['You’ll be responsible for van rotas.', 'You’ll be responsible for van rotas'],
    ['In this role, you will coach drivers.', 'In this role, you will coach drivers'],
    ['Du leitest die Schichtübergabe.', 'Du leitest die Schichtübergabe'],
    ['Sie planen die Touren der Fahrer.', 'Sie planen die Touren der Fahrer'],
  ])('are told by “%s”', (text, duty) => expect(said(text)).toEqual([duty]))

  it.each([
    'You will have a licence.',
    'You will need boots.',
    'You will receive a bonus.',
    'Sie bringen Erfahrung mit.',
    'Du bist belastbar.',
    'What you need\n- You will lead with calm',
    'You lead the team.\nYou will work with people.',
  ])('are not told by “%s”', (text) => expect(said(text)).toEqual([]))
})

const wins = (...titles: string[]) => titles.map((title) => ({ name: title, text: title }))
const judged = async (text: string, deeds: ReturnType<typeof wins>, isGerman = false) => {
  const none = { experiences: [], wins: [], skills: [], languages: [], told: [], today: '2026-11-30', giveWay: async () => {} }
  const found = await judgeRequirements(dutiesIn(text), { ...none, deeds, isGerman })
  return found.map(({ kind, state, by }) => [kind, state, ...by])
}

describe('a duty', () => {
  it('is told by wins that share what it is about, in whatever form', async () => {
    const handover = 'Cut the shift handovers from 25 to 12 minutes'
    expect(await judged('You will lead the shift handover.', wins('Baked for the shift', handover))).toEqual([['duty', 'met', handover]])
    const uebergabe = 'Schichtübergaben um die Hälfte gekürzt, mit Fahrern'
    expect(await judged('Du leitest die Schichtübergabe der Fahrer.', wins(uebergabe), true)).toEqual([['duty', 'met', uebergabe]])
  })

  it('is not told by words that any work is told in', async () => {
    expect(await judged('You will lead a team and improve the daily reporting.', wins('Led the team to improve daily plans'))).toEqual([])
    expect(await judged('You will lead the shift handover.', wins('Led a team over a whole shift'))).toEqual([['duty', 'open']])
  })
})

it('whatever stands there is read in bounded time', () => {
  const worked = workingTime()
  for (const piece of [
    'You will lead ',
    'Responsibilities\n',
    '- a b\n',
    'the responsibilities ',
    'Du leitest ',
    'you will be ',
    '• ',
    ' ',
    '\n',
  ])
    dutiesIn(`Responsibilities\n${piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000)}`)
  expect(worked()).toBeLessThan(1_500)
})
