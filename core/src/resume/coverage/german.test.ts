import { describe, expect, it } from 'vitest'
import { createExperience, createSkill, createWin } from '../../career/index.ts'
import { germanAdvert } from '../../career/test-german-advert.ts'
import { resumeDeps } from '../test-resume.ts'
import { createResume } from '../version/change-resume.ts'
import { abilitiesIn } from './abilities.ts'
import { coverResume } from './coverage.ts'
import { germanFinder, isGerman } from './german-forms.ts'
import { withWholeWords } from './whole-words.ts'

/** What a production planner's page says to a description; today is 2026-03-05. */
async function covered(jobDescription: string, titles: readonly string[] = []) {
  const deps = { ...resumeDeps(), giveWay: async () => {} }
  const planner = await createExperience(deps, {
    kind: 'work',
    position: 'Produktionsplanerin',
    organisation: 'Dornau Getriebe',
    startDate: '2020-01',
    isOngoing: true,
  })
  const told = ['Rüstzeit an Linie 3 von 52 auf 34 Minuten gesenkt', 'Bestand an C-Teilen um 18 % reduziert', ...titles]
  for (const title of told)
    await createWin(deps, { title, confidentiality: 'public', experienceId: planner.id, evidence: [{ kind: 'note', title: 'Tafel' }] })
  for (const name of ['SAP PP', 'Feinplanung']) await createSkill(deps, { name })
  const { id } = await createResume(deps, { name: 'Leitung', jobDescription })
  const { items, requirements } = await coverResume(deps, id)
  const states = Object.fromEntries([
    ...items.filter(({ kind }) => kind === 'skill').map(({ name, state }) => [name, state]),
    ...requirements.map(({ said, state }) => [said, state]),
  ])
  return { states, requirements }
}

describe('a German description', () => {
  it('is held against a page by what words mean, in whatever form and compound they stand', async () => {
    const { states, requirements } = await covered(germanAdvert)
    expect(states).toMatchObject({
      Produktionsplanung: 'claimed',
      Feinplanung: 'claimed',
      SMED: 'met',
      Beständen: 'met',
      Durchlaufzeiten: 'open',
      Liefertreue: 'open',
      Kapazitätsplanung: 'open',
      Auftragssteuerung: 'open',
      'Verhandlungssichere Deutschkenntnisse': 'open',
      'gute Englischkenntnisse': 'open',
    })
    expect(requirements.find(({ kind }) => kind === 'years')).toMatchObject({
      ...{ said: 'Mindestens fünf Jahre Berufserfahrung in der Produktionsplanung eines Industrieunternehmens', state: 'met' },
      by: ['Produktionsplanerin'],
    })
  })

  it('is not met by words that only look alike', async () => {
    const text = 'Wir suchen Sie für die Optimierung von Beständen und für die Rechnungsprüfung in der Auftragssteuerung.'
    const { states } = await covered(text, ['Prüfung zur Meisterin bestanden', 'Rechner für die Prüfer aufgestellt', 'Die Steuer gemacht'])
    expect(states).toMatchObject({ Rechnungsprüfung: 'open', Auftragssteuerung: 'open' })
    const { requirements } = await covered('Die Optimierung von Beständen ist für uns das Ziel.', ['Prüfung zur Meisterin bestanden'])
    expect(requirements).toMatchObject([{ said: 'Beständen', by: ['Bestand an C-Teilen um 18 % reduziert'] }])
  })
})

const finds = (sought: string, text: string) => germanFinder([{ written: sought, key: 'it' }])(text).has('it')

describe('a German word', () => {
  it.each([
    ['Produktionsplanung', 'Produktionsplanerin'],
    ['Produktionsplanung', 'zwei Produktionsplanerinnen'],
    ['Produktionsplanung', 'Produktions- und Kapazitätsplanung'],
    ['Beständen', 'Bestand'],
    ['Bestand', 'die Bestände'],
    ['Rüstzeitoptimierung', 'Rüstzeiten'],
    ['Planung', 'Feinplanung'],
    ['Disponent', 'Disponentin'],
    ['Lieferanten', 'Lieferant'],
    ['Führung', 'FÜHRUNG'],
  ])('“%s” is found in “%s”', (sought, text) => expect(finds(sought, text)).toBe(true))

  it.each([
    ['Beständen', 'Prüfung bestanden'],
    ['Beständen', 'Bestanden habe ich die Prüfung für Lagerkräfte'],
    ['Feinplanung', 'Planung'],
    ['Produktionsplanung', 'Mitarbeiter in der Produktion'],
    ['Rechnung', 'Rechner'],
    ['Bildung', 'Bilder'],
    ['Leitung', 'Begleitung'],
    ['Entwicklung', 'Weiterentwicklung'],
    ['Planung', 'Das war so geplant'],
  ])('“%s” is not found in “%s”', (sought, text) => expect(finds(sought, text)).toBe(false))

  it('is looked for in German texts alone', () => {
    expect(isGerman(germanAdvert)).toBe(true)
    expect(isGerman('You lead the planning team and know SAP, at our office in Köln.')).toBe(false)
    expect(isGerman('SAP, Excel')).toBe(false)
  })
})

it.each([
  ['Deutsch- und gute Englischkenntnisse', 'Deutschkenntnisse und gute Englischkenntnisse'],
  ['Deutsch-, Englisch- und Französischkenntnisse', 'Deutschkenntnisse, Englischkenntnisse und Französischkenntnisse'],
  ['Kapazitäts- und Feinplanung', 'Kapazitätsplanung und Feinplanung'],
  ['Ein- und Verkauf', 'Ein- und Verkauf'],
  ['short- and long-term planning', 'short- and long-term planning'],
  ['Deutsch- und mehr. Englischkenntnisse', 'Deutsch- und mehr. Englischkenntnisse'],
])('words that share their end are whole: “%s”', (text, whole) => expect(withWholeWords(text)).toBe(whole))

it.each([
  ['Verantwortung für Kapazitätsplanung und Auftragssteuerung', ['Kapazitätsplanung', 'Auftragssteuerung']],
  ['Senkung der Kosten, Bestände und Durchlaufzeiten', ['Kosten', 'Bestände', 'Durchlaufzeiten']],
  ['Weiterentwicklung, Überprüfung und Planung', []],
  ['PLANUNGSLEITUNG und Englisch', []],
  ['Planning and management of supply', []],
])('what “%s” names that one can do', (text, said) => expect(abilitiesIn(text).map((one) => one.said)).toEqual(said))
