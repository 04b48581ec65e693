import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { createPasskeyClient } from '@throughline/client/passkeys'
import { ProblemError } from '@throughline/client/problem'
import type { AnsweredPasskey } from '@throughline/core/account'
import { passkey as words } from '../../messages/passkey.ts'

/** Milliseconds after which what is offered is asked anew: a question is good for five minutes. */
const OFFERED = 270_000

/** Whom what is asked is meant for, where the page is somebody's; at a door it is nobody's. */
const onBehalf: Record<string, string> = {}
const { passkeys } = createPasskeyClient({ headers: onBehalf })

/** Asks the browser for a passkey, does with it what the button says, and goes on to the page that the button names. */
export async function usePasskey(button: HTMLButtonElement): Promise<void> {
  const { passkey: does, account } = button.dataset
  if (account) onBehalf['throughline-account'] = account
  say(button, '')
  button.disabled = true
  try {
    if (!browserSupportsWebAuthn()) return say(button, words.none)
    await (does === 'add' ? add(button.form) : does === 'prove' ? prove() : passkeys.signIn(await chosen(false)))
    goOn(button)
  } catch (error) {
    if (isProofNeeded(error)) return location.reload()
    say(button, wordsFor(error))
  } finally {
    button.disabled = false
  }
}

/** Offers passkeys where the address is typed, for as long as the page is there. */
export async function offerPasskeys(button: HTMLButtonElement): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  // A new question ends the one before it.
  const again = setTimeout(() => void offerPasskeys(button), OFFERED)
  // Nobody has asked for this one: what hinders it is not told, unless a passkey was chosen.
  const answered = await chosen(true).catch(() => null)
  clearTimeout(again)
  if (!answered) return
  try {
    await passkeys.signIn(answered)
    goOn(button)
  } catch (error) {
    say(button, wordsFor(error))
  }
}

/** The passkey that somebody chooses to sign in by, at the browser's own dialog or where the address is typed. */
async function chosen(useBrowserAutofill: boolean): Promise<AnsweredPasskey> {
  const { options, ticket } = await passkeys.beginSignIn()
  return { ticket, answer: { ...(await startAuthentication({ optionsJSON: asked(options), useBrowserAutofill })) } }
}

async function prove(): Promise<void> {
  const { options, ticket } = await passkeys.beginProof()
  await passkeys.prove({ ticket, answer: { ...(await startAuthentication({ optionsJSON: asked(options) })) } })
}

async function add(form: HTMLFormElement | null): Promise<void> {
  const { options, ticket } = await passkeys.begin()
  const answer = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
  const name = String(form ? (new FormData(form).get('name') ?? '') : '').trim()
  await passkeys.add({ ticket, answer: { ...answer }, ...(name && { name }) })
}

const asked = (options: object) => options as unknown as PublicKeyCredentialRequestOptionsJSON

const goOn = ({ dataset }: HTMLButtonElement) => location.assign(dataset.then ?? '/')

function say(button: HTMLButtonElement, text: string): void {
  const said = button.parentElement?.querySelector('[role="alert"]')
  if (said) said.textContent = text
}

// The page asks for the proof as it is loaded.
const isProofNeeded = (error: unknown) => error instanceof ProblemError && error.code === 'proof-needed'

function wordsFor(error: unknown): string {
  if (error instanceof ProblemError) return error.message
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return words.known
  return ['NotAllowedError', 'AbortError'].includes(name) ? words.cancelled : words.failed
}
