import { type OutboundDep, oneFault } from '../../kernel/index.ts'

/** Scheme and port of an address; whoever writes a name and a password into it means no push service. */
const ADDRESS = /^(https?):\/\/(?:\[[\da-f:.]+\]|[^\s/?#@:\\[\]]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i

/** Below it stand other services of a machine: mail, databases, shells. */
const FIRST_FREE_PORT = 1024
const HTTPS_PORT = 443

/**
 * Makes sure that messages can be sent to what a browser calls its push service: an https address of the public internet, or
 * one that the operator has named. What its name leads to is judged once more whenever something is sent.
 * @throws AppError `validation`
 */
export function checkEndpoint({ outbound }: OutboundDep, endpoint: string): void {
  const [, scheme, port] = ADDRESS.exec(endpoint) ?? []
  const judgement = outbound.judge(endpoint)
  if (!scheme || judgement === 'refused')
    throw oneFault('/endpoint', 'refused-address', 'Nothing is sent to this push service: its address is not on the public internet.')
  if (judgement === 'named') return
  if (scheme.toLowerCase() !== 'https')
    throw oneFault('/endpoint', 'not_https', 'Nothing is sent to this push service: its address does not begin with https.')
  if (port !== undefined && Number(port) !== HTTPS_PORT && Number(port) < FIRST_FREE_PORT)
    throw oneFault(
      '/endpoint',
      'odd_port',
      `Nothing is sent to this push service: it has a port below ${FIRST_FREE_PORT} that is not that of https.`,
    )
}
