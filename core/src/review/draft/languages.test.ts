import { describe, expect, it } from 'vitest'
import { sentencesIn } from '../../kernel/index.ts'
import type { PacketLanguage } from '../schema.ts'
import { HALF_YEAR, reviewDeps } from '../test-review.ts'
import { draftOf } from './draft-packet.ts'
import { analyst, depotManager, developer, nurse, readOf } from './test-people.ts'
import { packetWords } from './words/index.ts'

const languages: readonly PacketLanguage[] = ['en', 'de']
const people = { analyst, developer, nurse, depotManager }

async function drafted(fill: (typeof people)[keyof typeof people], language: PacketLanguage) {
  const deps = reviewDeps(language === 'de' ? 'de-DE' : 'en-GB')
  await fill(deps)
  return (await draftOf(deps, { ...HALF_YEAR, language })).sections
}

describe('a half-year that was kept in German', () => {
  it('reads in German as it would be told', async () => {
    expect(readOf(await drafted(depotManager, 'de'))).toMatchInlineSnapshot(`
      "## Kurz gefasst
      Fehlbestände: von 6,8 auf 3,1 % gesunken, Ziel drei Wochen vor dem Termin erreicht. Wöchentliche Planungsrunde gekürzt, von 55 auf 20 Minuten. Kosten der Auswertung: von 4.100 € auf 2.650,50 € gesunken. Neue Etiketten für das Hochregal: von 4 Verwechslungen auf 1.
      ## Priorisierung
      Am 10. Juli habe ich die Auswertung der Lieferzeiten neu aufgesetzt. Ich habe elf tote Artikel von der Liste genommen: 126 Palettenplätze frei.
      ## Zusammenarbeit
      Am 12. Oktober: wöchentliche Planungsrunde gekürzt. Die Zahlen stehen seit dem 12. Oktober am Vortag fest. So reden wir nur noch über Ausnahmen.
      ## Ziele
      Ich habe „Fehlbestände unter 3,5 %“ am 30. September erreicht, nach zwei Check-ins.
      Mein Ziel „Weniger Retouren“ ging von 70 auf 52 Retouren, auf dem Weg zu 30. Nach vier Check-ins, dem letzten am 31. Oktober, liege ich deutlich hinter dem Plan, der bis jetzt 41 Retouren vorsieht.
      ## Entwicklung
      Weiter ausgebaut habe ich Bestandsplanung. Am häufigsten zeigt sich Priorisierung, mit drei Ergebnissen.
      ## Ausblick
      Fällig am 31. Dezember: „Weniger Retouren“; für eine Vorhersage ist es zu früh. Das braucht von hier an etwa vier Retouren pro Woche."
    `)
  })

  it('reads in English around its names', async () => {
    expect(readOf(await drafted(depotManager, 'en'))).toMatchInlineSnapshot(`
      "## In short
      My goal “Fehlbestände unter 3,5 %” moved from 6.8 to 3.1 %, three weeks before the goal was due. Wöchentliche Planungsrunde gekürzt: from 55 to 20 minutes. Kosten der Auswertung fell from €4,100 to €2,650.50. Neue Etiketten für das Hochregal: from 4 Verwechslungen to 1.
      ## Setting priorities
      Another result on 10 July: Die Auswertung der Lieferzeiten neu aufgesetzt.
      Another result on 27 August: Elf tote Artikel von der Liste nehmen. Frei came to 126 Palettenplätze.
      ## Working with others
      Wöchentliche Planungsrunde gekürzt: Die Zahlen stehen seit dem 12. Oktober am Vortag fest. So reden wir nur noch über Ausnahmen.
      ## Goals
      I reached “Fehlbestände unter 3,5 %” on 30 September, after two check-ins.
      My goal “Weniger Retouren” moved from 70 to 52 Retouren, on the way to 30. After four check-ins, the last on 31 October, I am well behind plan, which asks for 41 Retouren by now.
      ## Growth
      I went on building on Bestandsplanung. Most of it shows setting priorities, with three results.
      ## What is next
      “Weniger Retouren” is due on 31 December; it is too early to say when it gets there. That takes about four Retouren a week from here."
    `)
  })
})

describe.each(Object.entries(people))('of the same records, the %s’s packet', (_, fill) => {
  it('says the same of them in each language, under the same kinds of sections', async () => {
    const [english, german] = await Promise.all(languages.map((language) => drafted(fill, language)))
    const sourcesOf = (sections: typeof english) =>
      new Set(
        sections?.flatMap(({ paragraphs }) =>
          paragraphs
            .flat()
            .flatMap(({ sources }) => sources.map(({ kind, title, date }) => `${kind} ${kind === 'check-in' ? date : title}`)),
        ),
      )
    const kindsOf = (sections: typeof english) => [...new Set(sections?.map(({ kind }) => kind))]
    expect(kindsOf(german)).toEqual(kindsOf(english))
    expect(sourcesOf(german)).toEqual(sourcesOf(english))
  })

  it.each(languages)('rests on records in every sentence, and each is found again in its paragraph, in %s', async (language) => {
    const { locale } = packetWords(language, 'fr')
    for (const { paragraphs } of await drafted(fill, language))
      for (const paragraph of paragraphs) {
        expect(paragraph.filter(({ sources }) => sources.length === 0)).toEqual([])
        const said = paragraph.map(({ text }) => text)
        // Where a name begins small, as `p95` does, nobody can tell that a sentence begins.
        if (said.some((text) => /^\p{Ll}/u.test(text))) continue
        expect(said.flatMap((text) => sentencesIn(text, locale))).toEqual(sentencesIn(said.join(' '), locale))
      }
  })
})
