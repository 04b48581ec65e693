import type { Command } from '../command.ts'
import { EXIT, Failure, wrongUse } from '../failure.ts'
import { shown } from '../output.ts'
import { removeOwn, settingsFile, stateFile, writeOwn } from '../places.ts'
import { ask, isTerminal, readPiped } from '../prompt.ts'
import { keepAccount, originOf, sessionOf } from '../session.ts'

export const signIn: Command = {
  name: 'signin',
  takes: '[URL]',
  summary: 'Sign in to a server with an API token',
  more: [
    'A token is made at /settings/account of the server; it needs account:read and what is to be done with it.',
    'It is asked for unseen, or read from stdin: throughline signin URL < token.txt',
    'THROUGHLINE_URL and THROUGHLINE_TOKEN come before what is kept here.',
  ],
  async run({ env, io, words: [said], out }) {
    if (!said && !env.THROUGHLINE_URL && !isTerminal(io)) throw wrongUse('Name the server: throughline signin URL < token.txt')
    const url = originOf(said || env.THROUGHLINE_URL || (await ask(io, 'Address of the server: ')))
    if (url.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(url))
      out.note('This address has no https: the token can be read on the way.')
    const token = isTerminal(io) ? await ask(io, 'API token: ', { hidden: true }) : (await readPiped(io)).trim()
    if (!/^[\x21-\x7e]+$/.test(token)) throw new Failure(EXIT.notSignedIn, 'That is no API token: they begin with tl_pat_.')
    const session = sessionOf(env, { url, token })
    const account = await session.client().me.get()
    await writeOwn(settingsFile(env), `${JSON.stringify({ url, token }, null, 2)}\n`)
    await keepAccount(session, account)
    out.line(`Signed in to ${url} as ${shown(account.name)} (${shown(account.email)}).`)
    out.json(account)
    if (env.THROUGHLINE_TOKEN && env.THROUGHLINE_TOKEN !== token) out.note('THROUGHLINE_TOKEN is set, and comes before this.')
  },
}

export const signOut: Command = {
  name: 'signout',
  summary: 'Forget the token and what was read with it',
  more: ['What waits in the queue stays. The token itself is revoked at /settings/account of the server.'],
  async run({ env, out }) {
    for (const path of [settingsFile(env), stateFile(env, 'account.json'), stateFile(env, 'list.json')]) await removeOwn(path)
    out.line('Signed out.')
    if (env.THROUGHLINE_TOKEN) out.note('THROUGHLINE_TOKEN is still set.')
  },
}
