import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const documented = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** The areas of the core in the order they are told in; those that are told together have one place. */
const [told = ''] = /\*\*Areas\*\* of the core build on one another in one direction: [^.]+\./.exec(documented) ?? []
const places = told
  .split('then')
  .flatMap((together, place) => [...together.matchAll(/`([a-z]+)`/g)].map(([, area]) => [area, place] as const))
const placeOf = new Map(places)

const sources = globSync('core/src/*/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.ts$|\/test-/.test(path))
const areaOf = (path: string) => path.split('/')[2] ?? ''

it('every area of the core is told of', () => {
  expect(new Set(sources.map(areaOf))).toEqual(new Set(placeOf.keys()))
})

it('each area builds on those alone that are told of before it', () => {
  const imports = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => [
      areaOf(path),
      areaOf(posix.join(posix.dirname(path), to)),
    ]),
  )
  const upwards = imports.filter(([from = '', to = '']) => from !== to && (placeOf.get(to) ?? 0) >= (placeOf.get(from) ?? 0))
  expect([...new Set(upwards.map(([from, to]) => `${from} builds on ${to}`))]).toEqual([])
})
