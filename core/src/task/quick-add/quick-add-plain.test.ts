import { describe, expect, it } from 'vitest'
import { readQuickAdd } from './read-quick-add.ts'
import { english, german, inShort } from './test-quick-add.ts'

describe('a priority and a length of time are read without a sign', () => {
  it.each([
    ['Buy milk p1', 'Buy milk', '!urgent'],
    ['p2 Call Ana', 'Call Ana', '!high'],
    ['Buy milk p3 tomorrow', 'Buy milk', '2026-03-04 !medium'],
    ['Rest p4.', 'Rest.', '!low'],
    ['Check in p1', 'Check in', '!urgent'],
    ['Log in to the bank p2', 'Log in to the bank', '!high'],
    ['Clean the room, p2', 'Clean the room', '!high'],
    ['!low p1 Call', '!low Call', '!urgent'],
    ['Call Ana for 30 min', 'Call Ana', '~30'],
    ['Write for 30 min tomorrow', 'Write', '2026-03-04 ~30'],
    ['Meet for 2 hours at 4pm', 'Meet', '2026-03-03T16:00 ~120'],
    ['Meet tomorrow for 1h30', 'Meet', '2026-03-04 ~90'],
    ['Swim for 1.5h every monday', 'Swim', '2026-03-09 WEEKLY;BYDAY=MO ~90'],
    ['Read for half an hour #books p2', 'Read', '#books !high ~30'],
    ['Walk for an hour', 'Walk', '~60'],
    ['Run 30min friday', 'Run', '2026-03-06 ~30'],
    ['Write 1h30min, then rest', 'Write, then rest', '~90'],
    ['Review 45min #work', 'Review', '#work ~45'],
  ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Anruf p1 morgen', 'Anruf', '2026-03-04 !urgent'],
    ['Buch lesen p2', 'Buch lesen', '!high'],
    ['Raum aufräumen p3', 'Raum aufräumen', '!medium'],
    ['Bericht 30min', 'Bericht', '~30'],
    ['Schreiben für 30 min morgen', 'Schreiben', '2026-03-04 ~30'],
    ['Lauf für eine Stunde am Freitag', 'Lauf', '2026-03-06 ~60'],
    ['Lesen 20 Minuten lang', 'Lesen', '~20'],
    ['Lesen eine halbe Stunde lang', 'Lesen', '~30'],
    ['Treffen um 16 Uhr für 1,5 Stunden', 'Treffen', '2026-03-03T16:00 ~90'],
    ['Yoga 30min jeden Montag', 'Yoga', '2026-03-09 WEEKLY;BYDAY=MO ~30'],
  ])('in German: %s', (...line) => expect(inShort(line[0], german)).toEqual(line))
})

describe('what only looks like it stays words', () => {
  it.each([
    'p1',
    'Fix the P1 incident',
    'Read p1 to p3',
    'Read p1, p2',
    'Read p3 of the book',
    'Park at p1',
    'Park near p1',
    'Meet in room p2',
    'Drive to p3',
    'Work on p2',
    'Fix the p1 incident',
    'Go to gate p4',
    'Review chapter p2',
    'Copy page p2',
    'Plan phase p1',
    'Read p3',
    'p5 is no priority',
    'Try p2p',
    'Bake 30min at 180',
    'Delay by 30min',
    'Marathon under 90min',
    'Email 30min before',
    'Do 3 x 30min',
    'Watch 30min documentary',
    'Extend for 30 min more',
    'Book a table for 4',
    'every 30 min stretch',
    'Plank 5 min',
    'Sleep 8h',
    'Read for hours',
  ])('%s', (line) => expect(inShort(line, english)).toEqual([line, line, '']))

  it.each([
    'Parken auf P2',
    'Parken auf p2',
    'Treffen in p2',
    'Treffen im Raum p2',
    'Fahrt zu p1',
    'Kapitel p2 lesen',
    'Die Seite p3 kopieren',
    'Auto auf Ebene p4 suchen',
    'Phase p1 planen',
    'Lies p3',
    'Seiten p1 bis p3 lesen',
    'Alle 30min trinken',
    'Termin um 30min verschieben',
    'Kuchen 30min backen',
    'Raum für 2 Stunden buchen',
    'Ana für 30 Minuten anrufen',
  ])('in German: %s', (line) => expect(inShort(line, german)).toEqual([line, line, '']))

  it('and “in 30min” is when', () => {
    expect(inShort('Call in 30min', english)).toEqual(['Call in 30min', 'Call', '2026-03-03T13:50'])
    expect(inShort('Anruf in 30min', german)).toEqual(['Anruf in 30min', 'Anruf', '2026-03-03T13:50'])
  })
})

