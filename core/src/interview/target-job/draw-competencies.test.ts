import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { germanAdvert } from '../../career/test-german-advert.ts'
import { clinic } from './advert/test-adverts.ts'
import { drawCompetencies } from './draw-competencies.ts'

const ids = (text: string) => drawCompetencies(text, 'en').map(({ competency }) => competency)

const english = `About us
We teach the world to love forecasts, and our budget is huge.

Your tasks
- Forecast demand for three depots and improve forecast accuracy
- Negotiate with suppliers and mediate where sales and stores disagree
- Coach two junior analysts

What we offer
- Training, coaching and a budget for conferences
`

const german = `Ihre Aufgaben:
- Sie erstellen Absatzprognosen und verbessern die Prognosegüte
- Sie verhandeln mit Lieferanten
- Sie leiten ein Team von vier Disponenten

Wir bieten:
- Weiterbildung und ein Budget für Konferenzen
`

describe('competencies drawn from a description', () => {
  it.each([
    ['English', english],
    ['German', german],
  ])('are what it asks for in %s, with the words that say so', (_, text) => {
    const drawn = drawCompetencies(text, 'en')
    expect(drawn.map(({ competency }) => competency)).toEqual(expect.arrayContaining(['forecasting', 'negotiation']))
    for (const { because, name } of drawn) expect([because.length > 0, name.length > 0]).toEqual([true, true])
  })

  it('are told in the words of the text, with its capitals and umlauts', () => {
    const words = drawCompetencies(germanAdvert, 'de').flatMap(({ because }) => because)
    expect(words).toEqual(expect.arrayContaining(['Einführung', 'Führung', 'Kapazitätsplanung', 'Kennzahlen']))
    for (const word of words) expect(germanAdvert).toContain(word)
  })

  it('come from what one is to be able to, not from an education, years or whom one is over', () => {
    const drawn = ids(germanAdvert)
    for (const wrong of ['teaching', 'strategy', 'learning', 'expertise']) expect(drawn).not.toContain(wrong)
    expect(drawn).toEqual(expect.arrayContaining(['leadership', 'planning', 'change']))
    expect(ids('Sie übernehmen die Ausbildung von Azubis und schulen neue Leute.')).toContain('teaching')
    expect(ids('Ein Plan für die nächsten fünf Jahre und eine Strategie.')).toContain('strategy')
  })

  it('leave out what the firm says of itself and offers', () => {
    expect(ids('What we offer\n- A budget, negotiations and forecasts')).toEqual([])
    expect(ids('Wir bieten:\nBudget, Verhandlungen und Prognosen')).toEqual([])
    expect(ids(english)).not.toContain('budget')
  })

  it.each([
    ['Ideally you have led a shift, keep the inventory right and are a designated first aider.'],
    ['New members join different teams; you draft the weekly staffing plan and test the alarms.'],
    ['Idealerweise sind Sie neu in der Stadt und gestalten den Schichtplan in anderer Form.'],
  ])('are no new ideas in: %s', (text) => {
    expect(ids(text)).not.toContain('creativity')
  })

  it.each([
    ['You bring ideas and build prototypes.'],
    ['You redesign how we work and run experiments.'],
    ['Sie entwickeln Konzepte und haben Ideen.'],
  ])('are new ideas in: %s', (text) => {
    expect(ids(text)).toContain('creativity')
  })

  it.each([
    ['Logistics Planning Manager (m/f/d)\n\nYou drive a van.', ''],
    ['We look for a Logistics Planner (all genders) who drives a van.', ''],
    ['Wir suchen eine Leitung der Produktionsplanung (m/w/d), die gern Bus fährt.', ''],
    ['You drive a van as our Lead Demand Planner.', 'Lead Demand Planner (m/f/d)'],
    ['Experience in logistics or warehousing', ''],
  ])('come from no name of a job, nor of a line of work: %s', (text, role) => {
    expect(drawCompetencies(text, 'en', role)).toEqual([])
  })

  it('still come from what is done in such a line of work', () => {
    expect(ids('You plan the weekly capacity of our logistics (m/f/d).')).toContain('planning')
  })

  it.each([['You are ready to work the night shift.'], ['Bereitschaft zur Nachtschicht und zu Schichtarbeit']])(
    'are no work with others by an hour of the day: %s',
    (text) => expect(ids(text)).not.toContain('collaboration'),
  )

  it.each([
    [
      'English',
      `Kestrel Retail, Doncaster DN4\n\nYou keep the pick rate, give toolbox talks and negotiate with carriers.\n\nApply with your CV to jobs@kestrel.example by 12 December 2026.`,
    ],
    [
      'German',
      `Kestrel Retail, 28195 Bremen\n\nSie verhandeln mit Spediteuren.\n\nBewerben Sie sich mit Ihrem Lebenslauf unter jobs@kestrel.example. Bewerbungsschluss: 11.12.2026`,
    ],
  ])('come from no address, firm or way to apply, in %s', (_, text) => {
    expect(drawCompetencies(text, 'en', '', 'Kestrel Retail Ltd').map(({ competency }) => competency)).toEqual(['negotiation'])
  })

  it.each([
    ['what is paid', 'Salary: £48,000 to £55,000, depending on experience and demand'],
    ['what is paid, in a sentence', 'A salary of £48,000, and demand for our services grows.'],
    ['whom one reports to', 'You report to the Director of Operations and read what the clinics send.'],
    ['whom one reports to, in German', 'Sie berichten direkt an die Geschäftsführung und lesen Karten.'],
  ])('come from no %s', (_, text) => {
    const drawn = ids(text)
    for (const wrong of ['negotiation', 'writing', 'influence']) expect(drawn).not.toContain(wrong)
  })

  it.each([
    ['You win stakeholders, the Director of Operations and the Head of Nursing.'],
    ['Sie gewinnen Stakeholder, den Vorstand und die Bereichsleiterin.'],
  ])('are told by no titles: %s', (text) => {
    const because = drawCompetencies(text, 'en').flatMap(({ because }) => because)
    expect(because.join(' ')).toMatch(/stakeholder/i)
    expect(because.join(' ')).not.toMatch(/Director|Head|Vorstand|Bereichsleiter/)
  })

  it('still are writing and negotiating where one is to write and negotiate', () => {
    expect(ids('You write the monthly report for the board.')).toContain('writing')
    expect(ids('Sie schreiben Berichte: ein Bericht je Monat.')).toContain('writing')
    const [negotiating] = drawCompetencies('You negotiate with suppliers and forecast demand.', 'en').filter(
      ({ competency }) => competency === 'negotiation',
    )
    expect(negotiating?.because).not.toContain('demand')
  })

  it.each([
    ['Experience of leading change in a clinical setting'],
    ['You own a service redesign across four clinics.'],
    ['Sie verantworten das Change-Management im Klinikum.'],
  ])('are leading change in: %s', (text) => expect(ids(text)).toContain('change'))

  it('of an advert of the health service are what its tasks are, and not what it pays or to whom one reports', () => {
    const drawn = drawCompetencies(clinic, 'en', 'Clinic Operations Manager', 'Severn Community Health Trust').map(
      ({ competency }) => competency,
    )
    expect(drawn).toEqual(expect.arrayContaining(['change', 'budget', 'improving', 'care']))
    for (const wrong of ['negotiation', 'writing', 'influence']) expect(drawn).not.toContain(wrong)
  })

  it('are told by no small words', () => {
    const because = drawCompetencies('Before, it was both of us: with the other, then each other. You negotiate terms.', 'en').flatMap(
      ({ because }) => because.map((word) => word.toLowerCase()),
    )
    expect(because).toContain('negotiate')
    for (const small of ['before it', 'before, it', 'both of us', 'with the other', 'each other', 'both'])
      expect(because).not.toContain(small)
  })

  it('ask for no forecasts by years of experience', () => {
    expect(ids('You have five years of experience in a ward.')).not.toContain('forecasting')
    expect(ids('You read years of data.')).toContain('forecasting')
  })

  it('are eight at most, none for what says nothing, and read in time that grows with the text', () => {
    expect(ids('')).toEqual([])
    expect(ids(`${english}\n${german}\n`.repeat(20)).length).toBeLessThanOrEqual(8)
    const worked = workingTime()
    for (const odd of ['forecast '.repeat(2_200), '#'.repeat(20_000), '- '.repeat(10_000), `${'a'.repeat(30)}\n`.repeat(640)]) ids(odd)
    expect(worked()).toBeLessThan(3_000)
  })
})

