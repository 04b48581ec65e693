/** What a line that begins with a slash makes instead of a message. */
export const commands = ['decision', 'action', 'agenda'] as const
export type Command = (typeof commands)[number]

const NAME = 'discussion:compose'

/** Asks the part of the page that makes one of these for its form, with a text to begin with. Answers whether one took it. */
export const compose = (what: Command, text: string): boolean =>
  !document.dispatchEvent(new CustomEvent(NAME, { cancelable: true, detail: { what, text } }))

/** Opens a form when somebody asks for it from what they write. Answers how to stop. */
export function onCompose(what: Command, open: (text: string) => void): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<{ what: Command; text: string }>
    if (detail.what !== what) return
    // The words are the form’s now; otherwise they stay where they were written.
    event.preventDefault()
    open(detail.text)
  }
  document.addEventListener(NAME, listener)
  return () => document.removeEventListener(NAME, listener)
}
