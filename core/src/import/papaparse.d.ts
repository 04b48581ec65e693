/** The part of papaparse used here; its published types bring Node's globals along, which the core must not see. */
declare module 'papaparse' {
  interface ParseError {
    code: 'MissingQuotes' | 'InvalidQuotes' | 'UndetectableDelimiter' | 'TooFewFields' | 'TooManyFields'
    row?: number
  }
  const Papa: {
    parse(
      text: string,
      config: { delimiter: string; newline: '\n'; preview: number; fastMode: false },
    ): { data: string[][]; errors: ParseError[] }
  }
  export default Papa
}
