import type { Page } from '@playwright/test'

/** The least a thing one may press measures, in CSS pixels: WCAG 2.2, 2.5.8. */
const TARGET = 24

/**
 * What is smaller than 24 × 24 and has no exception: it is no link within a sentence, it is no part of a larger one that
 * does the same, and a circle of that size around its middle meets that of another.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="option"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role="menuitem"], [role="slider"], [tabindex="0"]'
    const boxOf = (element: Element) => {
      // A field that is drawn by its label is pressed by it.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      const [own, its] = [element.getBoundingClientRect(), label?.getBoundingClientRect()]
      if (!its || its.width * its.height === 0) return own
      const [left, top] = [Math.min(own.left, its.left), Math.min(own.top, its.top)]
      return new DOMRect(left, top, Math.max(own.right, its.right) - left, Math.max(own.bottom, its.bottom) - top)
    }
    const targets = [...document.querySelectorAll(pressed)]
      .filter(
        (element) =>
          element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false }) &&
          !element.closest('[inert], :disabled, [aria-disabled="true"]'),
      )
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const isInline = (element: Element) => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false
      // The words of its sentence may stand in a part of their own beside it.
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) =>
          /\w/.test(node.textContent ?? '') &&
          (node.nodeType === Node.TEXT_NODE ||
            (node instanceof Element && !node.matches(pressed) && getComputedStyle(node).display === 'inline')),
      )
    }
    const distance = (x: number, y: number, box: DOMRect) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    const found: string[] = []
    for (const { element, box } of targets) {
      if (box.width >= least - 0.5 && box.height >= least - 0.5) continue
      if (isInline(element) || element.matches('.pixel')) continue
      // A line may be pressed as a whole, by what lies over it.
      element.scrollIntoView({ block: 'center' })
      const now = element.getBoundingClientRect()
      const [left, top] = [now.left + Math.min(now.width / 2, least), now.top + now.height / 2]
      const half = least / 2 - 1
      const reached = [
        [0, -half],
        [0, half],
        [-half, 0],
        [half, 0],
      ].filter(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(left + dx, top + dy)
        return hit && (element.contains(hit) || hit.closest('label')?.contains(element))
      })
      if (reached.length === 4) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const isNear = targets.some(({ element: other, box: its }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false
        const isSmall = its.width < least || its.height < least
        if (isSmall) return Math.hypot(its.left + its.width / 2 - x, its.top + its.height / 2 - y) < least - 0.5
        return distance(x, y, its) < least / 2 - 0.5
      })
      if (isNear) found.push(`${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`)
    }
    return [...new Set(found.map((line) => line))]
  }, TARGET)

interface Stop {
  said: string
  /** `null` where all of it can be seen. */
  hidden: 'wholly' | 'partly' | null
  by: string
  hasMark: boolean
  /** Whether it had the focus when it was last looked at. */
  isSame: boolean
}

/** Run in the page: what has the focus, whether it can be seen, and whether it shows that it has it. */
function lookAtFocus(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const said = element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
  const box = element.getBoundingClientRect()
  // A line of several rows has no words at its corners.
  const boxes = getComputedStyle(element).display === 'inline' ? [...element.getClientRects()] : [box]
  let [seen, looked, by] = [0, 0, '']
  /** Of what lies above, what is pressed through it is part of the same; what sticks or floats hides it. */
  const floatsOver = (above: Element) => {
    for (let at: Element | null = above; at && !at.contains(element); at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position) && !element.contains(at)) return true
    return false
  }
  for (const { left, top, width, height } of boxes) {
    for (const [across, down] of [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ] as const) {
      // What is higher or wider than the page is seen as far as it goes.
      if (height > innerHeight * 0.7 && down !== 0.2) continue
      looked += 1
      const [x, y] = [left + width * across, top + height * down]
      const above = document.elementFromPoint(x, y)
      if (above && !floatsOver(above)) seen += 1
      else
        by ||= `${above ? `${above.tagName.toLowerCase()}.${above.getAttribute('class')}` : 'the edge'} at ${Math.round(x)},${Math.round(y)}`
    }
  }
  const marks = (at: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(at, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const near = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.closest('.quick'),
    element.nextElementSibling,
    ...[...element.children].slice(0, 2),
  ]
  const hasMark = near.some((at) => at && (marks(at) || marks(at, '::after') || marks(at, '::before')))
  const marked = window as unknown as { last?: Element | null }
  const isSame = marked.last === element
  marked.last = element
  return { said, isSame, hidden: seen === 0 ? 'wholly' : seen < looked ? 'partly' : null, by, hasMark }
}

/** Goes through the page by Tab; names where one is not seen, or shows no mark, and where one does not come on. */
export async function focusFaults(page: Page, most = 160): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
  })
  let stops = 0
  for (; stops < most; stops++) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const at = await page.evaluate(lookAtFocus)
    if (!at) break
    // The parts of a field for a date are stops of their own, and marked by the browser.
    const isDate = /type="(date|time|datetime-local|month|week)"/.test(at.said)
    const isOfParts = isDate || /<iframe|<video|<audio/.test(at.said)
    if (at.isSame && !isOfParts) {
      found.push(`Tab does not leave ${at.said}`)
      break
    }
    // Of a field for several lines the browser shows the one that is written in.
    const isShown = at.hidden === 'partly' && at.said.startsWith('<textarea')
    if (at.hidden && !isShown) found.push(`${at.hidden} hidden by ${at.by}: ${at.said}`)
    if (!at.hasMark && !isDate) found.push(`no mark of focus: ${at.said}`)
  }
  return stops === 0 ? ['nothing takes the focus'] : found
}

/** Headings that skip a level, and parts of the page that share a name or have none. */
export const outlineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('[aria-hidden="true"], [inert]'),
      )
    const isModal = document.querySelector('dialog:modal')
    const headings = isModal ? [] : shown('h1, h2, h3, h4, h5, h6, [role="heading"]')
    const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? element.tagName.slice(1))
    const firsts = headings.filter((element) => levelOf(element) === 1)
    if (!isModal && firsts.length !== 1)
      found.push(`${firsts.length} headings of the first level: ${firsts.map((h) => h.textContent?.trim().slice(0, 30)).join(' / ')}`)
    for (const [at, heading] of headings.entries()) {
      const previous = headings[at - 1]
      if (previous && levelOf(heading) > levelOf(previous) + 1)
        found.push(
          `h${levelOf(previous)} “${previous.textContent?.trim().slice(0, 30)}” → h${levelOf(heading)} “${heading.textContent?.trim().slice(0, 30)}”`,
        )
    }
    if (!isModal && !document.querySelector('main')) found.push('no main')
    if (!document.querySelector('.skip')) found.push('no skip link')
    return found
  })
