// Run as a process of its own for each document that is set; told what to set by whoever started it, and ended by them.
import type { Answer, Told } from './messages.ts'
import type { Setter } from './setter.ts'

let setter: Setter | undefined

/** Only the library of the one format is loaded. */
async function begun({ format, ...about }: Extract<Told, { begin: unknown }>['begin']): Promise<Setter> {
  if (format === 'docx') return (await import('./docx/word-setter.ts')).createWordSetter(about)
  return (await import('./pdf/typesetter.ts')).createTypesetter(about)
}

async function heed(told: Told): Promise<readonly Uint8Array[]> {
  if ('begin' in told) setter = await begun(told.begin)
  if (!setter) throw new Error('Nothing was begun.')
  if ('picture' in told) setter.addPicture(told.picture.id, told.picture.bytes)
  if ('parts' in told) for (const part of told.parts) setter.add(part)
  if ('end' in told) await setter.end()
  return setter.taken()
}

const answer = (said: Answer) => void process.send?.(said)

process.on('message', (told: Told) => {
  heed(told).then(
    (pieces) => answer({ pieces }),
    (error: unknown) => answer({ fault: error instanceof Error ? String(error.stack) : String(error) }),
  )
})
