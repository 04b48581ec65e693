import { run } from './process.ts'

// npm run build, and whatever else turbo is asked: the same command everywhere, with telemetry off.
process.exitCode = (await run('turbo', ['run', ...process.argv.slice(2)], { show: true })).code
