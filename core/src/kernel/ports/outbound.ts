/** Why a request to another server came to nothing. */
export const OUTBOUND_FAULTS = ['refused-address', 'unreachable', 'too-slow', 'too-large', 'too-many-redirects'] as const
export type OutboundFault = (typeof OUTBOUND_FAULTS)[number]

/** The one error of the Outbound port. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly fault: OutboundFault

  constructor(fault: OutboundFault, message: string) {
    super(message)
    this.fault = fault
  }
}

export interface OutboundRequest {
  /** `http:` or `https:`. */
  url: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Of the answer, once unpacked. */
  mostBytes: number
  /** Of an answer that has more, these many bytes are enough. Where nothing is said it is refused as `too-large`. */
  isCut?: boolean
  /** From the first name that is looked up to the last byte. */
  mostMs: number
  /** Addresses that are gone on to; with none left a redirect is an answer like any other. */
  mostRedirects: number
}

export interface OutboundAnswer {
  status: number
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>
  body: Uint8Array
}

/**
 * Requests to servers that somebody has named: nothing of them, nor what they lead on to, may be of the network this one
 * stands in. What an implementation must do is said by `outboundContract` in packages/contracts.
 */
export interface Outbound {
  /** @throws OutboundError */
  send(request: OutboundRequest): Promise<OutboundAnswer>
  /**
   * How an address looks before it is asked: `named` by the operator, who trusts the way there; `refused`, as it is no
   * address of the web or not a public one; or `elsewhere`. What its name leads to is judged when it is asked.
   */
  judge(url: string): 'named' | 'elsewhere' | 'refused'
}

export interface OutboundDep {
  outbound: Outbound
}
