import { expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

it('needs nothing to be set', () => {
  const environment = readEnvironment({ PORT: '', HOME: '/home/ines' })
  expect(environment).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    publicOrigin: null,
    publicUrl: 'http://localhost:4321',
    smtpUrl: null,
    mailFrom: 'Throughline <throughline@localhost>',
    signUpMode: 'open',
    trustProxy: false,
    storageLimit: 5 * 1024 ** 3,
    sentry: null,
  })
  expect(environment.database).toEqual({ kind: 'sqlite', file: `${environment.dataDir}/throughline.db` })
})

it('takes the origin of the public address, whatever path is behind it', () => {
  const { publicOrigin, mailFrom } = readEnvironment({ PUBLIC_URL: 'https://Throughline.example/somewhere/' })
  expect([publicOrigin, mailFrom]).toEqual(['https://throughline.example', 'Throughline <throughline@throughline.example>'])
})

it('reads where errors are reported', () => {
  const { sentry } = readEnvironment({ SENTRY_DSN: 'https://abc@sentry.example/42' })
  expect(sentry?.envelopes).toBe('https://sentry.example/api/42/envelope/?sentry_key=abc&sentry_version=7')
  expect(() => readEnvironment({ SENTRY_DSN: 'https://sentry.example' })).toThrow('SENTRY_DSN: Write the DSN of the project')
})

it('reads how often one person may ask', () => {
  expect([undefined, '600', 'off'].map((set) => readEnvironment({ REQUEST_LIMIT: set }).requestLimit)).toEqual([12_000, 600, null])
})

it('reads how much the files of an account may take', () => {
  expect(readEnvironment({ STORAGE_LIMIT: '250MiB' }).storageLimit).toBe(250 * 1024 * 1024)
})

it.each([
  ['sqlite:/srv/t.db', { kind: 'sqlite', file: '/srv/t.db' }],
  ['sqlite:///srv/t.db', { kind: 'sqlite', file: '/srv/t.db' }],
  ['sqlite::memory:', { kind: 'sqlite', file: ':memory:' }],
  ['mongodb://a,b/throughline', { kind: 'mongodb', url: 'mongodb://a,b/throughline' }],
  ['mongodb+srv://a/throughline', { kind: 'mongodb', url: 'mongodb+srv://a/throughline' }],
])('reads DATABASE_URL=%s', (url, database) => {
  expect(readEnvironment({ DATABASE_URL: url }).database).toEqual(database)
})

it('lists everything that is wrong, one line each, and no secret', () => {
  const read = () =>
    readEnvironment({
      PORT: '70000',
      PUBLIC_URL: 'throughline.example',
      DATABASE_URL: 'postgres://user:hunter2@host',
      SECRET_KEY: 'too short',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'somebody',
      SIGNUP: 'maybe',
      TRUST_PROXY: 'yes',
      STORAGE_LIMIT: '5 GB',
      REQUEST_LIMIT: 'none',
    })
  expect(read).toThrow(EnvironmentError)
  const message = (() => {
    try {
      read()
    } catch (error) {
      return (error as Error).message
    }
  })() as string
  const lines = message.split('\n').slice(1)
  expect(lines.map((line) => line.trim().split(':')[0]).sort()).toEqual([
    'DATABASE_URL',
    'MAIL_FROM',
    'PORT',
    'PUBLIC_URL',
    'REQUEST_LIMIT',
    'SECRET_KEY',
    'SIGNUP',
    'SMTP_URL',
    'STORAGE_LIMIT',
    'TRUST_PROXY',
  ])
  expect(message).not.toMatch(/hunter2/)
})

it('reads the keys that secrets were sealed with before', () => {
  const [before, first] = ['b'.repeat(32), 'a'.repeat(43)]
  expect(readEnvironment({}).formerSecretKeys).toEqual([])
  expect(readEnvironment({ SECRET_KEY_PREVIOUS: `${before} ${first}` }).formerSecretKeys).toEqual([before, first])
  expect(() => readEnvironment({ SECRET_KEY_PREVIOUS: 'hunter2' })).toThrow('SECRET_KEY_PREVIOUS: Write the keys')
})

it('knows the private hosts that people may name', () => {
  expect(readEnvironment({}).privateHosts).toEqual([])
  expect(readEnvironment({ OUTBOUND_PRIVATE_HOSTS: 'Cloud.lan, 192.168.1.5:8443,[fd00::1]:80' }).privateHosts).toEqual([
    'cloud.lan',
    '192.168.1.5:8443',
    '[fd00::1]:80',
  ])
  for (const wrong of ['https://cloud.lan', 'cloud.lan/x', 'a,,b', 'a b'])
    expect(() => readEnvironment({ OUTBOUND_PRIVATE_HOSTS: wrong }), wrong).toThrow(/OUTBOUND_PRIVATE_HOSTS: Write hosts/)
})

it('has a coach where one is set up, whole', () => {
  const given = { COACH_URL: 'http://127.0.0.1:11434/v1', COACH_MODEL: 'small model:7b', COACH_API_KEY: '' }
  expect(readEnvironment({}).coach).toBeNull()
  expect(readEnvironment(given).coach).toEqual({ url: 'http://127.0.0.1:11434/v1', model: 'small model:7b', key: null })
  expect(readEnvironment({ ...given, COACH_API_KEY: 'sk-1' }).coach).toMatchObject({ key: 'sk-1' })
})

it.each([
  [{ COACH_URL: 'http://a/v1' }, 'COACH_MODEL: Write which model'],
  [{ COACH_MODEL: 'small' }, 'COACH_URL: Write where'],
  [{ COACH_API_KEY: 'sk-1' }, 'COACH_URL: Write where'],
  [{ COACH_URL: 'a/v1', COACH_MODEL: 'small' }, 'COACH_URL: Write the address'],
  [{ COACH_URL: 'file:///etc', COACH_MODEL: 'small' }, 'COACH_URL: Write the address'],
  [{ COACH_URL: 'https://name:secret@a/v1', COACH_MODEL: 'small' }, 'COACH_URL: Write the address'],
  [{ COACH_URL: 'https://a/v1?key=secret', COACH_MODEL: 'small' }, 'COACH_URL: Write the address'],
  [{ COACH_URL: 'https://a/v1', COACH_MODEL: 'small', COACH_API_KEY: 'secret\nX-Other: 1' }, 'COACH_API_KEY: Write the key'],
])('does not start with half a coach: %j', (variables, fault) => {
  const read = () => readEnvironment(variables)
  expect(read).toThrow(fault)
  expect(read).not.toThrow('secret')
})
