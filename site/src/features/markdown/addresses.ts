import { gfm } from 'micromark-extension-gfm'

type Extension = ReturnType<typeof gfm>
type Construct = Exclude<NonNullable<Extension['text']>[string], readonly unknown[] | undefined>
type Context = ThisParameterType<Construct['tokenize']>
/** The library writes into them where it has looked. */
type Token = Context['events'][number][1] & { _gfmAutolinkLiteralWalkedInto?: boolean }

/** Where an opened bracket stands among the events of a text. */
interface OpenBracket {
  index: number
  token: Token
}

const found = new WeakMap<Context, OpenBracket>()

function isInBracket(context: Context): boolean {
  const { events } = context
  const known = found.get(context)
  // One that was closed is marked so, or has made place for a link.
  if (known && events[known.index]?.[1] === known.token && isOpen(known.token)) return true
  for (let index = events.length - 1; index >= 0; index--) {
    const token: Token | undefined = events[index]?.[1]
    if (!token) continue
    if (isOpen(token)) {
      found.set(context, { index, token })
      return true
    }
    // From here on the library has looked, and found none.
    if (token._gfmAutolinkLiteralWalkedInto) return false
  }
  return false
}

const isOpen = ({ type, _balanced }: Token): boolean => (type === 'labelLink' || type === 'labelImage') && !_balanced

const outsideBrackets = (construct: Construct): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const start = construct.tokenize.call(this, effects, ok, nok)
    return (code) => (isInBracket(this) ? nok(code) : start(code))
  },
})

/**
 * GitHub's Markdown, in which an address makes itself a link only where no bracket is open before it. To tell, the library
 * looks back from each word to that bracket, which takes a second for a long text behind a single one. Here it is kept in
 * mind once found; the answers are the same.
 */
export function gitHubMarkdown(): Extension {
  const extension = gfm()
  const known = new Map<Construct, Construct>()
  const within = (construct: Construct): Construct => {
    if (!construct.name?.endsWith('Autolink')) return construct
    const made = known.get(construct) ?? outsideBrackets(construct)
    known.set(construct, made)
    return made
  }
  const text = Object.entries(extension.text ?? {}).map(([code, constructs]) => [code, [constructs ?? []].flat().map(within)])
  return { ...extension, text: Object.fromEntries(text) }
}
