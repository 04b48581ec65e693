const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** The checksum that ZIP archives keep of each file, and PNG pictures of each part; `before` is that of the bytes that came before these. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  // By index: files of gigabytes pass here, and an iterator takes several times as long.
  for (let i = 0; i < bytes.byteLength; i++) crc = (table[(crc ^ (bytes[i] as number)) & 255] as number) ^ (crc >>> 8)
  return ~crc >>> 0
}
