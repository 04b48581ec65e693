import { spawnSync } from 'node:child_process'

/**
 * `npm run audit`: known holes in what an install runs (`npm audit`), beside the licences. Where the registry answers no such
 * question, as mirrors do, that is said, and is no fault of what was asked about.
 */

const licences = spawnSync(process.execPath, ['scripts/licences.ts'], { stdio: 'inherit' })

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | { title: string; url: string })[] }>
}

function reportIn(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}

const { metadata, vulnerabilities = {} } = reportIn(asked.stdout ?? '')
const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => severity === 'high' || severity === 'critical')

if (!metadata) {
  console.log('The registry that npm asks here tells nothing of known holes, so nothing is known of them. Ask again where it does.')
} else {
  for (const [name, { severity, range, via }] of Object.entries(vulnerabilities)) {
    const why = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} (${one.url})`]))
    console.log(`${severity}: ${name} ${range}${why.length ? `: ${why.join('; ')}` : ''}`)
  }
  console.log(`${metadata.vulnerabilities.total ?? 0} known holes, ${grave.length} of them high or critical.`)
}
process.exitCode = licences.status || grave.length ? 1 : 0
