import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createMetrics } from '@throughline/telemetry'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import rootManifest from '../package.json' with { type: 'json' }

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const isThere = (path: string) => existsSync(new URL(path, root))

/** What a Dockerfile does, a line each. */
const steps = read('deploy/Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^(\w+)\s+(.*)$/.exec(line)?.slice(1) as [string, string])
const last = steps.slice(steps.findLastIndex(([step]) => step === 'FROM'))
const of = (among: typeof steps, name: string) => among.filter(([step]) => step === name).map(([, said]) => said)

describe('the Dockerfile', () => {
  it('copies what is in the repository or made by its build, and nothing that is kept from it', () => {
    const copied = of(last, 'COPY').flatMap((said) =>
      said
        .replace(/--from=build /, '')
        .split(' ')
        .slice(0, -1),
    )
    expect(copied.length).toBeGreaterThan(6)
    for (const path of copied) {
      const own = path.replace('/throughline/', '')
      expect(own === 'node_modules' || own === 'site/dist' || isThere(own), own).toBe(true)
    }
    const ignored = read('.dockerignore').trim().split('\n')
    for (const own of ['core', 'adapters', 'packages', 'site', 'deploy', 'package-lock.json', '.npmrc', 'scripts', 'turbo.json'])
      expect(ignored).not.toContain(own)
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', 'data']))
  })

  it('has every workspace in the image that the server may load', () => {
    const folders = of(last, 'COPY').map((said) =>
      said
        .split(' ')
        .at(-1)
        ?.replace(/\/package\.json$/, ''),
    )
    for (const { folder } of rootManifest.workspaces.map((each) => ({ folder: each.replace('/*', '') }))) expect(folders).toContain(folder)
  })

  it('runs commands that package.json has, on the very Node it asks for', () => {
    const runs = of(steps, 'RUN').join(' ')
    for (const [, script] of runs.matchAll(/npm run ([\w:]+)/g)) expect(rootManifest.scripts).toHaveProperty(script as string)
    const [, version] = /NODE=([\d.]+)-/.exec(of(steps, 'ARG')[0] as string) ?? []
    expect(new Set(Object.values(rootManifest.optionalDependencies))).toEqual(new Set([version]))
  })

  it('ends in an image that is nobody’s root, says how it is, and keeps nothing but its data', () => {
    expect(of(last, 'USER')).toEqual(['1000:1000'])
    expect(of(last, 'VOLUME')).toEqual(['/data'])
    expect(of(last, 'ENV').join()).toContain('DATA_DIR=/data')
    for (const command of [...of(last, 'HEALTHCHECK'), ...of(last, 'CMD')]) {
      const [, file] = /"node", "([^"]+)"/.exec(command) ?? []
      expect(isThere(file as string), command).toBe(true)
    }
    expect(of(last, 'HEALTHCHECK')).toHaveLength(1)
    // No step of the last stage may need the network or leave a tool behind.
    expect(of(last, 'RUN').join()).not.toMatch(/npm|apt|curl/)
  })
})

it('the compose file builds that image and runs it read-only, without rights it does not need', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'))
  const { throughline } = services
  expect(isThere(throughline.build.dockerfile)).toBe(true)
  expect(throughline).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  expect(throughline.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
  expect(Object.keys(volumes)).toEqual(throughline.volumes.map((each: string) => each.split(':')[0]))
})

/** What a unit says, in order. */
const linesOf = (unit: string) =>
  read(unit)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
const said = (unit: string, key: string) =>
  linesOf(unit).flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []))
const [service, backup] = ['deploy/throughline.service', 'deploy/throughline-backup.service']

