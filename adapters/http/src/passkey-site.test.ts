import { expect, it } from 'vitest'
import { passkeySite } from './passkey-site.ts'

const asked = (headers: Record<string, string>) => new Request('http://127.0.0.1:4321/api/v1/passkeys', { headers })

it('is the one that was set up, whatever a request says', () => {
  const request = asked({ host: 'evil.example', origin: 'https://evil.example' })
  expect(passkeySite(request, 'https://throughline.example')).toEqual({
    domain: 'throughline.example',
    origin: 'https://throughline.example',
  })
})

it('is this very machine where none was set up', () => {
  expect(passkeySite(asked({ host: 'localhost:4321' }), null)).toEqual({ domain: 'localhost', origin: 'http://localhost:4321' })
  const origin = 'http://localhost:5000'
  expect(passkeySite(asked({ host: 'localhost:5000', origin }), null)).toEqual({ domain: 'localhost', origin })
})

it.each(['evil.example', '127.0.0.1:4321', '[::1]:4321', '192.168.1.7', 'notlocalhost', ''])(
  'is none for the unconfigured host %j',
  (host) => {
    expect(() => passkeySite(asked({ host }), null)).toThrow('PUBLIC_URL')
  },
)

it.each(['http://127.0.0.1:4321', 'http://[::1]:4321'])('is none where the address is a number: %s', (origin) => {
  expect(() => passkeySite(asked({ host: 'x' }), origin)).toThrow('PUBLIC_URL')
})
