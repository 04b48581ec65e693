import { describe, expect, it } from 'vitest'
import { namesCertificate, namesOf, namesPosition } from './names.ts'

const told = (parts: readonly string[], of: 'work' | 'education' = 'work') => {
  const { position, organisation, location } = namesOf(parts, of)
  return [position, organisation, location]
}

describe('what stands beside the dates of work', () => {
  it.each([
    [
      ['Senior Analyst', 'Pellworth', 'Leeds'],
      ['Senior Analyst', 'Pellworth', 'Leeds'],
    ],
    [
      ['Pellworth', 'Senior Analyst', 'Leeds'],
      ['Senior Analyst', 'Pellworth', 'Leeds'],
    ],
    // What one works as is known as in advertisements.
    [
      ['Tallowby', 'Paramedic'],
      ['Paramedic', 'Tallowby', ''],
    ],
    [
      ['Tallowby', 'Pharmacist', 'Hull'],
      ['Pharmacist', 'Tallowby', 'Hull'],
    ],
    [
      ['Borsum Armaturen', 'Einkäuferin'],
      ['Einkäuferin', 'Borsum Armaturen', ''],
    ],
    [
      ['Kanzlei Huber', 'Rechtsanwältin'],
      ['Rechtsanwältin', 'Kanzlei Huber', ''],
    ],
    [
      ['Borsum Armaturen', 'Auszubildender'],
      ['Auszubildender', 'Borsum Armaturen', ''],
    ],
    [
      ['Borsum Armaturen', 'Datenschutzbeauftragter'],
      ['Datenschutzbeauftragter', 'Borsum Armaturen', ''],
    ],
    // A firm whose name says what it does is one by what it is in law.
    [
      ['Manager', 'Baker Partners LLP'],
      ['Manager', 'Baker Partners LLP', ''],
    ],
    [
      ['Fleet Operations', 'Driver & Cook Limited'],
      ['Fleet Operations', 'Driver & Cook Limited', ''],
    ],
    [
      ['Controlling', 'Meister Maschinen SE'],
      ['Controlling', 'Meister Maschinen SE', ''],
    ],
    [
      ['Backstube', 'Bäcker Halm OHG'],
      ['Backstube', 'Bäcker Halm OHG', ''],
    ],
    [
      ['Disposition', 'Fahrer & Söhne GmbH & Co. KG'],
      ['Disposition', 'Fahrer & Söhne GmbH & Co. KG', ''],
    ],
    [
      ['Einkauf', 'Maler Weidner UG (haftungsbeschränkt)'],
      ['Einkauf', 'Maler Weidner UG (haftungsbeschränkt)', ''],
    ],
    [
      ['SE Asia Manager', 'Quillmere'],
      ['SE Asia Manager', 'Quillmere', ''],
    ],
    [
      ['Borsum GmbH Leipzig', 'Nachtdienst'],
      ['Nachtdienst', 'Borsum GmbH Leipzig', ''],
    ],
    [
      ['Wharfedale College', 'Night desk'],
      ['Night desk', 'Wharfedale College', ''],
    ],
    // Who is named by both is of it.
    [
      ['Bank Manager', 'Tallowby'],
      ['Bank Manager', 'Tallowby', ''],
    ],
    [
      ['Stadtwerke Lindenau', 'Sachbearbeitung'],
      ['Sachbearbeitung', 'Stadtwerke Lindenau', ''],
    ],
    [
      ['Freelance', 'Tallowby'],
      ['Freelance', 'Tallowby', ''],
    ],
    [
      ['Geschäftsführung', 'Borsum Armaturen'],
      ['Geschäftsführung', 'Borsum Armaturen', ''],
    ],
    [
      ['Tallowby', 'Praktikum'],
      ['Praktikum', 'Tallowby', ''],
    ],
    [
      ['Tallowby', 'Ausbildung zum Bäcker'],
      ['Ausbildung zum Bäcker', 'Tallowby', ''],
    ],
    // Without a word that tells, in the order most write them.
    [
      ['Night desk', 'Tallowby'],
      ['Night desk', 'Tallowby', ''],
    ],
    [
      ['Planner', 'Quillmere', '12 people', 'Leeds'],
      ['Planner, 12 people', 'Quillmere', 'Leeds'],
    ],
    // A pay band or level is of the position.
    [
      ['Radiographer', 'Band 5', 'Wharfedale Royal Infirmary', 'Leeds'],
      ['Radiographer, Band 5', 'Wharfedale Royal Infirmary', 'Leeds'],
    ],
    [
      ['Analyst', 'L5', 'Tallowby'],
      ['Analyst, L5', 'Tallowby', ''],
    ],
    [
      ['Sachbearbeiterin', 'Entgeltgruppe 9b', 'Tallowby'],
      ['Sachbearbeiterin, Entgeltgruppe 9b', 'Tallowby', ''],
    ],
    [['Planner'], ['Planner', '', '']],
    [[], ['', '', '']],
  ])('%j are a position, an employer and a place', (parts, names) => expect(told(parts)).toEqual(names))
})

describe('what stands beside the dates of education', () => {
  it.each([
    [
      ['BSc Geography', 'Wharfedale University'],
      ['BSc Geography', 'Wharfedale University', ''],
    ],
    [
      ['Wharfedale University', 'BSc Geography', 'Leeds'],
      ['BSc Geography', 'Wharfedale University', 'Leeds'],
    ],
    [
      ['Gymnasium Lindenau', 'Abitur'],
      ['Abitur', 'Gymnasium Lindenau', ''],
    ],
    [
      ['Business School', 'Master of Finance'],
      ['Master of Finance', 'Business School', ''],
    ],
    [
      ['Hull', 'PhD'],
      ['PhD', 'Hull', ''],
    ],
  ])('%j are a degree, a school and a place', (parts, names) => expect(told(parts, 'education')).toEqual(names))
})

it.each([
  [['Tallowby', 'Paramedic'], true],
  [['Schichtleitung'], true],
  [['Freelance'], true],
  [['Tallowby', 'Leeds'], false],
  [['Driver & Cook Limited'], false],
])('a position is named among %j: %s', (parts, isNamed) => expect(namesPosition(parts)).toBe(isNamed))

it.each([
  [['Ionising radiation course', 'Tallowby'], true],
  [['Food hygiene certificate'], true],
  [['Staplerschein'], true],
  [['Postgraduate Certificate in Reporting', 'Wharfedale University'], false],
  [['BSc Geography', 'Wharfedale University'], false],
  [['Business School', 'Certificate'], false],
])('a certificate is named first among %j: %s', (parts, isNamed) => expect(namesCertificate(parts)).toBe(isNamed))
