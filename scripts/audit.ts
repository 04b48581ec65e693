import { spawnSync } from 'node:child_process'
import { readAudit } from './known-holes.ts'

/**
 * `npm run audit`: known holes in what an install runs (`npm audit`), beside the licences, which need no network. Where the
 * registry answers no such question, as mirrors do, that is said, and is no fault of what was asked about.
 */

const licences = spawnSync(process.execPath, ['scripts/licences.ts'], { stdio: 'inherit' })

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const { lines, isFine } = readAudit(asked.stdout ?? '')

for (const line of lines) console.log(line)
process.exitCode = licences.status === 0 && isFine ? 0 : 1