it.each([
  ['Milch kaufen #einkauf morgen', 'Milch kaufen', '2026-03-04 #einkauf'],
  ['Anruf ~30m morgen', 'Anruf', '2026-03-04 ~30'],
  ['Menü 🎉 morgen #x', 'Menü 🎉', '2026-03-04 #x'],
  ['Anruf: morgen um 9', 'Anruf', '2026-03-04T09:00'],
  ['Guten Morgen #x sagen', 'Guten Morgen sagen', '#x'],
])('“morgen” is the day after today behind a sign too: %s', (...line) => expect(inShort(line[0], german)).toEqual(line))

it.each([
  ['Zahnarzt um 16:00, morgen', 'Zahnarzt', '2026-03-04T16:00'],
  ['Zahnarzt um 9, morgen', 'Zahnarzt', '2026-03-04T09:00'],
  ['Zahnarzt 9 Uhr, morgen', 'Zahnarzt', '2026-03-04T09:00'],
  ['Zahnarzt 9:30 – morgen', 'Zahnarzt', '2026-03-04T09:30'],
  ['Menü morgen um 9', 'Menü', '2026-03-04T09:00'],
  ['Bericht am 12.3. morgen', 'Bericht morgen', '2026-03-12'],
  ['Bericht am 12.3. um 9, morgen', 'Bericht, morgen', '2026-03-12T09:00'],
  ['Anruf in 3 Tagen, morgen', 'Anruf, morgen', '2026-03-06'],
  ['Anruf in drei Wochen, morgen', 'Anruf, morgen', '2026-03-24'],
  ['Rechnung vom 12.3. morgen bezahlen', 'Rechnung vom 12.3. bezahlen', '2026-03-04'],
  ['Freitag Morgen joggen', 'joggen', '2026-03-06T09:00'],
  ['heute 15 Uhr Anruf wegen morgen', 'Anruf wegen morgen', '2026-03-03T15:00'],
  ['Anruf, morgen früh', 'Anruf', '2026-03-04T09:00'],
  ['Anruf, morgen Abend', 'Anruf', '2026-03-04T19:00'],
  ['heute Morgen joggen', 'joggen', '2026-03-03T09:00'],
])('“morgen” behind a time or a day leaves both what they are: %s', (...line) => expect(inShort(line[0], german)).toEqual(line))

it.each([
  ['Report on 12 March, tomorrow', 'Report, tomorrow', '2026-03-12'],
  ['Call in 3 days, tomorrow', 'Call, tomorrow', '2026-03-06'],
  ['Pay invoice of 12 March tomorrow', 'Pay invoice of 12 March', '2026-03-04'],
  ['Call friday 4pm, tomorrow', 'Call, tomorrow', '2026-03-06T16:00'],
])('nor does “tomorrow” undo a day said more exactly: %s', (...line) => expect(inShort(line[0], english)).toEqual(line))

describe('what parted the words that were read from the others goes with them', () => {
  it.each([
    ['Call Ana, tomorrow', 'Call Ana'],
    ['Call Ana (tomorrow)', 'Call Ana'],
    ['Call Ana – tomorrow', 'Call Ana'],
    ['Call Ana, tomorrow, about the draft', 'Call Ana, about the draft'],
    ['Tomorrow, call Ana', 'call Ana'],
    ['- tomorrow call Ana', 'call Ana'],
    ['Milk, bread, tomorrow 4pm #home', 'Milk, bread'],
    ['Did Ana call, tomorrow?', 'Did Ana call?'],
    ['Ask: tomorrow or later', 'Ask: or later'],
    ['Call Ana, tomorrow, #work, 4pm', 'Call Ana'],
    ['A follow-up tomorrow', 'A follow-up'],
    ['Dentist tomorrow – bring the card', 'Dentist – bring the card'],
    ['Fix login #web - see notes', 'Fix login - see notes'],
    ['Call Ana tomorrow, #work - about the draft', 'Call Ana - about the draft'],
    ['Buy cake (for Ana tomorrow)', 'Buy cake (for Ana)'],
    ['Buy cake (for Ana, tomorrow) and plates', 'Buy cake (for Ana) and plates'],
    ['Dentist (tomorrow 4pm, bring card)', 'Dentist (bring card)'],
    ['Did Ana call? Tomorrow, call again', 'Did Ana call? call again'],
    ['Finish the draft. Tomorrow: send it', 'Finish the draft. send it'],
    ['Tomorrow... call Ana', 'call Ana'],
    ['Party tomorrow :)', 'Party :)'],
    ['Party tomorrow!', 'Party!'],
    ['(tomorrow maybe) call Ana', '(maybe) call Ana'],
    ['(by friday, if possible) send the draft', '(if possible) send the draft'],
    ['Budget :( tomorrow call Ana', 'Budget :( call Ana'],
    ['Sad :( #work', 'Sad :('],
  ])('%s', (text, title) => expect(readQuickAdd(text, english).title).toBe(title))
})
