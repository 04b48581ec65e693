import { renewList } from '../../live/renew-list.ts'
import { follow } from '../../live/stream.ts'

/** Events that come together are answered together. */
const GATHER_MS = 60

let timer: ReturnType<typeof setTimeout> | undefined

function renewSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void renewList('talks'), GATHER_MS)
}

follow((isBack) => ({
  onChange: ({ kind }) => kind === 'participation' && renewSoon(),
  onOpen: () => isBack && renewSoon(),
}))

// One narrowing at a time: what is chosen takes the place of the other.
document.querySelector<HTMLFormElement>('form[data-narrow]')?.addEventListener('change', ({ currentTarget, target }) => {
  const form = currentTarget as HTMLFormElement
  for (const select of form.querySelectorAll('select')) if (select !== target || select.value === '') select.disabled = true
  form.requestSubmit()
})
