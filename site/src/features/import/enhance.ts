/**
 * Says at once that a file is too large or whose it seems to be, goes straight to the preview where a form says so, and shows
 * that it is at work; all works without.
 */
import type { ImportFormat } from '@throughline/core/import'
import { isArchiveFormat, mostBytesOf } from '@throughline/core/import/limits'
import { packChosen } from './choose-files.ts'
import { formatOf } from './file-kind.ts'
import { MAX_CARRIED_BYTES, tooLargeAs } from './lengths.ts'

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-too-large]')) {
  const { form, dataset } = field
  const part = <E extends HTMLElement>(selector: string) => form?.querySelector<E>(selector) ?? null
  const error = part('.file-error')
  const said = part('.file-format')
  const progress = part<HTMLProgressElement>('.archive-sent')
  const folder = part<HTMLInputElement>('.choose-folder input')
  const length = () => field.files?.[0]?.size ?? 0
  const format = () => part<HTMLInputElement>('input[name="format"]:is(:checked, [type="hidden"])')?.value as ImportFormat
  /** It is sent by itself; the API takes as much as there is room for files. */
  const isArchive = () => isArchiveFormat(format())
  const refusal = () => {
    const tooLarge = tooLargeAs(format(), length())
    if (!tooLarge) return ''
    if (!isArchive()) return dataset[tooLarge] ?? ''
    return length() > Number(dataset.room) ? (dataset.noRoom ?? '') : ''
  }
  const check = () => {
    field.setAttribute('aria-invalid', String(refusal() !== ''))
    if (error) error.textContent = refusal()
  }
  /** Whether a format was chosen by hand. */
  let isSaid = false
  field.multiple = dataset.single === undefined
  if (folder) folder.webkitdirectory = true
  part('.choose-folder button')?.addEventListener('click', () => folder?.click())
  form?.addEventListener('change', async ({ target }) => {
    // What was offered was to import the archive chosen before.
    const offered = form.querySelectorAll<HTMLElement>('.archive-run, .archive-problems')
    for (const element of offered) element.hidden = true
    if ((target === field || target === folder) && said && progress) {
      await busy(form, () => packChosen(field, [...((target as HTMLInputElement).files ?? [])], { progress, said }))
      if (folder) folder.value = ''
      if (length() > 0) await suggest(field, said)
    }
    check()
    // Where it is known what the file is of, nothing is left to ask: it looks like one of those, or as it was said before by hand.
    // Where a form is for one of them alone, what looks like another's is told of first.
    const isChosen = target === field || target === folder
    if (!isChosen) isSaid = true
    const looksKnown = said?.textContent !== ''
    const isKnown = form.dataset.atOnce === undefined ? looksKnown || isSaid : !looksKnown
    if (isChosen && isKnown && length() > 0 && refusal() === '') form.requestSubmit()
  })
  form?.addEventListener('submit', (event) => {
    const [file] = field.files ?? []
    if (!file || length() <= (isArchive() ? MAX_CARRIED_BYTES : mostBytesOf(format()))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    check()
    if (refusal() !== '') field.focus()
    else if (error) void busy(form, () => preview(file, format(), { form, error }))
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
  const part = <E extends HTMLElement>(selector: string) => form.querySelector<E>(selector)
  const [progress, said] = [part<HTMLProgressElement>('.archive-sent'), part('.file-format')]
  const [run, problems] = [part<HTMLButtonElement>('.archive-run'), part('.archive-problems')]
  if (!run || !progress || !said || !problems) return
  const { previewArchive } = await import('./send-archive.ts')
  await previewArchive(file, format, { progress, said, error, run, problems })
}

/** Chooses the format the file seems to be in, and says so; the person may choose another. Who has chosen it by its row is told of another. */
async function suggest({ files, form }: HTMLInputElement, said: HTMLElement): Promise<void> {
  const [file] = files ?? []
  const format = file ? await formatOf(file) : null
  const isOf = ({ value }: HTMLInputElement) => value === format
  const choice = [...(form?.querySelectorAll<HTMLInputElement>('input[name="format"]') ?? [])].find(isOf)
  const other = [...document.querySelectorAll<HTMLInputElement>('input[name="format"][type="hidden"]')].find(isOf)
  if (choice?.type === 'radio') choice.checked = true
  said.textContent = (choice?.type === 'hidden' ? undefined : (choice ?? other)?.dataset.suggestion) ?? ''
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
