import { readFileSync } from 'node:fs'

/**
 * A release whose binaries for some platform are not published yet leaves them out of the lockfile without a word;
 * `npm ci` then refuses it everywhere, or the program is missing on that platform.
 */

interface Locked {
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** Where npm may have put what a package depends on: in its own folder, or in that of any package around it. */
function placesOf(dependency: string, from: string): string[] {
  const around = from.split('/node_modules/')
  return [
    `node_modules/${dependency}`,
    ...around.map((_, i) => `${around.slice(0, i + 1).join('/node_modules/')}/node_modules/${dependency}`),
  ]
}

const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !placesOf(name, from).some((place) => place in packages))
    .map(([name, version]) => `${from || 'the root'} wants ${name} ${version}`),
)

if (missing.length) {
  console.error(
    `package-lock.json lacks:\n${missing.join('\n')}\nWrite it anew (npm install without it), or pin a release that is out for every platform.`,
  )
  process.exitCode = 1
}
