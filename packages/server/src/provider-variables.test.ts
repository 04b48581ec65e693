import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const client = (name: string) => ({ [`${name}_CLIENT_ID`]: 'throughline', [`${name}_CLIENT_SECRET`]: 'hunter2' })
const own = { clientId: 'throughline', clientSecret: 'hunter2' }

it('has nobody else vouch for people where nobody is set up', () => {
  expect(readEnvironment({ GITHUB_CLIENT_ID: '', OIDC_ISSUER: '' }).providers).toEqual([])
})

it('reads who does, in one order', () => {
  const given = { ...client('OIDC'), OIDC_ISSUER: 'https://login.throughline.example/realms/one', ...client('GOOGLE'), ...client('GITHUB') }
  expect(readEnvironment(given).providers).toEqual([
    { kind: 'github', id: 'github', name: 'GitHub', url: 'https://github.com', ...own },
    { kind: 'oidc', id: 'google', name: 'Google', issuer: 'https://accounts.google.com', ...own },
    { kind: 'oidc', id: 'oidc', name: 'login.throughline.example', issuer: 'https://login.throughline.example/realms/one', ...own },
  ])
})

it('reads where an enterprise has its GitHub, and what people call an issuer', () => {
  const github = { ...client('GITHUB'), GITHUB_URL: 'https://github.throughline.example' }
  const oidc = { ...client('OIDC'), OIDC_ISSUER: 'http://127.0.0.1:8080', OIDC_NAME: ' Pellworth ' }
  expect(readEnvironment({ ...github, ...oidc }).providers).toMatchObject([
    { url: 'https://github.throughline.example' },
    { issuer: 'http://127.0.0.1:8080', name: 'Pellworth' },
  ])
})

it.each([
  [{ GITHUB_CLIENT_ID: 'a' }, ['GITHUB_CLIENT_SECRET: Write it as well, as GITHUB_CLIENT_ID is set.']],
  [{ GITHUB_URL: 'https://a' }, ['GITHUB_CLIENT_ID: Write it as well', 'GITHUB_CLIENT_SECRET: Write it as well']],
  [{ GOOGLE_CLIENT_SECRET: 'hunter2' }, ['GOOGLE_CLIENT_ID: Write it as well']],
  [{ OIDC_NAME: 'Pellworth' }, ['OIDC_ISSUER: ', 'OIDC_CLIENT_ID: ', 'OIDC_CLIENT_SECRET: ']],
  [{ ...client('OIDC') }, ['OIDC_ISSUER: Write it as well, as OIDC_CLIENT_ID is set.']],
  [{ ...client('OIDC'), OIDC_ISSUER: 'http://login.throughline.example' }, ['OIDC_ISSUER: Write the issuer']],
  [{ ...client('OIDC'), OIDC_ISSUER: 'https://name:hunter2@login.throughline.example' }, ['OIDC_ISSUER: Write the issuer']],
  [{ ...client('OIDC'), OIDC_ISSUER: 'login' }, ['OIDC_ISSUER: Write the issuer']],
  [{ ...client('GITHUB'), GITHUB_URL: 'ftp://github' }, ['GITHUB_URL: Write where your GitHub is']],
  [
    { GITHUB_CLIENT_ID: 'a b', GITHUB_CLIENT_SECRET: 'hunter2\n' },
    ['GITHUB_CLIENT_ID: Write the id', 'GITHUB_CLIENT_SECRET: Write the secret'],
  ],
])('does not start with half of one, and repeats no secret: %j', (variables, faults) => {
  const message = (() => {
    try {
      readEnvironment(variables)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  for (const fault of faults) expect(message).toContain(fault)
  expect(message.split('\n')).toHaveLength(faults.length + 1)
  expect(message).not.toContain('hunter2')
})
