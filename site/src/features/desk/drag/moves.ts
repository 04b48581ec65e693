/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** Something that has been taken hold of. */
export interface Held {
  /** It may have left the page by now: what is scrolled away is not drawn. */
  item: HTMLElement
  /** How far below its upper edge it is held, in CSS pixels. */
  grip: number
  at: Point
}

/** What can be moved by pointer in a layout, and where to: the same for mouse and finger. */
export interface Moves {
  /** Selector of what can be moved. */
  readonly items: string
  /** Selector of where it can be let go. */
  readonly places: string
  canLand(held: Held, place: HTMLElement): boolean
  /** Shows where in a place it would land, and names that where the eye may miss it. */
  mark(held: Held, place: HTMLElement): string | null
  unmark(place: HTMLElement): void
  drop(held: Held, place: HTMLElement): void
  /** The way on to other places that what is held there asks for, such as the link to the next month. */
  beyond?(at: Point): HTMLElement | null
  /** What is carried, in words. */
  nameOf(item: HTMLElement): string
  /** How many go along, itself included; one where it is left out. */
  countOf?(item: HTMLElement): number
  /**
   * It is carried from now on; answers what to do once it is let go.
   * @param isPressed whether a long press came first, which chooses as well
   */
  lift(item: HTMLElement, isPressed: boolean): () => void
}

/** What has a use of its own when pressed, and is not taken hold of by. */
const OTHER_USES = '[data-moves], .block-edge'

export const isHandle = (target: Element | null): boolean => !target?.closest(OTHER_USES)

export const gripOf = (item: Element, { y }: Point): number => y - item.getBoundingClientRect().top

/** Shows that something is carried; answers how to end that. */
export function dimmed(item: Element): () => void {
  item.setAttribute('data-dragging', '')
  return () => item.removeAttribute('data-dragging')
}
