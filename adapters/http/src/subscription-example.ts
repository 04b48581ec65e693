const yearly = { interval: 'year', amount: 5000, currency: 'EUR' } as const

/** Somebody who pays by the year. */
export const exampleSubscription = {
  isOffered: true,
  state: 'active',
  plan: { id: 'plus', name: 'Plus', price: yearly },
  until: '2027-03-05T09:00:00.000Z',
  unpaidSince: null,
  graceEndsAt: null,
  isCovered: true,
  hasPortal: true,
  storageLimit: 21_474_836_480,
  coach: true,
  plans: [{ id: 'plus', name: 'Plus', about: 'For who keeps everything.', includes: ['20 GiB of files'], prices: [yearly], trialDays: 0 }],
}
