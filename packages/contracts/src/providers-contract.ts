import type { Providers } from '@throughline/core/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StandInPerson } from './fake-providers.ts'

export interface ProvidersHarness {
  providers: Providers
  /** The one to ask. */
  id: string
  /** Who vouches. */
  issuer: string
  /** What a browser that is sent to this address comes back with: the query, without `?`. */
  visit(url: string, as: StandInPerson | 'refusing'): Promise<string>
  /** The provider stops answering. */
  stop(): Promise<void>
}

const redirectUri = 'https://throughline.example/auth/callback/any'
const ines: StandInPerson = { subject: '4711', email: 'ines.varga@post.example', isProven: true, name: 'Ines Varga' }

/** What every implementation of the Providers port must do. */
export function providersContract(name: string, open: () => Promise<ProvidersHarness>) {
  describe(`${name} as Providers`, () => {
    let harness: ProvidersHarness
    let providers: Providers

    beforeAll(async () => {
      harness = await open()
      providers = harness.providers
    })
    afterAll(() => harness.stop())

    const signIn = async (as: StandInPerson | 'refusing') => {
      const { url, kept } = await providers.begin(harness.id, redirectUri)
      return providers.finish(harness.id, redirectUri, { answer: await harness.visit(url, as), kept })
    }

    it('says whom the provider vouches for', async () => {
      expect(providers.list).toContainEqual({ id: harness.id, name: expect.any(String), asksAnew: expect.any(Boolean) })
      expect(await signIn(ines)).toEqual({
        issuer: harness.issuer,
        subject: '4711',
        email: ines.email,
        name: 'Ines Varga',
        signedInAt: null,
      })
    })

    it('names no address that the provider has not seen proven', async () => {
      expect(await signIn({ ...ines, isProven: false })).toMatchObject({ subject: '4711', email: null })
    })

    it('asks with a secret of this one time, which the address does not hold', async () => {
      const [first, second] = [await providers.begin(harness.id, redirectUri), await providers.begin(harness.id, redirectUri)]
      const [asked, other] = [queryOf(first.url), queryOf(second.url)]
      expect(asked.get('code_challenge_method')).toBe('S256')
      expect(asked.get('redirect_uri')).toBe(redirectUri)
      for (const secret of ['state', 'code_challenge']) expect(asked.get(secret)).not.toBe(other.get(secret))
      const { verifier } = JSON.parse(first.kept) as { verifier: string }
      expect(first.url).not.toContain(verifier)
    })

    it('asks that the person sign in anew, and hears when they did, or at least that they choose as whom', async () => {
      const { asksAnew } = providers.list.find(({ id }) => id === harness.id)!
      const { url, kept } = await providers.begin(harness.id, redirectUri, { anew: true })
      const asked = queryOf(url)
      expect([asked.get('prompt'), asked.get('max_age')]).toEqual(asksAnew ? ['login', '0'] : ['select_account', undefined])
      const answer = await harness.visit(url, { ...ines, signedInAt: '2026-03-05T08:59:00.000Z' })
      expect(await providers.finish(harness.id, redirectUri, { answer, kept })).toMatchObject({
        subject: '4711',
        signedInAt: asksAnew ? '2026-03-05T08:59:00.000Z' : null,
      })
    })

    it('hears that somebody said no', async () => {
      expect(await signIn('refusing')).toBe('denied')
    })

    it('takes no answer to the question of another browser', async () => {
      const [own, others] = [await providers.begin(harness.id, redirectUri), await providers.begin(harness.id, redirectUri)]
      const answer = await harness.visit(others.url, ines)
      expect(await providers.finish(harness.id, redirectUri, { answer, kept: own.kept })).toBe('invalid')
    })

    it.each(['', 'code=made-up', 'state=x&code=y'])('takes no made-up answer: %j', async (answer) => {
      const { kept } = await providers.begin(harness.id, redirectUri)
      expect(await providers.finish(harness.id, redirectUri, { answer, kept })).toBe('invalid')
    })

    it('knows no provider that was not set up', async () => {
      await expect(providers.begin('nobody', redirectUri)).rejects.toMatchObject({ code: 'not-found' })
    })

    it('says so when the provider does not answer', async () => {
      const { url, kept } = await providers.begin(harness.id, redirectUri)
      const answer = await harness.visit(url, ines)
      await harness.stop()
      await expect(providers.finish(harness.id, redirectUri, { answer, kept })).rejects.toMatchObject({ code: 'unavailable' })
    })
  })
}

const queryOf = (url: string) =>
  new Map([...url.matchAll(/[?&](\w+)=([^&]*)/g)].map(([, name, value]) => [name, decodeURIComponent(value as string)]))
