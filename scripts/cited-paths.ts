import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// What the documents point at has to be there: links, paths in backticks, `npm run` names; in code, documents named in comments.

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const folders = new Set(files.map((file) => file.split('/')[0]))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const isThere = (path: string) => (/[*{]/.test(path) ? globSync(path).length > 0 : existsSync(path))

const isWhole = (path: string) => folders.has(path.split('/')[0] ?? '')

function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (!file.endsWith('.md')) return [...text.matchAll(/\bdocs\/[\w/.-]+\.md\b/g)].map(([path]) => path).filter((path) => !isThere(path))
  // What stands in code is an example of a link.
  const written = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
  const links = [...written.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, target]) => join(dirname(file), target ?? ''))
  const paths = [...text.matchAll(/`([\w.@-]+(?:\/[\w.*@{},[\]-]+)+\/?)`/g)].map(([, path]) => path ?? '')
  const quoted = paths.filter(isWhole)
  // Named from within its area.
  const ends = paths.filter((path) => !isWhole(path) && /^[\w./-]+\.tsx?$/.test(path) && !files.some((file) => file.endsWith(`/${path}`)))
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '').filter((name) => !scripts[name])
  return [...[...links, ...quoted].filter((path) => !isThere(path)), ...ends, ...commands.map((name) => `npm run ${name}`)]
}

const documents = files.filter((file) => /\.(md|ts|tsx|astro|go)$/.test(file) && !file.includes('fixture/'))
const faults = documents.flatMap((file) => missingIn(file).map((path) => `${file}: ${path} is not there`))
for (const fault of faults) console.error(fault)
console.log(`${documents.length} files read, ${faults.length} faults.`)
process.exitCode = faults.length || documents.length === 0 ? 1 : 0
