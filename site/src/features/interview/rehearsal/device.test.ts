import { expect, test } from 'vitest'
import { deviceName } from './device.ts'
import { languageOfQuestion } from './speech.ts'

test('a device is called by its browser and its system', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0')).toBe('Firefox on Linux')
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0')).toBe('Edge on Windows')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1')).toBe('Safari on iOS')
  expect(deviceName('Something else')).toBe('')
})

test('a question is read in the language it is in', () => {
  expect(languageOfQuestion('Wann haben Sie jemanden überzeugt, der nicht wollte?')).toBe('de')
  expect(languageOfQuestion('Tell me about a mistake that was yours alone. Who learnt of it, and from whom?')).toBe('en')
  expect(languageOfQuestion('What was the best thing you made?')).toBe('en')
})
