import { getPriority } from 'node:os'

// Answers how far it gives way to the process that started it.
process.on('message', () => process.send?.({ value: getPriority() - getPriority(process.ppid) }))
