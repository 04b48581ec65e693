/** Says at once that a file is too large, and shows that a form is at work; everything else works without. */

const MAX_BYTES = 25 * 1024 * 1024

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-too-large]')) {
  const error = document.getElementById('file-error')
  const isTooLarge = () => (field.files?.[0]?.size ?? 0) > MAX_BYTES
  field.addEventListener('change', () => {
    field.setAttribute('aria-invalid', String(isTooLarge()))
    if (error) error.textContent = isTooLarge() ? (field.dataset.tooLarge ?? '') : ''
  })
  field.form?.addEventListener('submit', (event) => {
    if (!isTooLarge()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    field.focus()
  })
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
