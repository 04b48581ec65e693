import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

export const folder = 'screenshots/access'
const file = `${folder}/found.json`

/** What was found so far: of each screen, by check. */
export type Found = Record<string, Record<string, string[]>>

/** What an earlier run wrote down; nothing, where there was none. */
export const earlier = (): Found => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : {})

export function keep(found: Found): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(found, null, 1))
}

/** How many faults each check found on each screen, as a table for a document; a dash is what was not tried. */
export function tableOf(found: Found, screens: readonly string[], checks: readonly string[]): string {
  const rows = screens
    .filter((screen) => found[screen])
    .map((screen) => `| ${screen} | ${checks.map((check) => found[screen]?.[check]?.length ?? '–').join(' | ')} |`)
  const sums = checks.map((check) => screens.reduce((sum, screen) => sum + (found[screen]?.[check]?.length ?? 0), 0))
  return [
    `| Screen | ${checks.join(' | ')} |`,
    `|---|${checks.map(() => '--:|').join('')}`,
    ...rows,
    `| **${rows.length} screens** | ${sums.join(' | ')} |`,
  ].join('\n')
}
