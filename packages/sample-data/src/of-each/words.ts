/** What the records of an account are called that is there to show how screens look with such words. */
export interface EachWords {
  /** Of the `n`th record of a kind whose titles have so many characters of room. */
  title(n: number, room: number): string
  /** What is written: Markdown. */
  text: string
  /** Of a person, a firm, a place. */
  name: string
  /** One word, as tags are. */
  tag: string
}

export const plainWords: EachWords = {
  title: () => 'Ask the port about the late pallets',
  text: 'Eleven pallets stood two days at the quay. Noor has the papers.',
  name: 'Noor Haddad',
  tag: 'port',
}

/** 80 letters. */
const longest = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const sentence = 'Before the freeze on Friday tell finance, sales and both depots whether the bakeware number holds through January. '

/** As long as there is room for, the last word whole. */
const filled = (text: string, room: number): string =>
  text
    .repeat(Math.ceil(room / text.length))
    .slice(0, room)
    .replace(/ \S*$/, '')

/** By turns: a word as long as words come, a title as long as it may be, an address that was pasted. */
const longTitles: readonly EachWords['title'][] = [
  (_, room) => `${longest}: ${sentence}`.slice(0, Math.min(room, 120)).trim(),
  (_, room) => filled(sentence, room),
  (_, room) => `https://pellworth.example/${'reports-of-the-warehouse/'.repeat(20)}`.slice(0, room),
]

export const longWords: EachWords = {
  title: (n, room) => longTitles[n % longTitles.length]?.(n, room) ?? longest,
  text: [longest, sentence.repeat(6), `- ${longest}\n- ${sentence}`, `https://pellworth.example/${longest.repeat(2)}`, `> ${longest}`].join(
    '\n\n',
  ),
  name: longest,
  tag: 'warehouse-forecast-promotions-and-everything-that-came-after',
}
