import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { germanAdvert } from '../../../career/test-german-advert.ts'
import { readAdvert } from './read-advert.ts'
import { clinic, engineer, german, germanOfPublic, germanSentence, planner, portal, social, vague } from './test-adverts.ts'

const reader = { today: '2026-11-29', locale: 'en-GB', timeZone: 'Europe/London' }
const read = (text: string, more: Partial<typeof reader> = {}) => readAdvert(text, { ...reader, ...more })
const nothing = { role: '', company: '', location: '', closesOn: '', interviewOn: '' }

describe('an advertisement', () => {
  it.each([
    [
      'with its facts at its head',
      planner,
      ['Head of Planning', 'Quillmere Freight Ltd', 'Leeds (hybrid, two days at home)', '2027-01-12'],
    ],
    [
      'with its head in lines of their own',
      clinic,
      ['Clinic Operations Manager', 'Severn Community Health Trust', 'Bristol (hybrid, three days on site)', '2027-01-12'],
    ],
    ['in sentences', engineer, ['Senior Data Engineer', 'Tallowby', 'Ghent', '2027-01-31']],
    [
      'of a portal, names and what they are on lines of their own',
      portal,
      ['Ward Sister, Paediatrics', 'Saltmarsh Community Hospital', 'Hullbridge, Essex', '2026-12-20'],
    ],
    ['with a pin before its place', social, ['Staff Nurse', 'Saltmarsh Community Hospital', 'Hullbridge', '']],
    ['in German', german, ['Leiter Produktionsplanung', 'Borsum Armaturen GmbH', 'Ostrach', '2027-01-12']],
    ['in German sentences', germanSentence, ['Pflegefachkraft', '', '88356 Ostrach', '2027-02-15']],
    ['of a public employer', germanOfPublic, ['Sachbearbeitung Bauantrag', 'Gemeinde Wolfsgrund', 'Rathaus Wolfsgrund', '2027-01-03']],
    ['with all in its title', germanAdvert, ['Leiter Produktionsplanung', 'Borsum Armaturen GmbH', 'Ostrach', '']],
    ['that says nothing for certain', vague, ['', '', '', '']],
    ['of nothing', '', ['', '', '', '']],
  ])('%s is read', (_, text, [role, company, location, closesOn]) => {
    expect(read(text)).toMatchObject({ role, company, location, closesOn })
  })

  it('is read the same from one system and another', () => {
    expect(read(planner.replaceAll('\n', '\r\n'))).toEqual(read(planner))
    expect(read(planner.replaceAll(' ', '\u00a0'))).toEqual(read(planner))
    expect(read(`**Job title:** Head of Planning\n\n- **Location:** Leeds`)).toMatchObject({ role: 'Head of Planning', location: 'Leeds' })
    expect(read('Location\tLeeds\nJob title\tHead of Planning')).toMatchObject({ role: 'Head of Planning', location: 'Leeds' })
  })
})

describe('what the job is called', () => {
  it.each([
    ['Job title: Senior Data Engineer', 'Senior Data Engineer'],
    ['Role: senior data engineer', 'senior data engineer'],
    ['Position – Head of Sales, EMEA', 'Head of Sales, EMEA'],
    ['Stelle: Koch (m/w/d)', 'Koch'],
    ['Stellenangebot: Bürokaufmann/-frau (m/w/d) in Teilzeit', 'Bürokaufmann/-frau'],
    ['Senior Data Engineer (f/m/x) – Ghent', 'Senior Data Engineer'],
    ['Borsum Armaturen GmbH – Einkäufer (m/w/d)', 'Einkäufer'],
    ['# Senior Data Engineer', 'Senior Data Engineer'],
    ['Senior Data Engineer at Tallowby', 'Senior Data Engineer'],
    ['Senior Data Engineer - Tallowby - Ghent', 'Senior Data Engineer'],
    ['Tallowby\nData Engineer\nGhent', 'Data Engineer'],
    ['(Senior) Data Engineer', '(Senior) Data Engineer'],
    ['Werde Teil unseres Teams als Elektroniker für Betriebstechnik (m/w/d)!', 'Elektroniker für Betriebstechnik'],
    ['Tallowby sucht eine Produktmanagerin für den Standort Ostrach.', 'Produktmanagerin'],
    ['We are looking for an experienced Head of Finance to lead the team.', 'Head of Finance'],
    ['Kundenberater*in im Außendienst (m/w/d)', 'Kundenberater*in im Außendienst'],
  ])('is told by “%s”', (text, role) => expect(read(text).role).toBe(role))

  it.each([
    'Position: Full-time',
    'Role: You will lead a team of eight.',
    'Job: 12345',
    'About the role\nLead a team.',
    'Title: a title of your own, and who you are is up to you',
    'We are looking for a Python developer to join.',
    'We are hiring!',
    'Our managers are kind.\nEngineers love it here.',
    'Tallowby Ltd',
    'Manager, engineer, cook: we have all of them here and look for more',
  ])('is not told by “%s”', (text) => expect(read(text).role).toBe(''))
})

