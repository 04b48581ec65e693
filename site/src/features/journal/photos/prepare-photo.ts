import { BEGINNING, isMoving, madeAs, namedAs, type Size } from './fitting.ts'
import { type Shrunk, shrink } from './shrink.ts'

export interface Prepared extends Partial<Size> {
  file: File
}

/** A photo as it is sent: large ones are made smaller, apart from the page. What cannot be made anew stays as it is. */
export async function preparePhoto(file: File): Promise<Prepared> {
  const type = madeAs(file.type)
  if (!type || isMoving(new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()))) return { file }
  const shrunk = await aside(file, type)
    .catch(() => shrink(file, type))
    .catch(() => null)
  if (!shrunk) return { file }
  const { picture, width, height } = shrunk
  const { lastModified } = file
  return {
    file: picture ? new File([picture], namedAs(file.name, picture.type), { type: picture.type, lastModified }) : file,
    width,
    height,
  }
}

/** Shrinks it in a worker. Rejects where there can be none; `null` is a picture that cannot be read. */
function aside(...asked: Parameters<typeof shrink>): Promise<Shrunk | null> {
  return new Promise<Shrunk | null>((resolve, reject) => {
    const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
    const done = (act: () => void) => () => {
      worker.terminate()
      act()
    }
    worker.onmessage = ({ data }: MessageEvent<Shrunk | null>) => done(() => resolve(data))()
    worker.onerror = done(() => reject(new Error('There is no worker.')))
    worker.postMessage(asked)
  })
}
