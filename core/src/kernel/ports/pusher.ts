/** Where a browser takes messages, and what they are encrypted with (RFC 8291): base64url. */
export interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** What a browser shows. */
export interface PushMessage {
  title: string
  body: string
  /** Where it leads, a path of the site. */
  path: string
  /** Shown in place of an earlier one with the same: at most 32 letters of base64url. */
  tag: string
}

/** How a push service answered: `gone` is for good, and the address with it. */
export type Pushed = 'sent' | 'gone'

/**
 * Sends messages to browsers by their push services (RFC 8030), encrypted for each. What it must do is said by
 * `pusherContract` in packages/contracts.
 */
export interface Pusher {
  /** The key that browsers subscribe with (VAPID, RFC 8292), base64url. */
  readonly publicKey: string
  /** @throws Error when it was not taken and may be tried again */
  send(to: PushAddress, message: PushMessage): Promise<Pushed>
}

export interface PusherDep {
  pusher: Pusher
}