describe('the firm', () => {
  it.each([
    ['Company: Tallowby', 'Tallowby'],
    ['Firma: tallowby', ''],
    ['Employer: Smith, Jones & Partners', 'Smith, Jones & Partners'],
    ['Unternehmen: Borsum Armaturen GmbH, Ostrach', 'Borsum Armaturen GmbH'],
    ['Company: Tallowby (part of Quillmere)', 'Tallowby'],
    ['Company: Tallowby (Ghent)', 'Tallowby'],
    ['Unternehmen: Stadtwerke Lindenau (Ostrach)', 'Stadtwerke Lindenau'],
    ['About Tallowby', 'Tallowby'],
    ['Über Borsum Armaturen:', 'Borsum Armaturen'],
    ['Why join Tallowby?', 'Tallowby'],
    ['Die Borsum Armaturen GmbH sucht Verstärkung.', 'Borsum Armaturen GmbH'],
    ['Bakehouse of Hull is looking for a baker.', 'Bakehouse of Hull'],
    ['At Tallowby, we build pumps.', 'Tallowby'],
    ['Wir, die Huber Bau GmbH & Co. KG, suchen einen Bauleiter (m/w/d).', 'Huber Bau GmbH & Co. KG'],
    ['Die Stadt Lindenau sucht zum 01.03.2027 Verstärkung.', 'Stadt Lindenau'],
    ['Head of Sales at The Bread Works', 'The Bread Works'],
    ['Koch (m/w/d) bei Gasthof Adler', 'Gasthof Adler'],
    [
      'Ward Manager\nUniversity Hospitals Hull and Saltmarsh NHS Foundation Trust',
      'University Hospitals Hull and Saltmarsh NHS Foundation Trust',
    ],
    ['Pflegefachkraft (m/w/d)\nOstrach, Bayern\nKlinikum Ostrach', 'Klinikum Ostrach'],
    ['Ingenieur (m/w/d)\nStadtwerke Lindenau – Netze', 'Stadtwerke Lindenau'],
    ['Caretaker\nHull City Council, Hull', 'Hull City Council'],
    [
      'Shift Manager\nCalder Vale Logistics, Normanton, West Yorkshire\nAbout us\nCalder Vale Logistics runs three depots.',
      'Calder Vale Logistics',
    ],
    ['Schichtleitung (m/w/d)\nBorsum Armaturen\nBorsum Armaturen beschäftigt 140 Menschen.', 'Borsum Armaturen'],
    ['We bake bread.\nTallowby Foods Ltd is an equal opportunity employer.', 'Tallowby Foods Ltd'],
  ])('is told by “%s”', (text, company) => expect(read(text).company).toBe(company))

  it.each([
    'About us',
    'About The Role',
    'About Flexible Work',
    'About Customer Data',
    'Life at Work',
    'Why join Inside Sales?',
    'Über Deine Stelle',
    'Über Flexible Benefits',
    'About You',
    'Über uns',
    'Company: we are a small firm',
    'We are hiring a cook.',
    'Wir suchen einen Koch.',
    'Our client is looking for a cook. Apply with Agency Smith Ltd.',
    'Tallowby Ltd works with Quillmere Ltd.',
    'The team is looking for a cook.',
    'Good at Excel, we hope',
    'Data Engineer\nGhent',
    'Data Engineer\nWe work with every school in Hull.\nSaltmarsh School',
    'Data Engineer\nGhent\nGhent is a town of canals.',
    'Data Engineer\nGhent\nTallowby runs three depots.',
    'Data Engineer\nYour group',
    'Data Engineer\nGroup Finance Manager',
  ])('is not told by “%s”', (text) => expect(read(text).company).toBe(''))
})

