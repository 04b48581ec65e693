/**
 * The Content-Disposition of a file (RFC 6266): its name in ASCII for old readers, and whole for all others (RFC 8187).
 */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
