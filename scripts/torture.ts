import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { trials } from './torture/trials.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    outages: { type: 'string', default: '4' },
    flips: { type: 'string', default: '12' },
  },
})
const options = { kills: Number(values.kills), seed: Number(values.seed), outages: Number(values.outages), flips: Number(values.flips) }
const wanted = values.only?.split(',')

console.log(`Machine: ${cpus().length} processors, ${process.platform} ${process.arch}, Node ${process.versions.node}.\n`)
console.log('| What was done | How often | What came of it | Seconds |\n| --- | --- | --- | ---: |')
for (const [name, trial] of Object.entries(trials)) {
  if (wanted && !wanted.includes(name)) continue
  const started = performance.now()
  try {
    for (const { what, tried, outcome } of [await trial(options)].flat())
      console.log(`| ${what} | ${tried} | ${outcome} | ${((performance.now() - started) / 1000).toFixed(0)} |`)
  } catch (error) {
    console.log(`| ${name} | | **FAILED**: ${(error as Error).message} | |`)
    process.exitCode = 1
  }
}
