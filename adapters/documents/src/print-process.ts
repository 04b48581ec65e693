// Run as a process of its own for each document that is set; told what to set by whoever started it, and ended by them.
import { answer } from './answering.ts'
import type { ToldToPrint } from './messages.ts'
import type { Setter } from './setter.ts'

let setter: Setter | undefined

/** Only the library of the one format is loaded. */
async function begun({ format, ...about }: Extract<ToldToPrint, { begin: unknown }>['begin']): Promise<Setter> {
  if (format === 'docx') return (await import('./docx/word-setter.ts')).createWordSetter(about)
  return (await import('./pdf/typesetter.ts')).createTypesetter(about)
}

answer(async (told: ToldToPrint): Promise<readonly Uint8Array[]> => {
  if ('begin' in told) setter = await begun(told.begin)
  if (!setter) throw new Error('Nothing was begun.')
  if ('picture' in told) setter.addPicture(told.picture.id, told.picture.bytes)
  if ('parts' in told) for (const part of told.parts) setter.add(part)
  if ('end' in told) await setter.end()
  return setter.taken()
})
