import { anyMonth } from '../../kernel/time/month-names.ts'

const month = `(?:${anyMonth})(?![\\p{L}\\p{N}])\\.?`
const year = '(?:19[5-9]\\d|20[0-4]\\d)(?![\\p{N}%]|[.,]\\d|\\s?[%€£$])'
const nth = '(?:st|nd|rd|th)'

/** Days and years: when it was is no result. */
const dates = [
  /\d{4}-\d{2}(?:-\d{2})?/gu,
  /\d{1,2}[./]\d{1,2}[./]\d{2,4}/gu,
  /(?<!\p{L})(?:am|vom|zum)\s+\d{1,2}\.\s?\d{1,2}\./giu,
  new RegExp(`(?:\\d{1,2}(?:${nth}|\\.)?\\s+)(?:of\\s+)?${month}(?:\\s+${year})?`, 'giu'),
  new RegExp(`(?<!\\p{L})${month}\\s+(?:${year}|\\d{1,2}(?:${nth}(?:,?\\s+${year})?|,\\s+${year}|(?=\\s*(?:[,.;)]\\s|[,.;)]?$))))`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:in|since|until|seit|im jahre?|(?:anfang|mitte|ende|sommer|herbst|winter|frühjahr|summer|spring|autumn|early|late))\\s+${year}`,
    'giu',
  ),
]

/** A digit that begins a number: not that of “Q3”, “B2B” or “ISO-9001”. */
const digits = /(?<![\p{L}\p{N}_]|\p{L}-)\p{N}/u

/** Words that say how many, and none that say it by the way, such as “one” or “a quarter”. */
const words = `
  zero,half,halve,halved,halves,halving,twice,thrice,double,doubled,doubles,doubling,triple,tripled,tripling,quadrupled,
  two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,
  twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety,dozen,dozens,hundred,hundreds,thousand,thousands,million,millions,
  null,halb,halbe,halben,hälfte,halbieren,halbiert,halbierte,halbierten,doppelt,doppelte,doppelten,verdoppelt,verdoppelte,verdoppelten,verdreifacht,
  verdreifachte,vervierfacht,zweimal,dreimal,dreifach,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,
  sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,dreißig,vierzig,fünfzig,sechzig,siebzig,achtzig,neunzig,dutzend,dutzende,
  hundert,hunderte,tausend,tausende,millionen`
const inWords = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replace(/\s/g, '').replaceAll(',', '|')})(?![\\p{L}\\p{N}])`, 'iu')

/** Whether a text says how much or how many, in digits or in English or German words; a date alone does not. */
export function saysNumber(text: string): boolean {
  const undated = dates.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
  return digits.test(undated) || inWords.test(undated)
}
