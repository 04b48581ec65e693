/** What the core uses of its platform, and no more: each is in every browser and in Node alike. */

declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }

interface DecoderOptions {
  fatal?: boolean
  ignoreBOM?: boolean
}
declare const TextDecoder: new (
  encoding?: string,
  options?: DecoderOptions,
) => { decode(bytes?: Uint8Array, options?: { stream?: boolean }): string }

declare const AbortController: new () => {
  readonly signal: {
    readonly aborted: boolean
    addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
    removeEventListener(type: 'abort', listener: () => void): void
  }
  abort(): void
}
