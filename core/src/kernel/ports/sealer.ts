/**
 * Keeps what must be read again from whoever reads the storage, under the key of an install, and shows that it was made
 * here; what was sealed under a former key opens for as long as that one is named. What it must do is said by `sealerContract` in packages/contracts.
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
}

export interface SealerDep {
  sealer: Sealer
}
