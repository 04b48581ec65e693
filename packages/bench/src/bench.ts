import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { judgeMatching } from '@throughline/core/interview/judge-matching'
import { againstFloor } from './against-floor.ts'
import { endure, growthInAnHour } from './endurance.ts'
import { growthOf, growthTable } from './growth.ts'
import { readOptions } from './options.ts'
import { fallsSince, matchingLine, type Report, tableOf } from './report.ts'
import { listening, listeningLines } from './streams.ts'

const options = readOptions(process.argv.slice(2))
const root = fileURLToPath(new URL('../../..', import.meta.url))

if (options.build)
  execFileSync(process.execPath, ['scripts/turbo.ts', 'build', '--output-logs=errors-only'], { cwd: root, stdio: 'inherit' })

/** Each prints what it found, and answers what has become worse. */
const parts = {
  async floor(): Promise<string[]> {
    const before = options.compare === undefined ? null : (JSON.parse(readFileSync(options.compare, 'utf8')) as Report)
    const report = await againstFloor(options)
    console.log(tableOf(report))
    console.log(matchingLine(judgeMatching()))
    if (options.save) writeFileSync(options.save, `${JSON.stringify(report, null, 2)}\n`)
    const falls = before ? fallsSince(before, report) : []
    if (before)
      console.log(falls.length ? `\nSince ${before.at}:\n${falls.join('\n')}` : `\nNothing fell by more than 15 % since ${before.at}.`)
    return falls
  },
  async growth(): Promise<string[]> {
    console.log(growthTable(await growthOf(options), options))
    return []
  },
  async streams(): Promise<string[]> {
    console.log(listeningLines(await listening(options.listeners)))
    return []
  },
  async endurance(): Promise<string[]> {
    const { memory, answered } = await endure(options, console.error)
    const growth = growthInAnHour(memory)
    const settled = growth === null ? 'too short to say how it grows' : `${growth.toFixed(1)} MiB more in an hour`
    console.log(
      `${answered} requests in ${options.minutes} minutes: ${memory[0]} MiB in the first, ${memory.at(-1)} MiB in the last, ${settled}`,
    )
    return []
  },
}

let worse = 0
for (const part of options.parts) {
  worse += (await parts[part]()).length
  console.log()
}
process.exitCode = worse > 0 ? 1 : 0
