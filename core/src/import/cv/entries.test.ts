import { describe, expect, it } from 'vitest'
import { linesOfText } from './cv-line.ts'
import { byMarks, byMarksAndCommas, datedEntries, told } from './entries.ts'

const lines = (text: string) => linesOfText(text.split('\n'))
const partsIn = (text: string, takesOne = true) => datedEntries(lines(text), takesOne).map(({ parts }) => parts)

describe('where an entry of a CV begins', () => {
  it.each([
    [
      'by its dates',
      'Planner, Tallowby, 2019 – 2020\nCook, Halm, 2017 – 2018',
      [
        ['Planner', 'Tallowby'],
        ['Cook', 'Halm'],
      ],
    ],
    [
      'with the line above its dates',
      'Planner\nTallowby, 2019 – 2020\nRounds.\nCook\nHalm, 2017 – 2018',
      [
        ['Planner', 'Tallowby'],
        ['Cook', 'Halm'],
      ],
    ],
    [
      'with its dates, and what they are of below',
      '2019 – 2020\nPlanner\nTallowby\n2017 – 2018\nCook\nHalm',
      [
        ['Planner', 'Tallowby'],
        ['Cook', 'Halm'],
      ],
    ],
    [
      'with a position and its department above an employer',
      'Ward Manager, Respiratory Medicine\nTaff Hospital, Cardiff, 2019 – 2020',
      [['Ward Manager, Respiratory Medicine', 'Taff Hospital', 'Cardiff']],
    ],
    [
      'with a position and its band above a hospital',
      'Radiographer, Band 5\nWharfedale Royal Infirmary\n2019 – 2020',
      [['Radiographer, Band 5', 'Wharfedale Royal Infirmary']],
    ],
    [
      'with a position and its shift above a firm',
      'Picker, Night shift\nTallowby Ltd\n2019 – 2020',
      [['Picker, Night shift', 'Tallowby Ltd']],
    ],
    [
      'with a position and its band beside dates, the employer below',
      'Radiographer, Band 5, 2019 – 2020\nTallowby',
      [['Radiographer', 'Band 5', 'Tallowby']],
    ],
    [
      'with a position and its department beside dates, a clinic below',
      'Radiographer, MRI, 2019 – 2020\nClinic of Wharfedale, Leeds\nScans.',
      [['Radiographer, MRI', 'Clinic of Wharfedale', 'Leeds']],
    ],
    [
      'with a position and its employer beside dates, the work below',
      'Planner, Tallowby, 2019 – 2020\nVisited a hospital',
      [['Planner', 'Tallowby']],
    ],
    [
      'with a position and its employer above a place',
      'Ward Manager, Taff Hospital\nCardiff, 2019 – 2020',
      [['Ward Manager', 'Taff Hospital', 'Cardiff']],
    ],
    // What is none: an address, a line of a list, a sentence, one far too long.
    ['not by a year within an address', 'Planner, Tallowby, 2019 – 2020\nwww.tallowby.example/2021', [['Planner', 'Tallowby']]],
    ['not by a date of a list', 'Planner, Tallowby, 2019 – 2020\n- Moved the depot, 2019', [['Planner', 'Tallowby']]],
    [
      'not by a date of a sentence',
      'Planner, Tallowby, 2019 – 2020\nI moved the depot to Hull in March 2019 alone.',
      [['Planner', 'Tallowby']],
    ],
    ['not by a date of a long line', `Planner, Tallowby, 2019 – 2020\n${'Depots '.repeat(40)}2019`, [['Planner', 'Tallowby']]],
  ])('is told %s', (_, text, parts) => expect(partsIn(text)).toEqual(parts))

  it('is not told by one date where most entries have two', () => {
    expect(partsIn('Planner, Tallowby, 2019 – 2020\nDepot prize 2020', false)).toEqual([['Planner', 'Tallowby']])
  })
})

describe('what is told below its dates', () => {
  it.each([
    ['a word divided at the end of a line', '- Led the ware-\nhouse', ['Led the warehouse']],
    ['a name with a hyphen', '- Led the Leeds-\nHull line', ['Led the Leeds- Hull line']],
    ['a line that goes on', '- Led the\nwarehouse', ['Led the warehouse']],
    ['a line that has ended', '- Led the warehouse.\nrounds and drops', ['Led the warehouse.']],
    ['a line behind a blank one', '- Led the warehouse\n\nrounds and drops', ['Led the warehouse']],
  ])('has %s as it was meant', (_, text, highlights) => expect(told(lines(text)).highlights).toEqual(highlights))

  it('is one text where it is no list', () => {
    expect(told(lines('Rounds and\ndrops, ware-\nhouses')).summary).toBe('Rounds and drops, warehouses')
  })
})

describe('the names beside dates', () => {
  it.each([
    ['by a mark before a comma', 'Planner, rounds – Tallowby', undefined, ['Planner, rounds', 'Tallowby']],
    ['by a word', 'Planner at Tallowby', undefined, ['Planner', 'Tallowby']],
    ['by a comma', 'Planner, Tallowby', undefined, ['Planner', 'Tallowby']],
    ['by no word where names have several', 'Best at Show, Halm', byMarksAndCommas, ['Best at Show', 'Halm']],
    ['by no comma where names have some', 'Rounds, drops | Halm', byMarks, ['Rounds, drops', 'Halm']],
  ])('are set apart %s', (_, text, parting, parts) => {
    expect(datedEntries(lines(`${text} (2019 – 2020)`), true, parting)[0]?.parts).toEqual(parts)
  })
})
