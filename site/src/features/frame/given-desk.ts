import type { Desk } from '../desk/desk.ts'

/** The place in the frame where what floats is put; it carries what the server knows of the person. */
export const host = (): HTMLElement => {
  const element = document.getElementById('command')
  if (!element) throw new Error('A signed-in page has a place for commands.')
  return element
}

let desk: Desk | undefined

/** Whose page this is, as the server told it. */
export function givenDesk(): Desk {
  desk ??= JSON.parse(host().dataset.desk ?? '') as Desk
  return desk
}
