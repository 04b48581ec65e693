/** Brings what was made in the demo of this browser into the form of Import, which previews it; see packages/demo. */

import { createStore, del, get } from 'idb-keyval'

const ARCHIVE = 'throughline-demo.zip'

/** Does what choosing the file and asking for its preview does; nothing where the demo has left no archive. */
export async function bringFromDemo(): Promise<void> {
  const store = createStore('throughline-demo-archive', 'kept')
  const content = await get<Blob>('archive', store)
  const form = document.querySelector<HTMLFormElement>('form.import-choose')
  const field = form?.querySelector<HTMLInputElement>('input[type="file"]')
  const format = form?.querySelector<HTMLInputElement>('input[name="format"][value="throughline-zip"]')
  if (!content || !form || !field || !format) return
  const files = new DataTransfer()
  files.items.add(new File([content], ARCHIVE, { type: 'application/zip' }))
  field.files = files.files
  format.checked = true
  await del('archive', store)
  form.requestSubmit()
}
