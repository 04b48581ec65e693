/** Says at once that a file is too large or whose it seems to be, and shows that a form is at work; all works without. */
import { formatOf } from './file-kind.ts'

const MAX_BYTES = 25 * 1024 * 1024

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-too-large]')) {
  const error = document.getElementById('file-error')
  const isTooLarge = () => (field.files?.[0]?.size ?? 0) > MAX_BYTES
  field.addEventListener('change', () => {
    field.setAttribute('aria-invalid', String(isTooLarge()))
    if (error) error.textContent = isTooLarge() ? (field.dataset.tooLarge ?? '') : ''
    suggest(field)
  })
  field.form?.addEventListener('submit', (event) => {
    if (!isTooLarge()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    field.focus()
  })
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
