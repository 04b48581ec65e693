/** Puts a text on the clipboard; false where the browser lets nothing be copied, as without TLS. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    // Without TLS there is no clipboard, whatever the types say.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
