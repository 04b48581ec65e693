/** Says at once that a file is too large or whose it seems to be, and shows that a form is at work; all works without. */
import type { ImportFormat } from '@throughline/core/import'
import { packChosen } from './choose-files.ts'
import { formatOf } from './file-kind.ts'

const MAX_BYTES = 25 * 1024 * 1024
/** A longer file is not carried along in the page: an archive goes straight to the API, so that it is chosen once. */
const MAX_CARRIED_BYTES = 2 * 1024 * 1024
const archives: ReadonlySet<string> = new Set<ImportFormat>(['throughline-zip', 'dayone-zip', 'markdown-zip'])

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-too-large]')) {
  const { form, dataset } = field
  const error = document.getElementById('file-error')
  const said = document.getElementById('file-format')
  const progress = document.querySelector<HTMLProgressElement>('#archive-sent')
  const folder = document.querySelector<HTMLInputElement>('#folder')
  const length = () => field.files?.[0]?.size ?? 0
  const format = () => form?.querySelector<HTMLInputElement>('input[name="format"]:checked')?.value ?? ''
  /** It is sent by itself; the API takes as much as there is room for files. */
  const isArchive = () => archives.has(format())
  const refusal = () => {
    if (length() <= MAX_BYTES) return ''
    if (!isArchive()) return dataset.tooLarge ?? ''
    return length() > Number(dataset.room) ? (dataset.noRoom ?? '') : ''
  }
  const check = () => {
    field.setAttribute('aria-invalid', String(refusal() !== ''))
    if (error) error.textContent = refusal()
  }
  field.multiple = true
  if (folder) folder.webkitdirectory = true
  document.getElementById('choose-folder')?.addEventListener('click', () => folder?.click())
  form?.addEventListener('change', async ({ target }) => {
    // What was offered was to import the archive chosen before.
    const offered = form.querySelectorAll<HTMLElement>('#archive-run, #archive-problems')
    for (const element of offered) element.hidden = true
    if ((target === field || target === folder) && said && progress) {
      await busy(form, () => packChosen(field, [...((target as HTMLInputElement).files ?? [])], { progress, said }))
      if (folder) folder.value = ''
      if (length() > 0) await suggest(field)
    }
    check()
  })
  form?.addEventListener('submit', (event) => {
    const [file] = field.files ?? []
    if (!file || length() <= (isArchive() ? MAX_CARRIED_BYTES : MAX_BYTES)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    check()
    if (refusal() !== '') field.focus()
    else if (error) void busy(form, () => preview(file, format() as ImportFormat, { form, error }))
  })
}

/** Does one thing at a time, and shows it. */
async function busy(form: HTMLFormElement, work: () => Promise<void>): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  button?.classList.add('is-busy')
  try {
    await work()
  } finally {
    form.ariaBusy = null
    button?.classList.remove('is-busy')
  }
}

/** Sends a long archive from the page itself. */
async function preview(file: File, format: ImportFormat, { form, error }: { form: HTMLFormElement; error: HTMLElement }): Promise<void> {
  const run = form.querySelector<HTMLButtonElement>('#archive-run')
  const [progress, said] = [document.querySelector<HTMLProgressElement>('#archive-sent'), document.getElementById('file-format')]
  const problems = document.getElementById('archive-problems')
  if (!run || !progress || !said || !problems) return
  const { previewArchive } = await import('./send-archive.ts')
  await previewArchive(file, format, { progress, said, error, run, problems })
}

/** Chooses the format the file seems to be in, and says so; the person may choose another. */
async function suggest({ files, form }: HTMLInputElement): Promise<void> {
  const [file] = files ?? []
  const format = file ? await formatOf(file) : null
  const choice = form?.querySelector<HTMLInputElement>(`input[name="format"][value="${format}"]`)
  const said = document.getElementById('file-format')
  if (choice) choice.checked = true
  if (said) said.textContent = choice?.dataset.suggestion ?? ''
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-busy]')) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  form.addEventListener('submit', (event) => {
    if (form.ariaBusy === 'true') return event.preventDefault()
    form.ariaBusy = 'true'
    button?.classList.add('is-busy')
  })
  // Coming back to the page finds it at rest.
  addEventListener('pageshow', () => {
    form.ariaBusy = null
    button?.classList.remove('is-busy')
  })
}
