// Run as a process of its own for each document that is set; told what to set by whoever started it, and ended by them.
import type { Answer, Told } from './messages.ts'
import { createTypesetter, type Typesetter } from './pdf/typesetter.ts'

let typesetter: Typesetter | undefined

async function heed(told: Told): Promise<readonly Uint8Array[]> {
  if ('begin' in told) typesetter = createTypesetter(told.begin)
  if (!typesetter) throw new Error('Nothing was begun.')
  if ('picture' in told) typesetter.addPicture(told.picture.id, told.picture.bytes)
  if ('parts' in told) for (const part of told.parts) typesetter.add(part)
  if ('end' in told) await typesetter.end()
  return typesetter.taken()
}

const answer = (said: Answer) => void process.send?.(said)

process.on('message', (told: Told) => {
  heed(told).then(
    (pieces) => answer({ pieces }),
    (error: unknown) => answer({ fault: error instanceof Error ? String(error.stack) : String(error) }),
  )
})
