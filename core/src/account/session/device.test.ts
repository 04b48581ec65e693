import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Microsoft Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
  ],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'],
  ['An unknown browser', ''],
  ['An unknown browser', ' '],
  ['An unknown browser', 'node'],
])('says %s of %s', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device))

it('is the same browser after it was brought up to date', () => {
  const version = (n: number) => deviceOf(`Mozilla/5.0 (X11; Linux x86_64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`)
  expect(version(140)).toBe(version(153))
})

it.each([
  '<script>alert(1)</script>/3.0',
  'https://evil.example/ now/1.0 (Linux)',
  `${'x'.repeat(290)}/1.0 y`,
  'Blocked account/1.0 (X11; Linux x86_64)',
  'Your-account-is-blocked,call+43/1.0 (\r\nBcc: a@b.example)',
  '('.repeat(300),
  `${'a '.repeat(140)}/${'1.'.repeat(10)}`,
])('says nothing that a browser made up: %s', (userAgent) => {
  const device = deviceOf(userAgent)
  expect(device).toMatch(/^[\w .+-]{1,90}$/)
  expect(device).not.toMatch(/script|evil|[Bb]locked|Bcc|xx/)
})
