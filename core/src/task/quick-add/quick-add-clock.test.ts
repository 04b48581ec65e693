import { describe, expect, it } from 'vitest'
import { readQuickAdd } from './read-quick-add.ts'
import { english, german, inShort } from './test-quick-add.ts'

describe('times said in words, and from one time to another', () => {
  it.each([
    ['Kino heute Abend um acht', 'Kino', '2026-03-03T20:00'],
    ['heute Abend um halb neun Kino', 'Kino', '2026-03-03T20:30'],
    ['Freitagabend um acht Kino', 'Kino', '2026-03-06T20:00'],
    ['Freitag Nachmittag um drei Tee', 'Tee', '2026-03-06T15:00'],
    ['morgen früh um fünf Zug', 'Zug', '2026-03-04T05:00'],
    ['Kino um acht', 'Kino', '2026-03-04T08:00'],
    ['Anruf um acht Uhr abends', 'Anruf', '2026-03-03T20:00'],
    ['Zahnarzt halb fünf', 'Zahnarzt', '2026-03-03T16:30'],
    ['Zahnarzt morgen halb neun', 'Zahnarzt', '2026-03-04T08:30'],
    ['Anruf viertel nach drei', 'Anruf', '2026-03-03T15:15'],
    ['Anruf um dreiviertel vier', 'Anruf', '2026-03-03T15:45'],
    ['Anruf morgen um viertel vor neun', 'Anruf', '2026-03-04T08:45'],
    ['Anruf um zehn nach acht', 'Anruf', '2026-03-04T08:10'],
    ['Essen um eins', 'Essen', '2026-03-04T13:00'],
    ['Kino um 20 Uhr 30', 'Kino', '2026-03-03T20:30'],
    ['Donnerstag, 14 Uhr: Zahnarzt', 'Zahnarzt', '2026-03-05T14:00'],
    ['Montag, den 7.12. Zahnarzt', 'Zahnarzt', '2026-12-07'],
    ['am 3. 12. Anruf', 'Anruf', '2026-12-03'],
    ['übermorgen früh Anruf', 'Anruf', '2026-03-05T09:00'],
    ['bis spätestens Freitag 12 Uhr Bericht', 'Bericht', '2026-03-06T12:00'],
    ['heute in einer Woche Anruf', 'Anruf', '2026-03-10'],
    ['Freitag in zwei Wochen Anruf', 'Anruf', '2026-03-20'],
    ['übernächste Woche Urlaub', 'Urlaub', '2026-03-16'],
    ['übernächsten Freitag Urlaub', 'Urlaub', '2026-03-20'],
    ['in einem Monat Anruf', 'Anruf', '2026-04-03'],
    ['Ende der Woche Bericht', 'Bericht', '2026-03-06'],
    ['in einer halben Stunde Anruf', 'Anruf', '2026-03-03T13:50'],
    ['in anderthalb Stunden Anruf', 'Anruf', '2026-03-03T14:50'],
    ['Treffen morgen 10-11 Uhr', 'Treffen', '2026-03-04T10:00 ~60'],
    ['Treffen am Freitag von 14:30 bis 16 Uhr', 'Treffen', '2026-03-06T14:30 ~90'],
    ['Treffen von 10 bis 11 Uhr', 'Treffen', '2026-03-04T10:00 ~60'],
    ['22-6 Uhr Schicht', 'Schicht', '2026-03-03T22:00 ~480'],
    ['Anruf 10-11 Uhr ~45m', 'Anruf', '2026-03-04T10:00 ~45'],
    ['jeden Werktag um 7 Uhr aufstehen', 'aufstehen', '2026-03-04T07:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['jeden Montag 10-11 Uhr Runde', 'Runde', '2026-03-09T10:00 WEEKLY;BYDAY=MO ~60'],
    ['jeden Abend um zehn lesen', 'lesen', '2026-03-03T22:00 DAILY'],
    ['jeden Morgen um sechs laufen', 'laufen', '2026-03-04T06:00 DAILY'],
    ['jede Nacht um zwei füttern', 'füttern', '2026-03-04T02:00 DAILY'],
    ['jeden Freitagabend um acht Skat', 'Skat', '2026-03-06T20:00 WEEKLY;BYDAY=FR'],
    ['alle zwei Wochen montags Müll', 'Müll', '2026-03-09 WEEKLY;INTERVAL=2;BYDAY=MO'],
  ])('reads all of “%s”', (...line) => expect(inShort(line[0], german)).toEqual(line))

  it.each([
    ['Lunch from 12 to 2 today', 'Lunch', '2026-03-03T12:00 ~120'],
    ['Meet 4-5pm tomorrow', 'Meet', '2026-03-04T16:00 ~60'],
    ['Shop open from 9 to 5 on friday', 'Shop open', '2026-03-06T09:00 ~480'],
    ['Fly friday 22:00-6:30', 'Fly', '2026-03-06T22:00 ~510'],
    ['Meet tonight at eight', 'Meet', '2026-03-03T20:00'],
    ['Meet at half past four', 'Meet', '2026-03-03T16:30'],
    ['Meet tomorrow at quarter to nine', 'Meet', '2026-03-04T08:45'],
    ['every weekday at 7 get up', 'get up', '2026-03-04T07:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every friday evening chess', 'chess', '2026-03-06T19:00 WEEKLY;BYDAY=FR'],
    ['tomorrow at 8 art class', 'art class', '2026-03-04T08:00'],
  ])('reads all of “%s” in English', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    'um die Ecke gehen',
    'Um acht Leute kümmern',
    'acht nach vorne',
    'halb fertig machen',
    'fünf vor zwölf lesen',
    'Viertel nach Norden laufen',
    'Rest um zwei kürzen',
    '10-11 Stück kaufen',
    'von 10 bis 11 zählen',
    'Seiten 10-11 lesen',
    'Support 24 Stunden',
    'Anruf vor 30 Min',
  ])('takes “%s” for words', (text) => expect(inShort(text, german)).toEqual([text, text, '']))

  it.each(['look at one thing', 'from 1 to 10 rate it', 'pages 4-5', 'May 5-7 trip'])('takes “%s” for words in English', (text) =>
    expect(inShort(text, english)).toEqual([text, text, '']),
  )

  it.each([
    ['Ask about the 3pm slot on 12 December', 'Ask about the 3pm slot', '2026-12-12'],
    ['Prepare a 10am call', 'Prepare a 10am call', ''],
    ['Notes of our 9:30 stand-up tomorrow', 'Notes of our 9:30 stand-up', '2026-03-04'],
    ['Tomorrow: find another 3 pm slot', 'find another 3 pm slot', '2026-03-04'],
    ['Cancel the 3pm on 12 December', 'Cancel the 3pm', '2026-12-12'],
    ['Move the 10am call to 11:30', 'Move the 10am call to', '2026-03-04T11:30'],
    ['Send the agenda of the 4pm call at 2pm', 'Send the agenda of the 4pm call', '2026-03-03T14:00'],
    ['Prepare Friday’s 3pm call', 'Prepare Friday’s 3pm call', ''],
    ['Book the weekly 4–5pm room', 'Book the weekly 4–5pm room', ''],
    ['Catch the half past four train', 'Catch the half past four train', ''],
    ['Meet the team 4pm', 'Meet the team', '2026-03-03T16:00'],
    ['Take a pill at 4pm', 'Take a pill', '2026-03-03T16:00'],
  ])('leaves a time that a thing is told by in its name: “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Den 15-Uhr-Termin vorbereiten', 'Den 15-Uhr-Termin vorbereiten', ''],
    ['der 15-Uhr-Termin am 12. Dezember', 'der 15-Uhr-Termin', '2026-12-12'],
    ['Nach dem 15 Uhr Termin fragen morgen', 'Nach dem 15 Uhr Termin fragen', '2026-03-04'],
    ['unser 9:30 Stand-up absagen', 'unser 9:30 Stand-up absagen', ''],
    ['Notizen vom 10 Uhr Call', 'Notizen vom 10 Uhr Call', ''],
    ['der 3pm Call morgen', 'der 3pm Call', '2026-03-04'],
    ['die 3 am Montag anrufen', 'die 3 anrufen', '2026-03-09'],
    ['Ana so um die 15 Uhr anrufen', 'Ana so um die anrufen', '2026-03-03T15:00'],
    ['Den Bericht um 15 Uhr schicken', 'Den Bericht schicken', '2026-03-03T15:00'],
  ])('leaves it there in German too: “%s”', (...line) => expect(inShort(line[0], german)).toEqual(line))

  it('takes no length of time for an hour', () => {
    expect(inShort('Anruf morgen 1,5 Std', german)).toEqual(['Anruf morgen 1,5 Std', 'Anruf', '2026-03-04 ~90'])
    expect(inShort('um 7 Uhr 30 Minuten laufen', german)).toEqual(['um 7 Uhr 30 Minuten laufen', '30 Minuten laufen', '2026-03-04T07:00'])
  })

  const days = {
    ...{ morgen: '2026-03-04', übermorgen: '2026-03-05', Freitag: '2026-03-06', 'am Freitag': '2026-03-06', 'in drei Tagen': '2026-03-06' },
    ...{ 'nächsten Freitag': '2026-03-13', 'am 3.12.': '2026-12-03', 'Ende des Monats': '2026-03-31', 'Montag, den 9. März': '2026-03-09' },
  }
  const times = {
    ...{ 'um acht': '08:00', 'um 8': '08:00', 'um 8 Uhr': '08:00', '8:00': '08:00', '8.30 Uhr': '08:30', 'um halb neun': '08:30' },
    ...{ 'halb fünf': '16:30', 'um viertel nach drei': '15:15', 'dreiviertel vier': '15:45', 'um drei Uhr': '15:00' },
    ...{ 'um acht Uhr abends': '20:00', 'von 10 bis 11 Uhr': '10:00', '10–11 Uhr': '10:00' },
  }
  const pairs = Object.entries(days).flatMap(([day, date]) =>
    Object.entries(times).map(([time, clock]) => [`${day} ${time}`, `${date}T${clock}`] as const),
  )

  it.each(pairs)('cuts “%s” out of the title wholly, before and behind it', (said, dueAt) => {
    for (const line of [`Ana anrufen ${said}`, `${said} Ana anrufen`])
      expect(readQuickAdd(line, german), line).toMatchObject({ title: 'Ana anrufen', dueAt })
  })
})

