import type { OutputChunk } from 'rolldown'
import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

const chunk = (fileName: string, code: string, { imports = [] as string[], dynamicImports = [] as string[], isEntry = false } = {}) =>
  ({ fileName, code, imports, dynamicImports, isEntry }) as unknown as OutputChunk

const chunks = [
  chunk('worker.js', 'const words=require("./words.js");said.push("begun "+words.of);self.open=(name)=>require(name)', {
    isEntry: true,
    imports: ['words.js'],
    dynamicImports: ['tasks.js', 'goals.js', 'sample.js'],
  }),
  chunk('words.js', 'exports.of="all"'),
  chunk('tasks.js', 'const row=require("./row.js");exports.page="tasks of "+row.it+" of "+require("./words.js").of', {
    imports: ['row.js', 'words.js', 'worker.js'],
  }),
  chunk('goals.js', 'exports.page="goals of "+require("./row.js").it', { imports: ['row.js'], dynamicImports: ['chart.js'] }),
  chunk('chart.js', 'exports.page="a chart"'),
  chunk('row.js', 'said.push("row");exports.it="rows"'),
  chunk('sample.js', 'exports.page="a sample"'),
]
const areaOf = ({ fileName }: OutputChunk) => (/^(tasks|goals)/.exec(fileName)?.[1] as string | undefined) ?? null

/** Runs a script as a service worker does. */
function run({ main, parts }: ReturnType<typeof partsOf>) {
  const said: string[] = []
  const loaded: string[] = []
  const listeners: (() => void)[] = []
  const self: Record<string, unknown> = { said }
  const evaluate = (script: string) =>
    new Function('self', 'said', 'throughlineParts', 'importScripts', 'addEventListener', script)(
      self,
      said,
      (more: object) => (self.throughlineParts as (more: object) => void)(more),
      (...urls: string[]) => {
        for (const url of urls) {
          loaded.push(url.replace(/-[\w-]{8}\.js$/, ''))
          evaluate(parts.get(url.replace('/demo/', '')) ?? 'throw new Error("There is no such script.")')
        }
      },
      (_: string, listen: () => void) => listeners.push(listen),
    )
  evaluate(main)
  const install = () => {
    for (const listen of listeners) listen()
  }
  return { said, loaded, install, open: self.open as (name: string) => { page: string } }
}

it('begins with what it needs at once, and takes the part of an area when a page asks for it', () => {
  const { said, loaded, open } = run(partsOf(chunks, areaOf, '/demo'))
  expect([said, loaded]).toEqual([['begun all'], []])
  expect(open('./tasks.js').page).toBe('tasks of rows of all')
  expect(loaded).toEqual(['/demo/tasks', '/demo/shared'])
  expect(open('./goals.js').page).toBe('goals of rows')
  expect(open('./chart.js').page).toBe('a chart')
  expect(open('./sample.js').page).toBe('a sample')
  expect(loaded).toEqual(['/demo/tasks', '/demo/shared', '/demo/goals', '/demo/rest'])
  expect(said).toEqual(['begun all', 'row'])
})

it('takes every part while it is installed, as a service worker may not later on, and runs none of them', () => {
  const { said, loaded, install } = run(partsOf(chunks, areaOf, '/demo'))
  install()
  expect(loaded).toEqual(['/demo/goals', '/demo/rest', '/demo/shared', '/demo/tasks'])
  expect(said).toEqual(['begun all'])
})
