import type { SpaceId } from '../kernel/index.ts'
import type { Session } from './schema.ts'

/** Slow, salted hashing of passwords. Both calls cost the same work, whatever they are given. */
export interface PasswordHasher {
  /** @throws AppError `unavailable` when too many are waiting already. */
  hash(password: string): Promise<string>
  /**
   * Whether the hash was made of this password.
   * @throws AppError `unavailable` when too many are waiting already.
   */
  verify(passwordHash: string, password: string): Promise<boolean>
  /** Whether a hash was made with weaker settings than new ones are. */
  isOutdated(passwordHash: string): boolean
}

/** The passwords that are tried first. What an implementation must do is said by `commonPasswordsContract` in packages/contracts. */
export interface CommonPasswords {
  /** Whether any of these, in lower case, is among them. */
  hasAny(words: readonly string[]): Promise<boolean>
}

/** Secrets that are handed out once and known afterwards by their digest alone. */
export interface SecretSource {
  /** 32 random bytes as base64url text. */
  create(): string
  /** SHA-256 of the UTF-8 text, in lower-case hex. */
  digest(secret: string): string
  /** HMAC-SHA-256 of the UTF-8 text by a key of the server's own, in lower-case hex: nobody else knows what it will be. */
  keyed(text: string): string
}

/** Whom a session is for, and the password it was opened under. */
export interface SessionOwner {
  accountId: string
  space: SpaceId
  passwordVersion: number
}

export interface NewSession {
  /** What the browser keeps; stored nowhere else. */
  secret: string
  sessionId: string
  /** RFC 3339 instant. */
  expiresAt: string
}

export interface ValidSession {
  accountId: string
  space: SpaceId
  sessionId: string
  /** RFC 3339 instant. */
  expiresAt: string
  /** When the person last proved who they are in it, RFC 3339; `null` when that is not known. */
  provenAt: string | null
  /** This very use has moved `expiresAt`: the browser should be told. */
  renewed: boolean
}

/** Signed-in browsers. What a session must do is said by `sessionsContract` in packages/contracts. */
export interface Sessions {
  /** Begins a session in which the person has just proved who they are, unless `isProven` is false. */
  create(owner: SessionOwner, browser: { userAgent: string; isProven?: boolean }): Promise<NewSession>
  /** Whose secret this is; `null` when it is unknown, expired, revoked or of an earlier password. */
  validate(secret: string): Promise<ValidSession | null>
  /** Whose `validate` would say it is; looking is no use of the session and renews nothing. */
  ownerOf(secret: string): Promise<Pick<ValidSession, 'accountId' | 'space'> | null>
  /** The person's valid sessions, newest first. */
  list(accountId: string, space: SpaceId): Promise<Session[]>
  /**
   * Takes note that the person has just proved who they are in the session of this id, and rotates its secret: answers the
   * new one, or `null` when the session is gone. The previous one opens it on as if nothing had ever been proved, until a minute
   * after the new one was first used, so that other tabs of the browser go on. Proofs that come at once
   * have the same new one.
   */
  prove(sessionId: string): Promise<NewSession | null>
  /** No matter if it is gone already. */
  revoke(secret: string): Promise<void>
  /** Ends the session of this id; no matter if it is gone already. */
  end(sessionId: string): Promise<void>
  revokeAll(accountId: string, space: SpaceId): Promise<void>
}

export interface MailMessage {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
  /** A text that goes along as a file. */
  attachment?: { name: string; text: string }
  /** The same at every try of the same mail, for mailboxes that show a mail once; a new one each time when absent. */
  messageId?: string
  /** Where the person has no more of such mail, by one POST (RFC 8058). */
  unsubscribe?: string
  /** Whether it holds what the person wrote, which no log may repeat. */
  isPersonal?: boolean
}

/** Hands a mail over for delivery. What it must do is said by `mailerContract` in packages/contracts. */
export interface Mailer {
  /** @throws Error when the mail was not taken, or when an address or the subject holds a line break. */
  send(message: MailMessage): Promise<void>
}

/** What a use case of this area may ask for beside the kernel's. */
export interface PasswordsDep {
  passwords: PasswordHasher
}
export interface CommonPasswordsDep {
  commonPasswords: CommonPasswords
}
export interface SecretsDep {
  secrets: SecretSource
}
export interface SessionsDep {
  sessions: Sessions
}
export interface MailerDep {
  mailer: Mailer
}
/** The session that asks, for what may only be done by who has just proved who they are. */
export interface SessionDep {
  session: Pick<ValidSession, 'sessionId' | 'provenAt'>
}
export interface PublicUrlDep {
  /** Where people reach the site, such as `https://throughline.example`: from the configuration, never from a request. */
  publicUrl: string
}
export interface SendsMailDep {
  /** Whether a mail server is set up: without one a mail lies where only the operator finds it. */
  sendsMail: boolean
}
export interface SignUpModeDep {
  signUpMode: SignUpMode
}

/** Who may make an account: anybody, whoever holds an open invitation to a discussion, or nobody. */
export type SignUpMode = 'open' | 'invite' | 'closed'