describe('the place', () => {
  it.each([
    ['Location: Leeds', 'Leeds'],
    ['Location: Leeds | Salary: £30,000', 'Leeds'],
    ['Locations: Leeds, Hull or York', 'Leeds, Hull or York'],
    ['Standort: Frankfurt am Main', 'Frankfurt am Main'],
    ['Arbeitsort: bundesweit', 'bundesweit'],
    ['Location: remote', 'remote'],
    ['Senior Engineer\nFully remote', 'Fully remote'],
    ['Senior Engineer – Tallowby – Remote (UK)', 'Remote (UK)'],
    ['Koch (m/w/d) in Frankfurt am Main', 'Frankfurt am Main'],
    ['Senior Engineer\nTallowby\nBristol – hybrid', 'Bristol – hybrid'],
    ['Senior Engineer\nStoke-on-Trent, Staffordshire', 'Stoke-on-Trent, Staffordshire'],
    ['Koch (m/w/d)\nGasthof Adler\nFrankfurt am Main (vor Ort)', 'Frankfurt am Main (vor Ort)'],
    ['You will be based in Stratford upon Avon.', 'Stratford upon Avon'],
    ['Wir suchen für unseren Standort in Ostrach einen Koch.', 'Ostrach'],
    ['You run the night shift at our Doncaster distribution centre.', 'Doncaster'],
    ['Join the team in our new Milton Keynes office.', 'Milton Keynes'],
    ['Shift Manager\nKestrel Retail Ltd\nDoncaster, DN4 5JW', 'Doncaster'],
    ['Koch (m/w/d)\n28195 Bremen', '28195 Bremen'],
    ['Sie leiten die Schicht in unserem Lager in Neu-Ulm.', 'Neu-Ulm'],
  ])('is told by “%s”', (text, location) => expect(read(text).location).toBe(location))

  it.each([
    'Koch (m/w/d) in Vollzeit',
    'Tallowby is based in Ghent.',
    'Location: where you like it best, as we are all over the world',
    'Office: our beautiful rooms',
    'You know remote sensing.',
    'Ort der Freude',
    'Senior Engineer\nGhent',
    'Senior Engineer\nSales, Marketing',
    'Senior Engineer\nFull-time, Permanent',
    'Senior Engineer\nPermanent (two years)',
    'Senior Engineer\nFull-time (hybrid)',
  ])('is not told by “%s”', (text) => expect(read(text).location).toBe(''))
})

