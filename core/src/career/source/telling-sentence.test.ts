import { expect, it } from 'vitest'
import { tellingOf, tellsDeed, tellsOutcome } from './telling-sentence.ts'

it.each([
  'I re-sorted the gates by how often each is used.',
  'Then we finally cut the round to four days.',
  'So I’ve rewritten nothing, but I rebuilt the board.',
  'Moved the drops to the front.',
  'Found the order that bent the numbers.',
  'Ich habe die Tore nach Häufigkeit umsortiert.',
  'Danach haben wir die Runde auf vier Tage gekürzt.',
  'Also verlegte ich die Tore nach vorn.',
  'Regale neu nach Umschlag geordnet.',
])('tells a deed: %s', (sentence) => expect(tellsDeed(sentence)).toBe(true))

it.each([
  'Misroutes were at 2.4 % in May.',
  'I wanted to know why.',
  'We needed the gates badly.',
  'The team was tired.',
  'Die Fehlleitungen lagen bei 2,4 %.',
  'Ich habe lange überlegt.',
  'Die Tore waren falsch beschriftet.',
])('tells none: %s', (sentence) => expect(tellsDeed(sentence)).toBe(false))

it.each(['Since then misroutes are down to 1.1 %.', 'Die Quote sank auf 1,1 %.', 'It went from 2.4 to 1.1 %.'])(
  'tells what came of it: %s',
  (sentence) => expect(tellsOutcome(sentence)).toBe(true),
)

it('takes the deed before what came of it, and nothing where neither is told', () => {
  expect(tellingOf(['It was at 2.4 %.', 'It fell to 1.1 %.', 'I had moved the gates.'])).toBe('I had moved the gates.')
  expect(tellingOf(['It was at 2.4 %.', 'It fell to 1.1 %.'])).toBe('It fell to 1.1 %.')
  expect(tellingOf(['It was at 2.4 %.', 'A long day.'])).toBeNull()
})
