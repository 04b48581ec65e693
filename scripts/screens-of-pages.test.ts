import { globSync } from 'node:fs'
import { screens } from '@throughline/harness'
import { expect, it } from 'vitest'

/** Pages that are no screen of their own, and where they are looked at instead. */
const others: Record<string, string> = {
  '/404': 'what nothing/here shows',
  '/500': 'site/e2e/not-found.test.ts',
  '/auth/callback/[provider]': 'leads on, or says why not at /auth/error: site/e2e/sign-in-with.test.ts',
  '/auth/code': 'comes of a form that was sent: site/e2e/factors.test.ts',
  '/demo/without': 'within the demo alone: site/e2e/demo.test.ts',
  '/goals/check-ins/[checkInId]': 'leads on to its goal',
  '/api/v1/docs/[area]': 'mostly made by a library: site/e2e/reference.test.ts',
}

const routes = globSync('site/src/pages/**/*.astro').map(
  (file) => file.replace(/^site\/src\/pages|\.astro$/g, '').replace(/\/index$/, '') || '/',
)
const isOf = (route: string, path: string) =>
  new RegExp(`^${route.replace(/\[\.\.\.\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`).test(path.replace(/\?.*/, ''))

it('has a screen of every page, or says where it is looked at', () => {
  const anId = new Proxy({}, { get: () => 'an-id' }) as Parameters<(typeof screens)[number]['path']>[0]
  const paths = screens.map(({ path }) => path(anId))
  expect(routes.length).toBeGreaterThan(60)
  expect(routes.filter((route) => !paths.some((path) => isOf(route, path))).toSorted()).toEqual(Object.keys(others).toSorted())
})
