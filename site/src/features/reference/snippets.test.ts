import { expect, it } from 'vitest'
import { scriptSnippets, withToken } from './snippets.ts'

const plain = `curl -X 'POST' \\
  'https://throughline.example/api/v1/tasks' \\
  -H 'accept: application/json' \\
  -H 'Content-Type: application/json' \\
  -d '{
  "title": "Send Ana the draft"
}'`

it('writes a command as a script sends it: with a token', () => {
  expect(withToken(plain)).toBe(`curl -X 'POST' \\
  'https://throughline.example/api/v1/tasks' \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'accept: application/json' \\
  -H 'Content-Type: application/json' \\
  -d '{
  "title": "Send Ana the draft"
}'`)
})

it('keeps the secret that is tried out of what is copied', () => {
  const tried = plain.replace(`-H 'accept`, `-H 'Authorization: Bearer tl_pat_secret' \\\n  -H 'accept`)
  expect(withToken(tried)).toBe(withToken(plain))
})

it('does the same in the renderer, whatever it makes of a request', () => {
  const request = { get: () => null, set: () => request }
  const { fn } = scriptSnippets({ fn: { requestSnippetGenerator_curl_bash: () => plain } })
  expect(fn.requestSnippetGenerator_curl_bash?.(request)).toBe(withToken(plain))
  expect(scriptSnippets({ fn: {} }).fn).toEqual({})
})