it('the nightly backup has the user, the folders and the variables of the service', () => {
  for (const key of ['DynamicUser', 'User', 'StateDirectory', 'StateDirectoryMode', 'UMask', 'WorkingDirectory', 'EnvironmentFile'])
    expect([key, ...said(backup, key)]).toEqual([key, ...said(service, key)])
  // Of one name, so that who writes a backup is who the server runs as.
  expect(said(service, 'User')).toEqual(['throughline'])
  for (const path of [service, backup]) {
    expect(said(path, 'Environment').join()).toContain(`DATA_DIR=/var/lib/${said(service, 'StateDirectory')[0]}`)
    for (const [, file] of said(path, 'ExecStart')
      .join('\n')
      .matchAll(/bin\/node (\S+)/g))
      expect(isThere(file as string), file).toBe(true)
  }
  expect(said(backup, 'ExecStart').map((line) => / (backup|verify|-delete)$/.exec(line)?.[1])).toEqual(['backup', 'verify', '-delete'])
})

it('the command that deploy brings runs as the service does', () => {
  const properties = [...read('deploy/throughline').matchAll(/--property=(\S+)/g)].map(([, own]) => own as string)
  for (const key of ['DynamicUser', 'User', 'StateDirectory', 'StateDirectoryMode', 'UMask', 'WorkingDirectory', 'EnvironmentFile'])
    expect(properties).toContain(`${key}=${said(service, key)[0]}`)
  expect(properties).toContain(`Environment=DATA_DIR=/var/lib/${said(service, 'StateDirectory')[0]}`)
})

describe('what the units allow', () => {
  const box = (unit: string) => linesOf(unit).slice(linesOf(unit).findIndex((line) => line.startsWith('ProtectSystem=')))

  it('is the same for the server and its backup', () => {
    const ofService = box(service).filter((line) => !line.startsWith('WantedBy='))
    expect(box(backup)).toEqual(ofService)
    expect(ofService.length).toBeGreaterThan(20)
  })

  it('is to lower the priority of what takes long, and else a refusal in place of the end of the server', () => {
    const filters = said(service, 'SystemCallFilter')
    // Heeded in their order: what is forbidden first is allowed again.
    expect(filters.findIndex((each) => each.split(' ').includes('setpriority'))).toBeGreaterThan(
      filters.findIndex((each) => each.startsWith('~') && each.includes('@resources')),
    )
    expect(said(service, 'SystemCallErrorNumber')).toEqual(['EPERM'])
  })
})

it('the alert rules name only what is counted', async () => {
  const { groups } = parse(read('deploy/alerts.yaml'))
  const counted = await (await createMetrics({ version: { version: '0', commit: null }, isStream: () => false })).text()
  const names = new Set([...counted.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string))
  const rules = groups.flatMap((group: { rules: { record?: string; expr: string }[] }) => group.rules)
  const own = new Set(rules.flatMap(({ record }: { record?: string }) => record ?? []))
  const used = rules.flatMap(({ expr }: { expr: string }) => expr.match(/\b(?:throughline[_:]|nodejs_|process_)[\w:]+/g) ?? [])
  expect(used.length).toBeGreaterThan(6)
  for (const name of used) expect(names.has(name.replace(/_(bucket|count|sum)$/, '')) || own.has(name), name).toBe(true)
})

it('the documents tell every variable that the server reads, and none besides', () => {
  const folder = new URL('packages/server/src/', root)
  const sources = ['environment.ts', ...readdirSync(folder).filter((name) => name.endsWith('-variables.ts'))]
  const readThere = new Set(
    sources.flatMap((name) =>
      [...read(`packages/server/src/${name}`).matchAll(/^ {2}([A-Z][A-Z_]+[A-Z]):/gm)].map(([, own]) => own as string),
    ),
  )
  const document = read('docs/self-hosting.md')
  const rows = document.split('\n').filter((line) => line.startsWith('| `'))
  const told = new Set(
    rows.flatMap((line) => [...(line.split('|')[1] as string).matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, own]) => own as string)),
  )
  expect([...told].sort()).toEqual([...readThere].sort())
  expect(told.size).toBeGreaterThan(30)
})
