import { expect, it } from 'vitest'
import { degreesIn } from './degrees.ts'

it.each([
  ['Degree in logistics or business, required.', 'Degree in logistics or business', ['logistics', 'business']],
  ['A master’s degree in statistics with five years of practice', 'master’s degree in statistics', ['statistics']],
  ['Abgeschlossenes Studium der Logistik oder Informatik', 'Studium der Logistik oder Informatik', ['Logistik', 'Informatik']],
  ['Ausbildung zur Fachkraft sowie Freude am Fahren', 'Ausbildung zur Fachkraft', ['Fachkraft']],
  [
    'Degree in diagnostic radiography and a postgraduate qualification in MRI.',
    'Degree in diagnostic radiography',
    ['diagnostic radiography'],
  ],
  ['Studium der Logistik und eine Weiterbildung in Statistik', 'Studium der Logistik', ['Logistik']],
  ['Bachelor in economics or a related field', 'Bachelor in economics or a related field', ['economics']],
])('“%s” asks for an education', (sentence, said, of) => {
  expect(degreesIn(sentence)).toEqual([{ said, of, at: sentence.indexOf(said) }])
})

it.each(['Degree in a related field', 'A degree of freedom', 'We studied it in detail', ''])('“%s” asks for none', (sentence) => {
  expect(degreesIn(sentence)).toEqual([])
})