describe('the last day to apply', () => {
  it.each([
    ['Closing date: 12 January 2027', '2027-01-12'],
    ['Closing date: 12th of January 2027 at 5 pm', '2027-01-12'],
    ['Closing date for applications: midnight on Tuesday, 12 Jan. 2027', '2027-01-12'],
    ['Closes on January 12, 2027', '2027-01-12'],
    ['Closes: 12/01/2027', '2027-01-12'],
    ['Application deadline: 2027-01-12', '2027-01-12'],
    ['Deadline: 12.1.27', '2027-01-12'],
    ['Please apply online by 12 January 2027.', '2027-01-12'],
    ['Applications close 12 January 2027', '2027-01-12'],
    ['Applications should reach us by Tuesday 12 January', '2027-01-12'],
    ['Bewerbungsfrist: 12.01.2027', '2027-01-12'],
    ['Bewerbungsfrist endet am 12. Januar 2027', '2027-01-12'],
    ['Bewerben Sie sich bis zum 12. Jänner 2027!', '2027-01-12'],
    ['Bitte senden Sie Ihre Bewerbung bis spätestens 12.01.', '2027-01-12'],
    ['Bis zum 12. Januar 2027 können Sie sich bewerben.', '2027-01-12'],
    ['Closing date: 1 December', '2026-12-01'],
    ['Closing date: 5 November 2026', '2026-11-05'],
  ])('is told by “%s”', (text, closesOn) => expect(read(text).closesOn).toBe(closesOn))

  it.each([
    'Start date: 12 January 2027',
    'Closing date: open until filled. Interviews: 12 January 2027',
    'Closing date: interviews on 12 January 2027',
    'Apply soon! Start: 12 January 2027',
    'Bewerben Sie sich auf die bis zum 31.12.2028 befristete Stelle',
    'Befristet bis zum 31.12.2028',
    'Ihre Unterlagen liegen bis zu zwei Jahre bei uns. 12. Januar 2027',
    'Closing date: 31 February 2027',
    'Closing date: 12 November',
    'Closing date: 12 January 1927',
    'You close deals. 12 January 2027',
  ])('is not told by “%s”', (text) => expect(read(text).closesOn).toBe(''))

  it('has its month where the person writes it', () => {
    expect(read('Closing date: 01/12/2027', { locale: 'en-US' }).closesOn).toBe('2027-01-12')
    expect(read('Closing date: 01/12/2027').closesOn).toBe('2027-12-01')
  })
})

describe('the day of the first interviews', () => {
  it.each([
    ['First interviews will be held on 12 January.', '2027-01-12'],
    ['Closing date: 3 January 2027. Interviews: 12 January 2027', '2027-01-12'],
    ['Interview date\n12 January 2027', '2027-01-12'],
    ['Panel interviews are planned for Tuesday 12 January in Leeds.', '2027-01-12'],
    ['Interviews take place on 12 and 13 January 2027.', '2027-01-12'],
    ['On 12 January we will hold interviews.', '2027-01-12'],
    ['Die Vorstellungsgespräche finden am 12.01.2027 statt.', '2027-01-12'],
    ['Am 12. Januar finden die ersten Gespräche statt.', '2027-01-12'],
    ['Auswahlgespräche: voraussichtlich am 12. Januar', '2027-01-12'],
  ])('is told by “%s”', (text, interviewOn) => expect(read(text).interviewOn).toBe(interviewOn))

  it.each([
    'Interviews will be held soon. Start date: 12 January 2027',
    'Interviews are in the week of 12 January',
    'Interviews by 12 January 2027',
    'Apply by 12 January; interviews follow.',
    'Bewerbungsfrist ist der 12.01.2027, danach folgen Vorstellungsgespräche.',
    'You interviewed customers. 12 January 2027',
    'Interviews on 12 November',
  ])('is not told by “%s”', (text) => expect(read(text).interviewOn).toBe(''))
})

describe('reading', () => {
  const long = (piece: string) => piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000)
  it.each(
    [
      'A ',
      'Aa ',
      'Ab & ',
      '*',
      '_ ',
      '| ',
      '\t',
      ' ',
      '(',
      '(m/',
      'm/w/',
      'bei A ',
      'Location: ',
      'apply ',
      'bewerb bis ',
      '12.',
      '1/1/',
      'a.',
      'A. ',
      '\n',
      'A\n',
      'Role:\n',
      'Aaaa-',
      'sucht eine ',
      'At A, ',
      'You will be based in A ',
      '📍',
      'closing date 1 ',
      'Ingenieur/',
      'Cook\nA ',
      'Cook\nA (hybrid',
      'interview 1 ',
      'Interviews 1 and ',
      'Gespräche am ',
      'at our A ',
      '12 January interviews ',
    ].map((piece) => [piece, long(piece)] as const),
  )('is quick whatever is pasted: %j', (_, text) => {
    const time = workingTime()
    read(text)
    expect(time()).toBeLessThan(100)
  })

  it('goes no further than a description may', () => expect(read(`${long('a ')}\nClosing date: 12 January 2027`)).toEqual(nothing))
})