describe('“am” or “pm” behind two times', () => {
  it.each([
    ['early shift cover Sat 5-1pm', 'early shift cover', '2026-03-07T05:00 ~480'],
    ['cover Sat 9-1pm', 'cover', '2026-03-07T09:00 ~240'],
    ['cover Sat 11-2pm', 'cover', '2026-03-07T11:00 ~180'],
    ['cover Sat 10:30-12pm', 'cover', '2026-03-07T10:30 ~90'],
    ['cover 5–1 pm sat', 'cover', '2026-03-07T05:00 ~480'],
    ['cover sat from 5:30 to 1:15pm', 'cover', '2026-03-07T05:30 ~465'],
    ['cover sat 10-2am', 'cover', '2026-03-07T22:00 ~240'],
    ['every sat 5-1pm cover', 'cover', '2026-03-07T05:00 WEEKLY;BYDAY=SA ~480'],
  ])('is only of the second where both would be more than half a day apart: “%s”', (...line) =>
    expect(inShort(line[0], english)).toEqual(line),
  )

  it.each([
    ['cover Sat 5-6pm', 'cover', '2026-03-07T17:00 ~60'],
    ['cover Sat 3-5am', 'cover', '2026-03-07T03:00 ~120'],
    ['cover Sat 12-1pm', 'cover', '2026-03-07T12:00 ~60'],
    ['cover Sat 5pm-1am', 'cover', '2026-03-07T17:00 ~480'],
    ['cover Sat 22:00-6:30am', 'cover', '2026-03-07T22:00 ~510'],
  ])('is of both otherwise: “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Frühschicht Samstag von 5 bis 13', 'Frühschicht', '2026-03-07T05:00 ~480'],
    ['Samstag von 5 bis 13 Uhr Frühschicht', 'Frühschicht', '2026-03-07T05:00 ~480'],
    ['Frühschicht Samstag von 9 bis 13 Uhr', 'Frühschicht', '2026-03-07T09:00 ~240'],
    ['Freitag Frühschicht', 'Frühschicht', '2026-03-06'],
    ['von 5 bis 13 Frühschicht', 'von 5 bis 13 Frühschicht', ''],
  ])('is not needed in German: “%s”', (...line) => expect(inShort(line[0], german)).toEqual(line))
})

describe('a number ahead of a day', () => {
  it.each([
    ['call tesco about late trailer 7 mon 10:30', 'call tesco about late trailer 7', '2026-03-09T10:30'],
    ['brief team 06:00 mon', 'brief team', '2026-03-09T06:00'],
    ['clear aisle 9 mon', 'clear aisle 9', '2026-03-09'],
    ['renew the pass in 7 months', 'renew the pass', '2026-10-03'],
    ['stock count bay 12 fri', 'stock count bay 12', '2026-03-06'],
    ['count aisle 14 tomorrow', 'count aisle 14', '2026-03-04'],
    ['audit lane 12 next week', 'audit lane 12', '2026-03-09'],
    ['tidy bay 12 tonight', 'tidy bay 12', '2026-03-03T20:00'],
    ['gate meeting at 9 tomorrow', 'gate meeting', '2026-03-04T09:00'],
    ['gate meeting from 9 to 10 fri', 'gate meeting', '2026-03-06T09:00 ~60'],
  ])('is a time only where a word leads to it: “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))
})
