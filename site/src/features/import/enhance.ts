/** Says at once that a file is too large or whose it seems to be, and shows that a form is at work; all works without. */
import { formatOf } from './file-kind.ts'

const MAX_BYTES = 25 * 1024 * 1024

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-too-large]')) {
  const { form, dataset } = field
  const error = document.getElementById('file-error')
  const length = () => field.files?.[0]?.size ?? 0
  /** An archive of ours goes straight to the API, which takes as much as there is room for files. */
  const isArchive = () => form?.querySelector<HTMLInputElement>('input[name="format"]:checked')?.value === 'throughline-zip'
  const refusal = () => {
    if (length() <= MAX_BYTES) return ''
    if (!isArchive()) return dataset.tooLarge ?? ''
    return length() > Number(dataset.room) ? (dataset.noRoom ?? '') : ''
  }
  const check = () => {
    field.setAttribute('aria-invalid', String(refusal() !== ''))
    if (error) error.textContent = refusal()
  }
  form?.addEventListener('change', async ({ target }) => {
    // What was offered was to import the archive chosen before.
    const run = form.querySelector<HTMLButtonElement>('#archive-run')
    if (run) run.hidden = true
    if (target === field) await suggest(field)
    check()
  })
  form?.addEventListener('submit', (event) => {
    const [file] = field.files ?? []
    if (!file || length() <= MAX_BYTES) return
    event.preventDefault()
    event.stopImmediatePropagation()
    check()
    if (refusal() !== '') field.focus()
    else if (error) void preview(file, form, error)
  })
}

/** Sends a long archive from the page itself. */
async function preview(file: File, form: HTMLFormElement, error: HTMLElement): Promise<void> {
  const [button, run] = ['button[type="submit"]', '#archive-run'].map((selector) => form.querySelector<HTMLButtonElement>(selector))
  const [progress, said] = [document.querySelector<HTMLProgressElement>('#archive-sent'), document.getElementById('file-format')]
  if (form.ariaBusy === 'true' || !button || !run || !progress || !said) return
  form.ariaBusy = 'true'
  button.classList.add('is-busy')
  const { previewArchive } = await import('./send-archive.ts')
  await previewArchive(file, { progress, said, error, run }, document.documentElement.lang)
  form.ariaBusy = null
  button.classList.remove('is-busy')
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
