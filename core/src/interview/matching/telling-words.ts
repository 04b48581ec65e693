import { foldText, hasUmlauts } from '../../kernel/index.ts'

const small: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its they them their we us our you your he him his she her i me my mine who whom whose which what ' +
    'of to in on at by for from with without within into onto out up down off over under about after before between behind against back as ' +
    'than then so if but and or nor not no when while where how why because is are was were be been being am do does did done has have had ' +
    'having will would can could may might must should shall each every both all any some most more less other others another such only just ' +
    'also too very there here now first second one two three once since until instead again never always ' +
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem es er sie ihn ihm ihr ihre ihren wir uns unser ' +
    'unsere ich mich mir mein meine du dich dir dein deine man wer wen wem was welche welcher welches von zu zum zur im in am an auf aus bei beim ' +
    'für mit ohne über unter vor nach um durch gegen zwischen hinter als wie dann da daher dafür damit dabei davor so wenn ob aber und oder ' +
    'sowie nicht nie kein keine keinen weil dass ist sind war waren sein bin hat haben hatte hatten wird werden wurde wurden kann können ' +
    'konnte muss müssen soll sollen darf dürfen jeder jede jedes jeden jedem beide beiden alle allen alles andere anderen einige mehr ' +
    'weniger meist nur auch sehr dort hier jetzt nun zuerst erst erste ersten zwei drei einmal seit seitdem seither bis statt wieder immer schon bevor bis dahin'
  )
    .split(' ')
    .flatMap((word) => [word, foldText(word)]),
)

/**
 * Whether a stretch of a text says something by itself: one of its words is more than a small word. Who is told that
 * “before, it” or “both” speaks for something learns nothing.
 */
export const isTellingStretch = (stretch: string): boolean =>
  stretch
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 1 && !small.has(hasUmlauts(word) ? word : foldText(word)))
