import { describe, expect, it, test } from 'vitest'
import { competencies } from '../../../../career/index.ts'
import { metric, reviewDeps, storedWin } from '../../../test-review.ts'
import { packetWords } from '../index.ts'
import { amountsIn } from '../rules/amounts.ts'
import { amountWords } from './amounts.ts'
import { didOf } from './verbs.ts'

const german = packetWords('de', 'de-DE')

describe('what somebody did is known by how the line ends:', () => {
  test.each([
    ['Die Palettengrößen der Deckel halbiert', 'die Palettengrößen der Deckel halbiert'],
    ['Das Modell neu rechnen', null],
    ['Planungsrunde kürzen', 'Planungsrunde gekürzt'],
    ['Wöchentliche Runde abschaffen', 'wöchentliche Runde abgeschafft'],
    ['Elf tote Artikel streichen', 'elf tote Artikel gestrichen'],
    ['Den Dienstplan übernehmen, als Marian krank war', 'den Dienstplan übernommen, als Marian krank war'],
    ['Berichte vereinfachen', 'Berichte vereinfacht'],
    ['Ablage digitalisieren', 'Ablage digitalisiert'],
    ['Angebote bearbeiten', 'Angebote bearbeitet'],
    ['Zwei Planer eingearbeitet', 'zwei Planer eingearbeitet'],
    ['Ursache gefunden', 'Ursache gefunden'],
    ['Vertrag mit Nordlicht verlängert', 'Vertrag mit Nordlicht verlängert'],
    ['Neue Etiketten', null],
    ['Plan für den Umbau', null],
    ['Alle sind jetzt bereit', null],
    ['Nichts ging verloren', null],
    ['Halbiert', null],
  ])('%s', (title, did) => expect(didOf(title)).toBe(did))
})

test.each([
  ['4100.5', '€', '4.100,50\u00a0€'],
  ['1', 'min', '1 Minute'],
  ['20', 'min', '20 Minuten'],
  ['-3.25', '%', '−3,25\u00a0%'],
  ['3', 'days', '3 Tage'],
])('%s of %s is read as an amount', (value, unit, read) => expect(amountsIn('de-DE', amountWords).amount(value, unit)).toBe(read))

test.each([
  ['2026-07-01', '2026-12-31', 'Juli bis Dezember 2026'],
  ['2025-11-01', '2026-01-31', 'November 2025 bis Januar 2026'],
])('from %s to %s a packet is called after its days', (from, until, title) => expect(german.title({ from, until })).toBe(title))

test('months are those of the person’s region where that speaks German', () =>
  expect(packetWords('de', 'de-AT').title({ from: '2026-01-01', until: '2026-01-31' })).toBe('Jänner 2026'))

test('each competency of our library has a German name of its own', () => {
  const names = competencies.map(({ id }) => german.competency(id))
  expect(new Set(names).size).toBe(competencies.length)
  expect(competencies.filter(({ id, name }) => id !== 'initiative' && german.competency(id) === name)).toEqual([])
})

describe('the number of a win', () => {
  const said = async (title: string, given: ReturnType<typeof metric>, place = 0) => {
    const win = await storedWin(reviewDeps(), { title, metric: given })
    return [german.told(win, place), german.effect(win, place)].filter(Boolean).join(' ')
  }

  it.each([
    ['goes on from a change', 'Die Runde gekürzt', metric('55', '20', 'min'), 'Ich habe die Runde gekürzt, von 55 auf 20 Minuten.'],
    ['is told in short without an article', 'Runde gekürzt', metric('55', '20', 'min'), 'Runde gekürzt, von 55 auf 20 Minuten.'],
    [
      'is a sentence of what it measures',
      'Die Ursache gefunden',
      metric('69', '78', '%', 'Genauigkeit'),
      'Ich habe die Ursache gefunden. Genauigkeit: von 69 auf 78\u00a0% gestiegen.',
    ],
    [
      'says points of a share',
      'Die Ursache gefunden',
      metric('69', '78', '%'),
      'Ich habe die Ursache gefunden. Der Wert ging von 69 auf 78\u00a0%, neun Punkte mehr.',
    ],
    [
      'is what came of it',
      'Deckel umgepackt',
      metric(null, '40', 'min', 'pro Woche gespart'),
      'Deckel umgepackt: 40 Minuten pro Woche gespart.',
    ],
    ['of one of many', 'Neue Etiketten', metric('4', '1', 'd'), 'Neue Etiketten: von 4 Tagen auf 1.'],
  ])('%s', async (_, title, given, read) => expect(await said(title, given)).toBe(read))

  it('may begin with the day', async () =>
    expect(await said('Die Runde gekürzt', metric('55', '20', 'min'), 1)).toBe(
      'Am 30. September habe ich die Runde gekürzt, von 55 auf 20 Minuten.',
    ))
})
