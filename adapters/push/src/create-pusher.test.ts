import { createPublicKey, createVerify } from 'node:crypto'
import { pusherContract } from '@throughline/contracts'
import { createOutbound } from '@throughline/outbound'
import { describe, expect, it } from 'vitest'
import { createPusher } from './create-pusher.ts'
import { newPushKeys } from './push-keys.ts'
import { openPushService } from './test-push-service.ts'

const keys = newPushKeys()
const subject = 'mailto:hello@throughline.example'

pusherContract('web-push', async () => {
  const service = await openPushService()
  return {
    pusher: createPusher({ outbound: createOutbound({ allow: [service.host] }), keys, subject }),
    subscribe: async () => service.subscribe(),
    shown: async () => service.shown,
    answer: service.answer,
    close: service.close,
  }
})

const message = { title: 'Reminder', body: '', path: '/tasks', tag: 'tag' }

describe('the pusher', () => {
  it('says who sends, signed by its own key for that push service alone', async () => {
    const service = await openPushService()
    const pusher = createPusher({ outbound: createOutbound({ allow: [service.host] }), keys, subject })
    await pusher.send(service.subscribe(), message)
    await service.close()
    const { authorization = '', topic, ttl } = service.headers[0] as Record<string, string>
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
    const [head, claims = '', signature = ''] = token.split('.')
    expect({ key, topic, ttl }).toEqual({ key: keys.publicKey, topic: 'tag', ttl: '43200' })
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: `http://${service.host}`, sub: subject })
    const point = Buffer.from(keys.publicKey, 'base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
    const verifier = createVerify('sha256').update(`${head}.${claims}`)
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    expect(verifier.verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  it('sends nothing into the network it stands in, whatever a browser says its push service is', async () => {
    const service = await openPushService()
    const pusher = createPusher({ outbound: createOutbound(), keys, subject })
    expect(await pusher.send(service.subscribe(), message)).toBe('gone')
    expect(service.headers).toEqual([])
    await service.close()
  })
})
