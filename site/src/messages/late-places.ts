/** What else the palette leads to once something is typed, and the everyday words each is looked for by. */
export const latePlaces = {
  guides: {
    'quick-add': ['What quick add understands', 'help how syntax natural language words dates priority p1 estimate tags'],
    filters: ['What a filter can say', 'help how syntax query search'],
  },
  /** Of the sections of the settings, by their anchors. */
  also: {
    language: 'german english deutsch locale date number format translation',
    appearance: 'theme dark light mode colours look',
    address: 'email mail login change',
    'own-password': 'change sign in security',
    passkeys: 'sign in security fingerprint face key',
    codes: '2fa two factor totp authenticator security recovery',
    sessions: 'devices browsers log out everywhere security',
    tokens: 'developer script key access',
    webhooks: 'developer integration zapier slack',
    data: 'delete account erase export backup sample data privacy',
    days: 'timezone clock first day of week start monday sunday day begins midnight',
    feeds: 'ical ics feed address google outlook apple subscribe phone',
    caldav: 'apple reminders thunderbird sync two-way',
    outside: 'google outlook events import subscribe ical',
    told: 'notification mail email push reminders daily plan weekly review turn off',
    time: 'quiet hours do not disturb digest night',
    where: 'push browser test device',
  },
}
