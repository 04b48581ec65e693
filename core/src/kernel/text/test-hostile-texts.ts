/** As long as the text of an entry may be, in UTF-16 units. */
export const HOSTILE_LENGTH = 100_000

const filled = (piece: string, length = HOSTILE_LENGTH) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const half = (piece: string) => filled(piece, HOSTILE_LENGTH / 2)
const within = (before: string, piece: string, after: string) =>
  before + filled(piece, HOSTILE_LENGTH - before.length - after.length) + after

/** What makes a parser or a pattern slow that reads on from each sign: marks that never close, and blanks. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'emphasis that never closes': filled('*a_'),
  'one run of stars': within(half('*').slice(1), 'a', half('*')).slice(0, HOSTILE_LENGTH),
  'links that never close': filled('[a]('),
  'brackets in brackets': half('[') + half(']'),
  'ticks that never close': filled('`a'),
  'openings of comments': filled('<!--'),
  'quotes in quotes': filled('>'),
  'a wide table of short rows': `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}\n${'a\n'.repeat(20_000)}`,
  'emphasis behind a bar': within('|', '*a_', ''),
  'emphasis in rows of no table': filled('|*a_\n'),
  'spaces between letters': within('a', ' ', 'b'),
  'tabs between letters': within('a', '\t', 'b'),
  'spaces and tabs between letters': within('a', ' \t', 'b'),
  'no-break spaces between letters': within('a', '\u00a0', 'b'),
  'spaces before a letter': within('', ' ', 'b'),
  'spaces behind a letter': within('a', ' ', ''),
  'spaces on a line of their own': within('a\n', ' ', '\nb'),
  'spaces before and behind a line break': `a${half(' ').slice(2)}\n${half(' ').slice(2)}b`,
  'lines of spaces': within('a', `${' '.repeat(200)}\n`, 'b'),
  'lines of one space': within('a', ' \n', 'b'),
  'line breaks': within('a', '\n', 'b'),
  'many long runs of spaces': filled(`a${' '.repeat(999)}`),
  'a letter and a space': filled('a b '),
  'letters two spaces apart': filled('a  b'),
  'spaces in ticks': within('` a', ' ', 'a`'),
  'nothing but spaces in ticks': within('`', ' ', '`'),
  'spaces in a heading': within('# a', ' ', 'b'),
  'spaces in a heading, closed': within('# a', ' ', '#'),
  'spaces in an item': within('- a', ' ', 'b'),
  'spaces in a row of a table': within('|a|\n|-|\n|a', ' ', 'b|'),
  'spaces in an address': within('[a](b', ' ', 'c'),
  'spaces in a definition': within('[a]: b', ' ', 'c'),
  'spaces in a tag': within('<a', ' ', 'b'),
}
