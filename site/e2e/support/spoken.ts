import type { Page } from '@playwright/test'

/** Begins to write down, on every page opened from now on, what live regions come to say: that is what a screen reader speaks unasked. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]'
    const heard: string[] = []
    const last = new Map<Element, string>()
    Object.assign(window, { heard })
    const wordsOf = (region: Element) => {
      // What is hidden is not spoken; what is drawn for the eye alone neither.
      if (!region.checkVisibility({ checkVisibilityCSS: true })) return ''
      const copy = region.cloneNode(true) as Element
      for (const silent of copy.querySelectorAll('[aria-hidden="true"], svg')) silent.remove()
      for (const named of copy.querySelectorAll('[aria-label]')) named.textContent = named.getAttribute('aria-label')
      const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '')
      return words.join(' ').replace(/\s+/g, ' ').trim()
    }
    const hear = (region: Element) => {
      const words = wordsOf(region)
      if (words !== (last.get(region) ?? '') && words !== '') heard.push(words)
      last.set(region, words)
    }
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (region) regions.add(region)
        for (const node of addedNodes)
          if (node instanceof Element && document.readyState !== 'loading')
            for (const inner of [node, ...node.querySelectorAll('*')]) if (inner.matches(live)) regions.add(inner)
      }
      for (const region of regions) hear(region)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** What was spoken on this page so far, in order. */
export const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

/** How what has the focus is read out: its role, its name and its states; `nothing` where the page lost it. */
export async function focusOn(page: Page): Promise<string> {
  if (await page.evaluate(() => document.activeElement === document.body)) return 'nothing'
  const [first = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n')
  return first.replace(/^- '?/, '').replace(/:$/, '').replace(/'$/, '')
}
