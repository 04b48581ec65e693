import { workingTime } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../kernel/text/test-hostile-texts.ts'
import { readHappened } from './read-happened.ts'

it.each([
  ['In March 2025 moved 25 people to two shifts', { on: '2025-03', because: 'March 2025' }],
  ['Spring 2025: two shifts in place of three', { on: '2025', because: 'Spring 2025' }],
  ['Im Frühjahr 2024 zwei Schichten eingeführt', { on: '2024', because: 'Frühjahr 2024' }],
  ['Seit Sept. 2023 zwei Schichten', { on: '2023-09', because: 'Sept. 2023' }],
  ['Cut overtime in 2022', { on: '2022', because: 'in 2022' }],
  ['Im März 2019 zwei Schichten eingeführt', { on: '2019-03', because: 'März 2019' }],
  ['Shipped on 12 March 2019', { on: '2019-03', because: 'March 2019' }],
  ['Shipped on March 12, 2019', { on: '2019-03', because: 'March 12, 2019' }],
  ['Halved the scrap, 03/2025', { on: '2025-03', because: '03/2025' }],
  ['Seit 03.2025 zwei Schichten', { on: '2025-03', because: '03.2025' }],
  ['Abnahme am 12.03.2025', { on: '2025-03', because: '12.03.2025' }],
  ['Seit 2019 zwei Schichten', { on: '2019', because: 'Seit 2019' }],
  ['Zwei Schichten seit 2019', { on: '2019', because: 'seit 2019' }],
  ['Zwei Schichten im 2019 und danach', { on: '2019', because: 'im 2019' }],
  ['In 2019 moved 25 people', { on: '2019', because: 'In 2019' }],
  ['Done by two. In 2019 it was ten', { on: '2019', because: 'In 2019' }],
  ['Cut overtime in 2022 from 40 to 20 h', { on: '2022', because: 'in 2022' }],
  ['Since 2021, no shift was short', { on: '2021', because: 'Since 2021' }],
  ['Moved 2025 pallets in a week', null],
  ['All parts packed in 2025 boxes', null],
  ['In 2025 boxes all parts were packed', null],
  ['In 2025 Kisten verpackt', null],
  ['In 2025 Paletten verpackt', null],
  ['Found it in 2000-page manuals', null],
  ['Scrap fell in 2025 of the cases', null],
  ['Closed issue 3/2025', null],
  ['Plan für KW 12/2025 fertig', null],
  ['Paid 4/03/2025', null],
  ['Raised output from 1950 to 2025 a week', null],
  ['Cut the march from 40 to 30 minutes', null],
])('%s: when it happened is what its words say, no more precisely than they do', (text, said) => {
  expect(readHappened(text)).toEqual(said)
})

it.each([
  ['from March to May 2019', '2019-05', 'March to May 2019'],
  ['vom 3. März bis 5. Mai 2019', '2019-05', 'März bis 5. Mai 2019'],
  ['March 2019 – May 2020', '2020-05', 'March 2019 – May 2020'],
  ['11/2019–02/2020', '2020-02', '11/2019–02/2020'],
  ['zwischen 2018 und 2020', '2020', 'zwischen 2018 und 2020'],
  ['From 2018 to 2020 I led the shift', '2020', 'From 2018 to 2020'],
  ['Led the shift (2018–2020)', '2020', '2018–2020'],
])('%s is read by its end, and all of it is told', (text, on, because) => {
  expect(readHappened(text)).toEqual({ on, because })
})

it('a text of any kind is soon read', () => {
  const worked = workingTime()
  for (const text of Object.values(hostileTexts)) readHappened(text)
  for (const part of ['in 2019 ', '1/', 'from 2018 to ', 'march ', '12.', '\n ', 'in ']) readHappened(part.repeat(2_000))
  expect(worked()).toBeLessThan(1_000)
})