const lines = (count: number) => Array.from({ length: count }, (_, n) => n.toString(36)).join('\n')

it.each([
  ['one word', 'x'.repeat(20_000)],
  ['a gap', `x${' '.repeat(19_998)}x`],
  ['a row of stars', `x${'*'.repeat(19_998)}x`],
  ['colons', `${':'.repeat(19_999)}x`],
  ['colons and stars', `${':*'.repeat(9_999)}x`],
  ['thousands of lines', lines(6_000)],
])('a description made of %s is soon read', (_, description) => {
  drawCompetencies('Read once, so that cues are at hand', 'en')
  const took = workingTime()
  drawCompetencies(description, 'en')
  expect(took()).toBeLessThan(400)
})

it.each([
  ['Lean Six Sigma Yellow Belt or willing to get it', 'conflict'],
  ['Hold regular 1:1s with your shift managers', 'customers'],
  ['Work with IT and engineering on scanner rollouts', 'expertise'],
  ['Look into every service failure', 'resilience'],
  ['Send a weekly scorecard to the regional director', 'forecasting'],
])('“%s” asks for no %s', (line, competency) => {
  expect(drawCompetencies(line, 'en').map((one) => one.competency)).not.toContain(competency)
})

it.each([
  ['Supervise students and report incidents', ['teaching', 'risk']],
  ['Handle conflict between departments calmly; difficult conversations with parents', ['conflict']],
  ['Work with radiologists, and deal with complaints', ['collaboration', 'customers']],
  ['Problem solving and teamwork', ['collaboration', 'finding-causes']],
  ['You are responsible for 25 people.', ['leadership']],
  ['Sie arbeiten eng mit dem Vertrieb zusammen und leiten Auszubildende an.', ['collaboration', 'teaching']],
  ['Belastbar, teamfähig, auch unter Zeitdruck', ['resilience', 'collaboration']],
])('“%s” asks for %j', (line, competencies) => expect(ids(line)).toEqual(expect.arrayContaining(competencies)))

