import { type Shrunk, shrink } from './shrink.ts'

/** The types of a page know nothing of workers. */
const page = self as unknown as {
  onmessage: ((event: MessageEvent<Parameters<typeof shrink>>) => void) | null
  postMessage(answer: Shrunk | null): void
}

page.onmessage = async ({ data: [file, type] }) => {
  page.postMessage(await shrink(file, type).catch(() => null))
}
