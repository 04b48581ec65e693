/** How files begin that are often taken for an export: pictures, PDF, archives with what offices save among them. */
const beginnings = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', '%PDF', 'PK\x03\x04', '\xd0\xcf\x11\xe0', '\x1f\x8b']

/** Whether a file says by its first bytes that it is no text at all. */
export async function isOtherKind(file: Blob): Promise<boolean> {
  const first = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()))
  return beginnings.some((beginning) => first.startsWith(beginning))
}
