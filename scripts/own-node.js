import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'

/**
 * After `npm install`: sees to it that `npm run`, `npx` and the service find the Node that the packages bring. Packages for other
 * platforms have a command of that name too, and npm before 11 takes it away with the last of those it does not install.
 * JavaScript, as it runs on any Node from 20 on.
 */
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
// On Windows npm writes commands by itself, and Node for there comes with an npm that keeps them.
const brought = Object.keys(optionalDependencies).find((name) => existsSync(`node_modules/${name}/bin/node`))

// An image has a Node of its own, and leaves these packages out.
if (brought) {
  const command = 'node_modules/.bin/node'
  if (!existsSync(command)) {
    mkdirSync('node_modules/.bin', { recursive: true })
    symlinkSync(`../${brought}/bin/node`, command)
  }
  const { status, stderr, error } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(String(stderr || error).trim())
    console.error(
      'The Node that comes with the packages does not run here. Where libatomic is missing: apt install libatomic1, or dnf install libatomic.',
    )
    process.exitCode = 1
  }
}
