/** Where passkeys are good: a domain, and the origin of those of its pages that may ask for them. */
export interface PasskeySite {
  /** Such as `throughline.example`; no IP address. */
  domain: string
  /** Such as `https://throughline.example`. */
  origin: string
}

/** What a browser is handed and hands back, in the JSON of Web Authentication. */
export type CredentialJson = Readonly<Record<string, unknown>>

/** What a browser is asked; `challenge` makes it a question of this one time. */
export interface PasskeyQuestion {
  options: CredentialJson
  challenge: string
}

export interface PasskeyAnswerTo {
  /** Of the question. */
  challenge: string
  /** As it came. */
  answer: CredentialJson
}

/** What stands for a passkey when a browser looks for it. */
export interface KnownPasskey {
  /** Base64url. */
  credentialId: string
  /** How the device is reached, in the words of the browser that made it. */
  transports: readonly string[]
}

/** A passkey that a device has just made. */
export interface PasskeyMade extends KnownPasskey {
  /** COSE, base64url. */
  publicKey: string
  counter: number
  /** Whether its device keeps it in more than one place. */
  isBackedUp: boolean
  /** What the device or the keeper of passwords is called, where that is known. */
  device: string | null
}

/** Passkeys: WebAuthn, with the person proven to the device. What an implementation must do is said by `passkeysContract` in packages/contracts. */
export interface Passkeys {
  /** Asks for a new one, which finds its person by itself at sign-in; a device that has one of `known` makes no other. */
  askForNew(
    site: PasskeySite,
    person: { id: string; email: string; name: string },
    known: readonly KnownPasskey[],
  ): Promise<PasskeyQuestion>
  /** What the device has made; `null` when the answer is none to this question on this site. */
  readNew(site: PasskeySite, to: PasskeyAnswerTo): Promise<PasskeyMade | null>
  /** Asks for one of those, or for any when there are none. */
  ask(site: PasskeySite, known: readonly KnownPasskey[]): Promise<PasskeyQuestion>
  /** Which passkey of whom an answer claims to be of, unproven; `null` for what is no answer. */
  claimOf(answer: CredentialJson): { credentialId: string; personId: string | null } | null
  /**
   * What the device says with it; `null` when it is not this passkey that answers this question on this site. How the counter
   * moved is for the caller to judge.
   */
  verify(
    site: PasskeySite,
    passkey: { credentialId: string; publicKey: string },
    to: PasskeyAnswerTo,
  ): Promise<{ counter: number; isBackedUp: boolean } | null>
}

export interface PasskeysDep {
  passkeys: Passkeys
}
/** The site that asks, as its address was set up. */
export interface PasskeySiteDep {
  site: PasskeySite
}
