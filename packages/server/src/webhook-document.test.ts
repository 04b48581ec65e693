import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'throughline-document-'))
afterAll(() => rmSync(folder, { recursive: true }))

const document = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const chapter = document.slice(document.indexOf('\n## Webhooks'), document.indexOf('\n## When something is wrong'))
const codeIn = (language: string) => chapter.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''

const [secret, old] = ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
const body = '{"type":"task.created","data":{"title":"Žofia’s draft"}}'

function headersAt(date: Date, signing = secret) {
  const signature = new Webhook(signing).sign('msg_1', date, body)
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(date.getTime() / 1000)), 'webhook-signature': signature }
}

const now = new Date()
const genuine = headersAt(now)
const cases = [
  [genuine, body, true],
  [{ ...genuine, 'webhook-signature': `${headersAt(now, old)['webhook-signature']} ${genuine['webhook-signature']}` }, body, true],
  [genuine, `${body} `, false],
  [headersAt(now, old), body, false],
  [headersAt(new Date(now.getTime() - 3_600_000)), body, false],
  [{ ...genuine, 'webhook-timestamp': 'soon' }, body, false],
  [{ ...genuine, 'webhook-signature': 'v1,zzz' }, body, false],
] as const

it('the JavaScript in docs/api.md tells what is genuine', async () => {
  const file = join(folder, 'genuine.mjs')
  writeFileSync(file, codeIn('js'))
  const { isGenuine } = await import(/* @vite-ignore */ file)
  expect(cases.map(([headers, text]) => isGenuine(secret, headers, text))).toEqual(cases.map(([, , meant]) => meant))
})

const hasPython = spawnSync('python3', ['--version']).status === 0

it.skipIf(!hasPython)('the Python in docs/api.md tells what is genuine', () => {
  const asks = `import json, sys\nfor headers, body, _ in json.load(sys.stdin):\n    print(is_genuine(${JSON.stringify(secret)}, headers, body.encode()))\n`
  const { stdout, stderr } = spawnSync('python3', ['-c', codeIn('python') + asks], { input: JSON.stringify(cases), encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toEqual(cases.map(([, , meant]) => (meant ? 'True' : 'False')))
})
