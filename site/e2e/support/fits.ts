import type { Page } from '@playwright/test'

/** Texts that do not fit where they stand and are not meant to be shortened there. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element)
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (!clips(style.overflowX) && !clips(style.overflowY)) continue
      // Shortened with a mark, in so many lines, or there for those who hear it.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || element.clientWidth < 4) continue
      const [own] = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const isWide = clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1
      const isHigh = clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1
      if (own && element.checkVisibility() && (isWide || isHigh))
        cut.push(`${element.tagName.toLowerCase()}.${element.className}: ${own.textContent?.trim().slice(0, 60)}`)
    }
    return cut
  })

/** What is furthest over the edge, for whoever is to mend it. */
export const furthest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isWithin = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' && at.getBoundingClientRect().right <= width + 1) return true
      return false
    }
    const over = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > width + 1 || box.left < -1))
      // What scrolls within itself takes nothing with it.
      .filter(({ element }) => !isWithin(element))
    return over
      .slice(0, 3)
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${Math.round(box.left)}–${Math.round(box.right)}`,
      )
      .join(', ')
  })

/** Words that lie upon other words of the same page; what floats or sticks above it is left out. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floats = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        const { position, opacity } = getComputedStyle(at)
        if (
          position === 'fixed' ||
          position === 'sticky' ||
          opacity === '0' ||
          at.matches('[popover], dialog, .skip, [aria-hidden="true"]')
        )
          return true
      }
      return false
    }
    /** What of it can be seen: its box within those that scroll or cut. */
    const seen = (element: Element, box: DOMRect) => {
      let { left, top, right, bottom } = box
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at)
        if (clipPath !== 'none') return null
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const edge = at.getBoundingClientRect()
        ;[left, top, right, bottom] = [
          Math.max(left, edge.left),
          Math.max(top, edge.top),
          Math.min(right, edge.right),
          Math.min(bottom, edge.bottom),
        ]
      }
      return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null
    }
    const texts: { said: string; element: Element; left: number; top: number; right: number; bottom: number }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const said = node.textContent?.trim()
      if (
        !said ||
        !element?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true, contentVisibilityAuto: true }) ||
        element.closest('option, script, style') ||
        floats(element)
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = seen(element, line)
        if (box) texts.push({ said, element, ...box })
      }
    }
    const found: string[] = []
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        // Lines of text may touch by what letters have above and below them.
        if (across > 3 && down > 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top))
          found.push(
            `“${one.said.slice(0, 40)}” (${one.element.className}) lies upon “${other.said.slice(0, 40)}” (${other.element.className})`,
          )
      }
    return [...new Set(found)].slice(0, 6)
  })
