import { createStore, set } from 'idb-keyval'
import type { Opened } from './open.ts'

/** Makes an archive of all that the sample person has by now, and lays it where the page of Import finds it. */
export async function makeArchive({ api }: Opened): Promise<void> {
  const response = await api(new Request('http://demo.invalid/api/v1/exports/throughline.zip'))
  if (!response.ok) throw new Error('The archive was not made.')
  await set('archive', await response.blob(), createStore('throughline-demo-archive', 'kept'))
}