it.each([
  ['37.5 hours a week, every fourth weekend and one late shift every month', 'improving'],
  ['38,5 Stunden pro Woche, jeden Monat ein Wochenende', 'improving'],
  ['Applicants from all backgrounds are welcome.', 'hiring'],
  ['Wir freuen uns auf Bewerberinnen und Bewerber.', 'hiring'],
  ['There is a nursery on site. Onsite nursery and parking. Betriebskita vorhanden.', 'care'],
  ['For an informal talk about the post, call us.', 'speaking'],
  ['For an informal talk about the post, call us.', 'writing'],
  ['Supervise students and report incidents', 'writing'],
  ['Supervise students and report incidents', 'care'],
  ['Deal with complaints from stores', 'negotiation'],
  ['Work with SAP and Excel', 'collaboration'],
])('“%s” asks for no %s either', (line, competency) => expect(ids(line)).not.toContain(competency))

it('those who choose applicants are asked to build a team', () => {
  expect(ids('You interview applicants and choose among them.')).toContain('hiring')
})

it('names as a reason what says so by itself, and no hint', () => {
  const [drawn] = drawCompetencies('You forecast demand from data every week, in a weekly scorecard with rates.', 'en')
  expect(drawn?.because.map((word) => word.toLowerCase())).toContain('forecast')
  expect(drawn?.because.map((word) => word.toLowerCase())).not.toContain('weekly')
})

describe('a description made to keep a server busy', () => {
  const long = (piece: string, signs = 19_000) => piece.repeat(signs).slice(0, signs)
  it.each([
    ['letters, then blanks', `experience ${long('a', 9_500)}${long(' ', 9_500)}.`],
    ['letters alone', `experience ${long('a')}`],
    ['blanks alone', `at least ${long(' ')}5`],
    ['plus signs and blanks', `at least 5${long('+ ')}`],
    ['numbers', `mindestens ${long('12 ')}`],
    ['words without an end', `erfahrung ${long('yea ')}`],
    ['whom one works with, without an end', long('work with a a a ')],
    ['what one is responsible for, without an end', long('responsible for 12 ')],
    ['hours without an end', long('12 hours a ')],
    ['those who apply, without an end', long('applicants ')],
  ])('is gone through quickly: %s', (_, text) => {
    const time = workingTime()
    drawCompetencies(text, 'en')
    expect(time()).toBeLessThan(200)
  })
})
