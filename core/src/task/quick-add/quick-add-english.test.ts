import { describe, expect, it } from 'vitest'
import { english, inShort } from './test-quick-add.ts'

describe('quick add in English', () => {
  it.each([
    ['Pay rent today', 'Pay rent', '2026-03-03'],
    ['Pay rent tomorrow', 'Pay rent', '2026-03-04'],
    ['Pay rent tmr', 'Pay rent', '2026-03-04'],
    ['Call Bob day after tomorrow', 'Call Bob', '2026-03-05'],
    ['Pay rent yesterday', 'Pay rent', '2026-03-02'],
    ['Pay in 3 days', 'Pay', '2026-03-06'],
    ['in two weeks call', 'call', '2026-03-17'],
    ['Pay in a fortnight', 'Pay', '2026-03-17'],
    ['Plan next week', 'Plan', '2026-03-09'],
    ['Plan early next week', 'Plan', '2026-03-09'],
    ['Plan next week at 4pm', 'Plan', '2026-03-09T16:00'],
    ['Plan on friday next week', 'Plan', '2026-03-13'],
    ['Plan next week on friday 4pm', 'Plan', '2026-03-13T16:00'],
    ['Plan by the end of next week', 'Plan', '2026-03-13'],
    ['Plan by the end of the week', 'Plan', '2026-03-06'],
    ['Plan end of this week 4pm', 'Plan', '2026-03-06T16:00'],
    ['Plan by end of week', 'Plan', '2026-03-06'],
    ['Plan by the end of week 12', 'Plan', '2026-03-20'],
    ['Plan in a week', 'Plan', '2026-03-10'],
    ['Renew the passport in 3 months', 'Renew the passport', '2026-06-03'],
    ['Ask again within a month', 'Ask again', '2026-04-03'],
    ['Renew in five months’ time', 'Renew', '2026-08-03'],
    ['Report by end of month', 'Report', '2026-03-31'],
    ['Report by the end of the month', 'Report', '2026-03-31'],
    ['Report eom', 'Report', '2026-03-31'],
    ['Plan end of next month', 'Plan', '2026-04-30'],
    ['Taxes end of year', 'Taxes', '2026-12-31'],
    ['Plan at the beginning of next month', 'Plan', '2026-04-01'],
    ['Lunch on friday', 'Lunch', '2026-03-06'],
    ['Lunch next friday', 'Lunch', '2026-03-13'],
    ['a week from friday call', 'call', '2026-03-13'],
    ['Visit Mar 5', 'Visit', '2026-03-05'],
    ['Visit 5 March', 'Visit', '2026-03-05'],
    ['Visit the 3rd of april', 'Visit', '2026-04-03'],
    ['Taxes feb 10', 'Taxes', '2027-02-10'],
    ['call Ana on the 5th', 'call Ana', '2026-03-05'],
    ['call Ana on the 2nd', 'call Ana', '2026-04-02'],
    ['Pay 2027-01-31', 'Pay', '2027-01-31'],
    ['Sort photos this weekend', 'Sort photos', '2026-03-07'],
    ['Party on saturday, then rest', 'Party, then rest', '2026-03-07'],
    ['Meet at 10:30', 'Meet', '2026-03-04T10:30'],
    ['Meet friday 4pm', 'Meet', '2026-03-06T16:00'],
    ['Meet at 17:00 on monday', 'Meet', '2026-03-09T17:00'],
    ['2026-03-20 09:00 dentist', 'dentist', '2026-03-20T09:00'],
    ['Lunch at noon', 'Lunch', '2026-03-04T12:00'],
    ['Lunch tomorrow noon', 'Lunch', '2026-03-04T12:00'],
    ['call in an hour', 'call', '2026-03-03T14:20'],
    ['call in 45 minutes', 'call', '2026-03-03T14:05'],
    ['tomorrow morning run', 'run', '2026-03-04T09:00'],
    ['run this evening', 'run', '2026-03-03T19:00'],
    ['movie tonight', 'movie', '2026-03-03T20:00'],
    ['dinner tomorrow night', 'dinner', '2026-03-04T19:00'],
    ['Party at midnight', 'Party', '2026-03-04T00:00'],
    ['be at home by 6pm', 'be at home', '2026-03-03T18:00'],
    ['Report due friday', 'Report', '2026-03-06'],
    ['Report before monday', 'Report', '2026-03-09'],
    ['Write report starting monday', 'Write report', 'from 2026-03-09'],
    ['Write report start:monday', 'Write report', 'from 2026-03-09'],
    ['Write report start:2026-03-05 friday', 'Write report', '2026-03-06 from 2026-03-05'],
    ['Report from monday due friday', 'Report', '2026-03-13 from 2026-03-09'],
    ['Finish by tomorrow!', 'Finish!', '2026-03-04'],
    ['Pick the pallets for Friday 8am', 'Pick the pallets', '2026-03-06T08:00'],
    ['Pick the pallets for Friday at 8am', 'Pick the pallets', '2026-03-06T08:00'],
    ['Pick the pallets for 8am', 'Pick the pallets', '2026-03-04T08:00'],
    ['Pick the pallets for tomorrow', 'Pick the pallets', '2026-03-04'],
    ['Book a table for Friday, then call Ana', 'Book a table, then call Ana', '2026-03-06'],
    ['Book the 3pm slot with the carrier for Tuesday', 'Book the 3pm slot with the carrier', '2026-03-03'],
    ['Book a table for tomorrow at the Ritz', 'Book a table at the Ritz', '2026-03-04'],
    ['Book a table for the 12th of March', 'Book a table', '2026-03-12'],
    ['Pack for this weekend', 'Pack', '2026-03-07'],
    ['Make slides for Friday meeting', 'Make slides for meeting', '2026-03-06'],
    ['Make slides for the friday meeting', 'Make slides for the friday meeting', ''],
    ['Bake the cake for May', 'Bake the cake for May', ''],
    ['Ask for Ana on friday', 'Ask for Ana', '2026-03-06'],
  ])('reads the day in “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Standup every day', 'Standup', '2026-03-03 DAILY'],
    ['Standup daily at 9:15', 'Standup', '2026-03-04T09:15 DAILY'],
    ['Standup weekdays 9am', 'Standup', '2026-03-04T09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Standup every weekday', 'Standup', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Gym mondays and thursdays', 'Gym', '2026-03-05 WEEKLY;BYDAY=MO,TH'],
    ['Gym on mondays', 'Gym', '2026-03-09 WEEKLY;BYDAY=MO'],
    ['Gym every mon, wed and fri', 'Gym', '2026-03-04 WEEKLY;BYDAY=MO,WE,FR'],
    ['Gym every 3 weeks on Mon and Thu', 'Gym', '2026-03-05 WEEKLY;INTERVAL=3;BYDAY=MO,TH'],
    ['Pick the pallets for every friday', 'Pick the pallets', '2026-03-06 WEEKLY;BYDAY=FR'],
    ['Set the table for every friday dinner', 'Set the table for dinner', '2026-03-06 WEEKLY;BYDAY=FR'],
    ['every other tuesday laundry', 'laundry', '2026-03-03 WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['every 2nd friday beer', 'beer', '2026-03-13 MONTHLY;BYDAY=2FR'],
    ['every quarter review', 'review', '2026-03-03 MONTHLY;INTERVAL=3'],
    ['review quarterly', 'review', '2026-03-03 MONTHLY;INTERVAL=3'],
    ['Bins fortnightly', 'Bins', '2026-03-03 WEEKLY;INTERVAL=2'],
    ['Rent every month', 'Rent', '2026-03-03 MONTHLY'],
    ['Pay monthly on the 31st', 'Pay', '2026-03-31 MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
    ['Pay monthly on the 5th', 'Pay', '2026-03-05 MONTHLY;BYMONTHDAY=5'],
    ['Rent every 1st', 'Rent', '2026-04-01 MONTHLY;BYMONTHDAY=1'],
    ['Rent first weekday of every month', 'Rent', '2026-04-01 MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1'],
    ['Report every first weekday', 'Report', '2026-04-01 MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1'],
    ['Report every last weekday of the month', 'Report', '2026-03-31 MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
    ['Review every last friday', 'Review', '2026-03-27 MONTHLY;BYDAY=-1FR'],
    ['Review last friday of every month', 'Review', '2026-03-27 MONTHLY;BYDAY=-1FR'],
    ['Review monthly on the last friday', 'Review', '2026-03-27 MONTHLY;BYDAY=-1FR'],
    ['Review every 2 months on the first monday', 'Review', '2026-04-06 MONTHLY;INTERVAL=2;BYDAY=1MO'],
    ['Backup every last day of the month', 'Backup', '2026-03-31 MONTHLY;BYMONTHDAY=-1'],
    ['Renew every 6 months', 'Renew', '2026-03-03 MONTHLY;INTERVAL=6'],
    ['Renew every six months', 'Renew', '2026-03-03 MONTHLY;INTERVAL=6'],
    ['pay bill on 15 june every year', 'pay bill', '2026-06-15 YEARLY'],
    ['every year on june 15 bill', 'bill', '2026-06-15 YEARLY;BYMONTH=6;BYMONTHDAY=15'],
    ['Birthday every 5 may', 'Birthday', '2026-05-05 YEARLY;BYMONTH=5;BYMONTHDAY=5'],
    ['every morning run', 'run', '2026-03-04T09:00 DAILY'],
    ['Read every evening', 'Read', '2026-03-03T19:00 DAILY'],
    ['Water every! 3 days', 'Water', '2026-03-03 DAILY;INTERVAL=3'],
    ['Standup every day until 31 March', 'Standup', '2026-03-03 DAILY;UNTIL=20260331'],
    ['Standup every monday ends 31 March', 'Standup', '2026-03-09 WEEKLY;BYDAY=MO;UNTIL=20260331'],
    ['Standup every weekday through friday', 'Standup', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20260306'],
    ['every day until friday 3pm take a pill', 'take a pill', '2026-03-03T15:00 DAILY;UNTIL=20260306'],
    ['Water plants every day 10 times', 'Water plants', '2026-03-03 DAILY;COUNT=10'],
    ['Water every 3 days for 5 times', 'Water', '2026-03-03 DAILY;INTERVAL=3;COUNT=5'],
    ['Water every 3 days ends after 5 times', 'Water', '2026-03-03 DAILY;INTERVAL=3;COUNT=5'],
    ['Take a pill every day 3x', 'Take a pill', '2026-03-03 DAILY;COUNT=3'],
    ['Trash every friday from 3 april', 'Trash', '2026-04-03 WEEKLY;BYDAY=FR'],
    ['Trash every friday starting 1 april', 'Trash', '2026-04-03 WEEKLY;BYDAY=FR'],
    ['Send Ana the draft tomorrow 4pm every friday', 'Send Ana the draft', '2026-03-04T16:00 WEEKLY;BYDAY=FR'],
  ])('reads the repeat in “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    [
      'Send Ana the draft tomorrow 4pm every friday #work !high ~45m',
      'Send Ana the draft',
      '2026-03-04T16:00 WEEKLY;BYDAY=FR #work !high ~45',
    ],
    ['buy milk #shop tomorrow #home !2 ~10m', 'buy milk', '2026-03-04 #shop #home !high ~10'],
    ['lunch sat #home', 'lunch', '2026-03-07 #home'],
    ['fix #bug #urgent-thing!', 'fix!', '#bug #urgent-thing'],
    ['#Größe #日本 name', 'name', '#Größe #日本'],
    ['Plan #q2-goals', 'Plan', '#q2-goals'],
    ['Plan #work/clients/ana', 'Plan', '#work/clients/ana'],
    ['Report by friday the 13th', 'Report by friday the 13th', ''],
    ['Cancel within 3 months of signing', 'Cancel within 3 months of signing', ''],
    ['Plan #work, then go', 'Plan, then go', '#work'],
    ['Call !urgent', 'Call', '!urgent'],
    ['Call !u', 'Call', '!urgent'],
    ['Call !1', 'Call', '!urgent'],
    ['Call !high', 'Call', '!high'],
    ['Call !h', 'Call', '!high'],
    ['Call !2', 'Call', '!high'],
    ['Call !medium', 'Call', '!medium'],
    ['Call !m', 'Call', '!medium'],
    ['Call !low', 'Call', '!low'],
    ['Call !4', 'Call', '!low'],
    ['Call !LOW', 'Call', '!low'],
    ['Call !low !high', 'Call !low', '!high'],
    ['~1h30 write', 'write', '~90'],
    ['~1h 30m write', 'write', '~90'],
    ['~1h 30 min write', 'write', '~90'],
    ['~2h write', 'write', '~120'],
    ['~1.5h write', 'write', '~90'],
    ['write ~1:15', 'write', '~75'],
    ['rest ~90 min', 'rest', '~90'],
    ['rest ~90 minutes', 'rest', '~90'],
    ['~1h 5 people', '5 people', '~60'],
  ])('reads the signs in “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))
})

describe('what people complain of in other apps', () => {
  describe('“May” is a name or a verb unless a day stands beside it', () => {
    it.each([
      ['call May', 'call May', ''],
      ['may the force', 'may the force', ''],
      ['call May 5 times', 'call May 5 times', ''],
      ['Book table for May 4 people', 'Book table for May 4 people', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('“sat”, “sun” and “wed” are words unless they end the line', () => {
    it.each([
      ['sat with Bob', 'sat with Bob', ''],
      ['sat #home lunch', 'sat lunch', '#home'],
      ['sun cream', 'sun cream', ''],
      ['wed the two lists', 'wed the two lists', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('a second is no time to be done', () => {
    it.each([
      ['wait a second', 'wait a second', ''],
      ['second draft', 'second draft', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('names of months are words without a day', () => {
    it.each([
      ['Mar Vista trip', 'Mar Vista trip', ''],
      ['march on', 'march on', ''],
      ['April lunch', 'April lunch', ''],
      ['call April', 'call April', ''],
      ['august heat', 'august heat', ''],
      ['mid-march review', 'mid-march review', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('numbers are not dates, priorities or durations', () => {
    it.each([
      ['#1 fan', '#1 fan', ''],
      ['#1st place', '#1st place', ''],
      ['issue #42', 'issue #42', ''],
      ['2/3 done', '2/3 done', ''],
      ['room 12.30', 'room 12.30', ''],
      ['read 1984', 'read 1984', ''],
      ['buy 2 kg apples', 'buy 2 kg apples', ''],
      ['fix v2.11', 'fix v2.11', ''],
      ['version 1.2.2025', 'version 1.2.2025', ''],
      ['ship 3x', 'ship 3x', ''],
      ['1:1 with Ruth', '1:1 with Ruth', ''],
      ['Meet at 5', 'Meet at 5', ''],
      ['about ~20 people', 'about ~20 people', ''],
      ['walk ~5 km', 'walk ~5 km', ''],
      ['~45 m rope', '~45 m rope', ''],
      ['~0m', '~0m', ''],
      ['!5 reasons', '!5 reasons', ''],
      ['Do 10 times push-ups', 'Do 10 times push-ups', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('“the 5th” is a day of the month only where nothing follows', () => {
    it.each([
      ['watch the 5th element', 'watch the 5th element', ''],
      ['on the 5th floor', 'on the 5th floor', ''],
      ['on the 5th call', 'on the 5th call', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('“24h” is no time of day', () => {
    it.each([
      ['24h support plan', '24h support plan', ''],
      ['call the 24h hotline', 'call the 24h hotline', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('names of days in titles, films and papers stay', () => {
    it.each([
      ['the today show', 'the today show', ''],
      ['today show', 'today show', ''],
      ['Black Friday deals', 'Black Friday deals', ''],
      ['Good Friday menu', 'Good Friday menu', ''],
      ['Friday the 13th', 'Friday the 13th', ''],
      ['Sunday Times crossword', 'Sunday Times crossword', ''],
      ['Watch Saturday Night Live', 'Watch Saturday Night Live', ''],
      ['Manic mondays playlist', 'Manic mondays playlist', ''],
      ['watch High Noon', 'watch High Noon', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('parts of words and spans of days are left whole', () => {
    it.each([
      ["Review Friday's numbers", "Review Friday's numbers", ''],
      ['Fix tomorrow/friday', 'Fix tomorrow/friday', ''],
      ['from monday to friday camp', 'from monday to friday camp', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('what describes a thing says not when it is due', () => {
    it.each([
      ['yesterday news', 'yesterday news', ''],
      ['notes from yesterday', 'notes from yesterday', ''],
      ['notes from monday', 'notes from monday', ''],
      ['Write report from monday', 'Write report from monday', ''],
      ['weekdays menu', 'weekdays menu', ''],
      ['weekly report review', 'weekly report review', ''],
      ['quarterly numbers', 'quarterly numbers', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('signs inside words, colours and folders are no tags', () => {
    it.each([
      ['C# course', 'C# course', ''],
      ['#fff colour', '#fff colour', ''],
      ['#ff8800 colour', '#ff8800 colour', ''],
      ['# heading', '# heading', ''],
      ['Plan (#work) it', 'Plan (#work) it', ''],
      ['Wow!high', 'Wow!high', ''],
      ['urgent!', 'urgent!', ''],
      ['!highest', '!highest', ''],
      ['~/home cleanup', '~/home cleanup', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })

  describe('addresses, code and what is quoted are never read', () => {
    it.each([
      ['fix monday.com sync', 'fix monday.com sync', ''],
      ['mail ana@friday.com', 'mail ana@friday.com', ''],
      ['see https://x.example/may-5?t=4pm#work', 'see https://x.example/may-5?t=4pm#work', ''],
      ['see www.friday.example', 'see www.friday.example', ''],
      ['run `every day #x !high`', 'run `every day #x !high`', ''],
      ['>"Ship 2.0" do it', '>"Ship 2.0" do it', ''],
    ])('%s', (...line) => expect(inShort(line[0], english)).toEqual(line))
  })
})
