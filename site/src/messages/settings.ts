export const settings = {
  title: 'Settings',
  tabs: { account: 'Account', calendar: 'Calendar', notifications: 'Notifications', subscription: 'Subscription' },
  titleOf: (tab: string) => `${tab} settings`,
}
