import { watch } from './watch.ts'

// Listens, as all that read do, and is busy for good as soon as it is watched.
process.on('message', () => {})
watch().once('online', () => {
  process.send?.('busy', () => {
    for (;;);
  })
})
