export const settings = {
  title: 'Settings',
  tabs: { account: 'Account', calendar: 'Calendar and time', notifications: 'Notifications', subscription: 'Subscription' },
  onThisPage: 'On this page',
  titleOf: (tab: string) => `${tab} settings`,
}
