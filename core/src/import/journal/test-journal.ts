import { zipSync } from 'fflate'
import { type FileSource, heldFile } from '../../kernel/index.ts'
import { utf8 } from '../test-import.ts'

declare const Buffer: { from(text: string, encoding: 'base64'): Uint8Array }

/** The smallest PNG there is. */
export const dot = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
)

/** An archive of these files. */
export const zipOf = (files: Record<string, string | Uint8Array | object>): FileSource =>
  heldFile(
    Uint8Array.from(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, content]) => [
            name,
            content instanceof Uint8Array ? content : utf8(typeof content === 'string' ? content : JSON.stringify(content)),
          ]),
        ),
      ),
    ),
  )

export const PHOTO = '76F9B0AC37954B51BF8B9146498B29C2'
export const MD5 = '5eb63bbbe01eeed093cb22bb8f5acdc3'

/** An entry as Day One writes it, with what it says of a device and a place. */
export const dayOneEntry = (entry: object = {}) => ({
  uuid: 'CC08EAA4F4B144EBBA74E416DCDB0B66',
  creationDate: '2025-11-02T22:30:00Z',
  modifiedDate: '2025-11-03T07:00:00Z',
  timeZone: 'Europe/Budapest',
  creationDeviceType: '(null)',
  starred: false,
  text: 'Rain again\\. Mika stayed\\!',
  richText: '{"meta":{"version":1},"contents":[{"text":"Rain again. Mika stayed!"}]}',
  ...entry,
})

export const dayOnePhoto = { identifier: PHOTO, md5: MD5, type: 'png', orderInEntry: 0, fnumber: '(null)', cameraMake: 'Orion' }

/** A Day One export of one journal, with a photo beside it. */
export const dayOneZip = (...entries: object[]): FileSource =>
  zipOf({ 'Journal.json': { metadata: { version: '1.0' }, entries }, [`photos/${MD5}.png`]: dot })
