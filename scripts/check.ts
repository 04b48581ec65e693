import { run } from './process.ts'

/** Slowest first, so that two at a time end together. */
const steps: [name: string, command: string, args: string[]][] = [
  ['types of every workspace', 'turbo', ['run', 'check', '--output-logs=errors-only', '--concurrency=2', '--continue']],
  ['unused code and dependencies', 'knip', []],
  ['types of scripts and browser tests', 'tsc', ['-p', '.', '--singleThreaded']],
  ['import rules', 'node', ['scripts/import-rules/check.ts']],
  ['format and lint', 'biome', ['ci', '--colors=off', '--max-diagnostics=40', '--error-on-warnings', '.']],
  ['cited paths', 'node', ['scripts/cited-paths.ts']],
  ['long files', 'node', ['scripts/long-files.ts']],
  ['lockfile', 'node', ['scripts/lockfile.ts']],
  ['licences', 'node', ['scripts/licences.ts']],
]

const started = performance.now()
const failed: string[] = []
const took: [name: string, seconds: number][] = []

async function lane() {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, command, args] = step
    const { code, output, seconds } = await run(command, args)
    took.push([name, seconds])
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    if (code === 0) continue
    failed.push(name)
    console.log(output.trimEnd())
  }
}

await Promise.all([lane(), lane()])
console.log('')
for (const [name, seconds] of took.toSorted(([, a], [, b]) => b - a)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
console.log(
  failed.length ? `\nNot in order: ${failed.join(', ')}.` : `\nAll in order after ${((performance.now() - started) / 1000).toFixed(1)} s.`,
)
process.exitCode = failed.length ? 1 : 0
