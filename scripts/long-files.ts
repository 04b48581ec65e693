import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Files of code that grew past what one reads at a sitting are split by what they hold.

const MOST_LINES = 400
const isCode = /\.(ts|tsx|astro|css|js)$/

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => isCode.test(path))
const long = files
  .map((path) => [path, readFileSync(path, 'utf8').split('\n').length - 1] as const)
  .filter(([, lines]) => lines > MOST_LINES)
for (const [path, lines] of long) console.log(`${path}: ${lines} lines, ${MOST_LINES} at most.`)
console.log(`${files.length} files read, ${long.length} too long.`)
process.exitCode = long.length > 0 ? 1 : 0
