import { deviceOf } from '@throughline/core/account'
import { expect, test } from 'vitest'
import { deviceWords } from './device.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox unter Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ein Browser unter Linux'],
  ['', 'Ein unbekannter Browser'],
])('a browser that says “%s” is %s', (userAgent, said) => expect(deviceWords(deviceOf(userAgent))).toBe(said))

test('what has no system is called as it is', () => expect(deviceWords('Firefox')).toBe('Firefox'))
