import { renewList } from '../../../live/renew-list.ts'
import { follow } from '../../../live/stream.ts'

/** What the list tells of. */
const kinds: readonly string[] = ['story', 'practice-card', 'win']

/** Events that come together are answered together. */
const GATHER_MS = 60

let timer: ReturnType<typeof setTimeout> | undefined

function renewSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void renewList('stories'), GATHER_MS)
}

follow((isBack) => ({
  onChange: ({ kind }) => kinds.includes(kind) && renewSoon(),
  onOpen: () => isBack && renewSoon(),
}))
