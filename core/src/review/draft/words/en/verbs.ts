/** Pasts that do not end in -ed, by what they are made of. */
const irregular: Readonly<Record<string, string>> = {
  ...{ become: 'became', begin: 'began', break: 'broke', bring: 'brought', build: 'built', buy: 'bought', catch: 'caught' },
  ...{ choose: 'chose', cut: 'cut', deal: 'dealt', draw: 'drew', drive: 'drove', fight: 'fought', find: 'found', get: 'got' },
  ...{ give: 'gave', go: 'went', grow: 'grew', hold: 'held', keep: 'kept', lead: 'led', leave: 'left', let: 'let', make: 'made' },
  ...{ meet: 'met', oversee: 'oversaw', pay: 'paid', put: 'put', read: 'read', rebuild: 'rebuilt', rerun: 'reran', rewrite: 'rewrote' },
  ...{ rise: 'rose', run: 'ran', see: 'saw', sell: 'sold', send: 'sent', set: 'set', shut: 'shut', speak: 'spoke', spend: 'spent' },
  ...{
    split: 'split',
    stand: 'stood',
    take: 'took',
    teach: 'taught',
    tell: 'told',
    undertake: 'undertook',
    win: 'won',
    withdraw: 'withdrew',
  },
  ...{ write: 'wrote', overhaul: 'overhauled', redo: 'redid', rethink: 'rethought', upset: 'upset' },
}

/** What work is said to be by verbs that take -ed. */
const regular =
  'achieve adapt add address agree align analyse analyze answer apply approve arrange assess assign automate avoid balance boost cancel centralise centralize chair check clarify clean clear close coach collect combine complete compare configure confirm connect consolidate convert convince coordinate correct create deliver deploy develop diagnose digitise digitize discover document double eliminate enable encourage ensure establish evaluate examine exceed expand explain extend finalise finalize finish fix form free fund gain gather generate halve handle help hire identify implement improve increase influence initiate inspect install integrate introduce investigate invent join launch learn link list load lower maintain manage map mark measure mentor merge migrate modernise modernize move negotiate note obtain onboard open optimise optimize organise organize overhaul persuade pilot plan prepare present prevent produce promote prove publish qualify raise reach rebook receive recommend reconcile record recover recruit redesign reduce refine refactor reform release remove renegotiate renew reorganise reorganize repair replace reply report represent resolve restore restructure retain retire review revise save schedule secure select serve ship shorten show simplify solve standardise standardize start stop streamline strengthen stock study supervise supply support switch tackle test tidy track train transfer translate triple uncover update upgrade validate verify welcome win'.split(
    ' ',
  )

/** Verbs that are as often names of things: only before what a name is not followed by. */
const alsoNouns = new Set(
  'answer balance check clean close cut document draw fight find form free fund gain go help hire hold influence join launch lead link list load map mark measure merge move note open pilot plan present produce promote prove raise reach read record reform release repair report review rise run save schedule set ship show split stand start stock stop study supply support switch test track train transfer update upgrade win'.split(
    ' ',
  ),
)

const determiners =
  /^(?:the|a|an|all|our|my|its|their|each|every|both|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d|up|down|out|off|in|on|new|more|some|this|that|these|those|with|from)\b/i

/** Pasts of -ed that are none. */
const notPast = new Set([
  'need',
  'speed',
  'feed',
  'seed',
  'breed',
  'greed',
  'indeed',
  'embed',
  'shed',
  'bed',
  'red',
  'hundred',
  'kindred',
  'sacred',
  'naked',
  'wicked',
  'united',
  'advanced',
  'limited',
  'detailed',
  'combined',
  'integrated',
  'automated',
])

const pasts = new Set(Object.values(irregular))

function ed(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return /^(?:plan|map|ship|stop)$/.test(verb) || /^(?:transfer|refer|cancel)$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

const bases = new Map([...regular.map((verb) => [verb, ed(verb)] as const), ...Object.entries(irregular)])

/**
 * What somebody did, out of a line that begins with the doing (“Found the order …”, “Rerun the model …”), as it goes on
 * after “I”; `null` for a line that names a thing.
 */
export function didOf(title: string): string | null {
  const [, first = '', rest = ''] = /^(\p{L}+)(?:-\p{L}+)?(.*)$/u.exec(title) ?? []
  const verb = first.toLowerCase()
  if (!/^\s(?!of\b)/.test(rest) || first !== title.split(/\s/)[0]) return null
  const isFollowed = determiners.test(rest.trim())
  if (bases.get(verb) === verb && (isFollowed || !alsoNouns.has(verb) || /^(?:cut|set|put|split)$/.test(verb))) return verb + rest
  if (pasts.has(verb) || (verb.endsWith('ed') && !notPast.has(verb))) return verb + rest
  const past = bases.get(verb)
  return past && (isFollowed || !alsoNouns.has(verb)) ? past + rest : null
}

/** Verbs of change: what follows them may go “from … to …”. */
const ofChange =
  /^(?:cut|halved|doubled|tripled|reduced|raised|lowered|increased|decreased|improved|shortened|grew|dropped|brought|took|moved|got|boosted|slashed|trimmed|lifted|extended|expanded|drove|sped|speeded|decreased|pushed)\b/

export const isChange = (did: string): boolean => ofChange.test(did)
