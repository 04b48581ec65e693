import type { ListedMessage } from '@throughline/core/discussion'
import { atom } from 'nanostores'
import type { renderMessage } from './render-message.ts'

/** A message as HTML, and what that was made of. */
export interface Rendered {
  of: string
  html: string
}

/** Everybody's name by account; empty for who is gone. */
export type Names = ReadonlyMap<string, string>

/** What the HTML of a message depends on: its text, and how those it mentions are called now. */
export const renderedOf = ({ version, mentions }: Pick<ListedMessage, 'version' | 'mentions'>, names: Names): string =>
  `${version} ${mentions.map((id) => names.get(id)).join()}`

/** What renders messages, once it is here: messages that were shown before are rendered then. */
export const $render = atom<typeof renderMessage | null>(null)

/** Fetches what renders messages that the server has not; without a network they stand as they were typed. */
export async function loadRenderer(): Promise<void> {
  if ($render.get()) return
  const loaded = await import('./render-message.ts').catch(() => null)
  if (loaded) $render.set(loaded.renderMessage)
}

/** The HTML of a message; `null` when there is nothing here to make it with. */
export function htmlOf(message: ListedMessage, names: Names, given: Rendered | undefined): string | null {
  if (given?.of === renderedOf(message, names)) return given.html
  return htmlHere(message.body, names)
}

/** What is said, rendered in the browser; `null` until what renders is there. */
export const htmlHere = (body: string, names: Names): string | null => $render.get()?.(body, names) ?? null
