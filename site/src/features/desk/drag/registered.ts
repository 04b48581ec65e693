/** Keeps every element of a kind within a root registered, also those that come into being later. Answers how to stop. */
export function keepRegistered(root: Element, selector: string, register: (element: HTMLElement) => () => void): () => void {
  const releases = new Map<Element, () => void>()
  const catchUp = () => {
    for (const [element, release] of releases) {
      if (root.contains(element)) continue
      release()
      releases.delete(element)
    }
    for (const element of root.querySelectorAll<HTMLElement>(selector)) if (!releases.has(element)) releases.set(element, register(element))
  }
  catchUp()
  const observer = new MutationObserver(catchUp)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const release of releases.values()) release()
  }
}
