/**
 * Keeps what must be read again from whoever reads the storage, and proves that a text was written here, under the key
 * of an install; what was sealed or signed under a former one is known for as long as that one is named. What it must do is said by `sealerContract` in packages/contracts.
 */
export interface Sealer {
  /**
   * The text, encrypted and bound to what it is for, as base64url. Sealing the same text twice gives two different answers.
   * @param context such as `totp:<account id>`: the same is needed to open it
   */
  seal(text: string, context: string): string
  /** What was sealed; `null` when it was sealed under another key or context, or was touched. */
  open(sealed: string, context: string): string | null
  /**
   * The same, sealed under the key of today; `null` when it is already, or cannot be opened. Whoever opens what is stored
   * stores this in its place, so that former keys come to an end.
   */
  renewed(sealed: string, context: string): string | null
  /** HMAC-SHA-256 of the text for one purpose, as base64url: the same every time. */
  sign(text: string, purpose: string): string
  /** Whether `sign` gave this signature; takes the same time whatever it is given. */
  isSigned(text: string, purpose: string, signature: string): boolean
}

export interface SealerDep {
  sealer: Sealer
}
