import { renewList } from '../../live/renew-list.ts'
import { follow } from '../../live/stream.ts'

/** What coverage tells of. */
const kinds: readonly string[] = ['win', 'story', 'question', 'practice-card', 'practice-review', 'target-job']

/** Coverage is read together with the page: what is rated card by card is gathered for longer. */
const GATHER_MS = 600

let timer: ReturnType<typeof setTimeout> | undefined

function renewSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void renewList('coverage'), GATHER_MS)
}

follow((isBack) => ({
  onChange: ({ kind }) => kinds.includes(kind) && renewSoon(),
  onOpen: () => isBack && renewSoon(),
}))
