import type { ListedMessage } from '@throughline/core/discussion'
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

let render: typeof renderMessage | null = null

/** Fetches what renders messages that the server has not; without a network they stand as they were typed. */
export async function loadRenderer(): Promise<void> {
  render ??= await import('./render-message.ts').then(
    ({ renderMessage }) => renderMessage,
    () => null,
  )
}

/** The HTML of a message; `null` when there is nothing here to make it with. */
export function htmlOf(message: ListedMessage, names: Names, given: Rendered | undefined): string | null {
  if (given?.of === renderedOf(message, names)) return given.html
  return render?.(message.body, names) ?? null
}
