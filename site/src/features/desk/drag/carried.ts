import type { Point } from './moves.ts'

/** CSS pixels between the finger and what hovers over it. */
const ABOVE = 28
/** CSS pixels from the edge of the window. */
const MARGIN = 8

/** What hovers over the finger: the name of what is carried, and where it would land. */
export interface Carried {
  moveTo(at: Point): void
  say(where: string | null): void
  end(): void
}

export function showCarried(name: string): Carried {
  const carried = document.createElement('p')
  carried.className = 'carried'
  carried.ariaHidden = 'true'
  const [title, place] = [document.createElement('b'), document.createElement('span')]
  title.dir = 'auto'
  title.textContent = name
  carried.append(title, place)
  document.body.append(carried)
  document.documentElement.setAttribute('data-carrying', '')
  return {
    moveTo({ x, y }) {
      const { offsetWidth: width, offsetHeight: height } = carried
      const left = Math.max(MARGIN, Math.min(x - width / 2, document.documentElement.clientWidth - width - MARGIN))
      const top = y - ABOVE - height < MARGIN ? y + ABOVE : y - ABOVE - height
      carried.style.transform = `translate(${left}px, ${top}px)`
    },
    say(where) {
      place.textContent = where
    },
    end() {
      carried.remove()
      document.documentElement.removeAttribute('data-carrying')
    },
  }
}
