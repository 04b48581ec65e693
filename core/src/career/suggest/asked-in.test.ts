import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { askedIn } from './asked-in.ts'

const asked = (text: string, company?: string) => askedIn(text, company).replace(/\s+/g, ' ').trim()

it.each([
  ['Doncaster, DN4', 'Doncaster, –'],
  ['Unit 4, Doncaster DN4 5JW', 'Unit 4, Doncaster –'],
  ['Write to jobs@kestrel.example or see https://kestrel.example/jobs.', 'Write to – or see –.'],
  ['More at www.kestrel.example', 'More at –'],
  ['Hafenstraße 4, 28195 Bremen', 'Hafenstraße 4, – Bremen'],
])('an address asks for nothing: %s', (text, left) => {
  expect(asked(text)).toBe(left)
})

it.each([
  ['You drive a van. Apply with your CV and a letter.', 'You drive a van.'],
  ['Please send your CV to Ana.', ''],
  ['Closing date: 11 December 2026', ''],
  ['Apply by 12 December.', ''],
  ['To apply, fill in the form.', ''],
  ['How to apply\nPresent your ideas to us.\n\nYour tasks\nDrive a van.', 'Your tasks Drive a van.'],
  ['Sie fahren Bus. Bewerben Sie sich mit Ihrem Lebenslauf.', 'Sie fahren Bus.'],
  ['Schick uns deine Bewerbung.', ''],
  ['Bewerbungsschluss: 11.12.2026', ''],
  ['Bewirb dich bis zum 11. Dezember!', ''],
])('nor does how one applies: %s', (text, left) => {
  expect(asked(text)).toBe(left)
})

it.each([
  ['You apply lean methods.'],
  ['Apply lean methods each day.'],
  ['You screen CVs and applications.'],
  ['You know Amazon EC2, and S3.'],
  ['German B2, English C1'],
  ['You know SAP S4, Node.js and ASP.NET.'],
  ['Sie bewerben neue Produkte.'],
])('what one does stays: %s', (text) => {
  expect(asked(text)).toBe(text)
})

it('the name of the firm asks for nothing', () => {
  expect(asked('Kestrel Retail looks for a driver.', 'Kestrel Retail Ltd')).toBe('– looks for a driver.')
  expect(asked('You join Kestrel Retail Ltd as a driver.')).toBe('You join – as a driver.')
  expect(asked('You know SAP EWM. At SAP we drive.', 'SAP')).toBe('You know SAP EWM. At – we drive.')
})

it('is soon read, whatever the text', () => {
  const worked = workingTime()
  for (const text of [...Object.values(hostileTexts), 'A '.repeat(10_000), 'a@'.repeat(10_000), 'a.'.repeat(10_000)])
    askedIn(text, 'Kestrel Retail')
  expect(worked()).toBeLessThan(3_000)
})
