/** The sections of each page of the settings, by their anchors, as they are headed. */
export const settingPlaces = {
  account: {
    language: 'Language and region',
    appearance: 'Appearance',
    address: 'E-mail',
    'own-password': 'Password',
    passkeys: 'Passkeys',
    codes: 'Two-step codes',
    sessions: 'Where you are signed in',
    tokens: 'API tokens',
    webhooks: 'Webhooks',
    data: 'Your data',
  },
  calendar: {
    days: 'Time zone and week',
    feeds: 'In other calendars',
    caldav: 'Two-way sync (CalDAV)',
    outside: 'Other calendars here',
  },
  notifications: {
    told: 'What you are told, and how',
    time: 'Time of day',
    where: 'Where it goes',
  },
}
