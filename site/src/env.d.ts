/// <reference types="astro/client" />

declare namespace App {
  /** What comes with each request, of the server (packages/server/src/front.ts) or, in the demo, of its worker. */
  interface FromServer {
    /** The HTTP API in this very process, seeing the visitor's connection. */
    api(request: Request): Promise<Response>
    /** The server's compression; `coding` picks one by an Accept-Encoding header. */
    encode: {
      coding(acceptEncoding: string): string | null
      compress(coding: string, body: string): Promise<Uint8Array<ArrayBuffer>>
    }
    /** Where errors go: what browsers report by, if anything, and the way of the server's own. */
    errors: { dsn: string | null; report(event: string, error: unknown): void }
    /** Tells the server which page it is, for its log; not in the demo. */
    tellRoute?(route: string): void
    /** Tells the server that the page costs far more than it looks to make, before anything is asked for; not in the demo. */
    tellCostly?(): void
    /**
     * Reads a form with files of up to `most` bytes that no memory holds, few at a time for each `by`; they are there until the
     * page has been answered. Not in the demo, whose files never leave the browser.
     */
    readUpload?(request: Request, by: string, most: number): Promise<FormData>
    /** How dates and numbers are written here: as the browser says (BCP 47), until src/middleware puts what the account says in its place. */
    locale: string
    /** The Set-Cookie value that keeps which language was chosen in this browser by who is not signed in. */
    keepChoice(language: import('@throughline/core/kernel').Language): string
    /** Where people reach the site, if the operator has said so. */
    publicOrigin?: string | null
    /** What is the same for all visitors. */
    install: {
      /** Where they reach the site, with a guess where nobody has said so. */
      url: string
      languages: readonly import('@throughline/core/kernel').Language[]
      /** Who may make an account. */
      signUpMode: import('@throughline/core/account').SignUpMode
      /** Whether mail goes out from here. */
      sendsMail: boolean
      /** What runs here; not in the demo. */
      version?: { version: string; commit: string | null }
    }
    /** On pages of the demo, which a worker of the browser renders (packages/demo): where its tour has come to. */
    demo?: {
      /** Whether it begins anew because what was kept cannot be read any more. */
      isAnew: boolean
      tour: import('@throughline/demo/visit').Tour
      /** The page of its step, if it is at one. */
      place: string | null
      /** What its step is about on that page, as a selector. */
      pointsAt: string | null
      /** Whether the tour has just led here. */
      isLed: boolean
    }
  }

  /** The rest is set by src/middleware. */
  interface Locals extends FromServer {
    /** The typed client, asking as the visitor. What it is told to set as cookies reaches the browser. */
    client: import('@throughline/client').Client
    /** Who is signed in. Never null on a page that asks to sign in. */
    account: import('@throughline/core/account').Account | null
    /** Why what a form asked for was not done, in words; the page it is shown on tells it. */
    refusal?: string
  }
}
