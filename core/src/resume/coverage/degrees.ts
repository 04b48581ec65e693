/** An education of something: “Degree in logistics or business”, “abgeschlossenes Studium der Logistik”, “Ausbildung zur Fachkraft”. */
const degree =
  /(?<!\p{L})(?:(?:bachelor|master)(?:['’]?s)?(?:\s+degree)?|(?:university\s+|college\s+)?degree|diploma|(?:hochschul|fachhochschul)?studium|(?:hochschul|studien)abschluss|(?:berufs)?ausbildung)\s+(?:in|im bereich|der|des|als|zum|zur)\s+(?<of>[^.;:!?()\n]{2,120})/giu
/** Where what it is of ends. */
const ends =
  /\s*(?:,?\s*(?<!\p{L})(?:preferred|preferably|required|desirable|ideally|with|is|are|and\s+(?:\d|an?)|who|that|which|plus|would|wünschenswert|erforderlich|idealerweise|mit|ist|sind|wäre|von vorteil|sowie|und\s+(?:\d|eine[rs]?|mehrjährige?))(?!\p{L}).*)$/iu
const choice = /\s*,?\s*(?<!\p{L})(?:or|oder|bzw\.?|beziehungsweise)(?!\p{L})\s*|\s*[,/]\s*/giu
/** What any education may be, which nothing tells. */
const open =
  /(?<!\p{L})(?:similar|comparable|relevant|equivalent|related|other|ähnlich\p{L}*|vergleichbar\p{L}*|einschlägig\p{L}*|verwandt\p{L}*|ander\p{L}*)(?!\p{L})/iu
const leading = /^(?:a|an|the|in|im|als|zum|zur|der|des|eine?[rms]?)\s+/iu

export interface AskedDegree {
  said: string
  /** Any one of which is enough. */
  of: string[]
  at: number
}

/** Educations that a sentence asks for, with what they are to be of. */
export const degreesIn = (sentence: string): AskedDegree[] =>
  [...sentence.matchAll(degree)].flatMap((match) => {
    const of = match.groups?.of ?? ''
    const what = of.replace(ends, '').trim().replace(/,$/, '')
    const all = what
      .split(choice)
      .map((one) => one.trim().replace(leading, ''))
      .filter((one) => one.length > 1 && !open.test(one))
    if (all.length === 0) return []
    return [{ said: match[0].slice(0, match[0].length - of.length) + what, of: all, at: match.index }]
  })
