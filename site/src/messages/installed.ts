/** What the app is called where it is installed, and what its page says that stands for what is not kept. */
export const installed = {
  name: 'Throughline',
  description: 'A private place to plan, do, reflect, talk and record.',
  shortcuts: { add: 'Add a task', entry: 'New entry', today: 'Today' },
  offline: {
    title: 'Not available offline',
    lead: 'You are offline, and this page was not opened here lately. It opens once you are back online.',
    stillIn: 'You are still signed in',
    askedOut: 'You cannot be signed out while offline. What you wrote is kept on this device. Try again when you are back.',
    sentOut: 'You cannot be signed out while offline. The pages kept on this device are gone. Try again when you are back.',
    kept: 'Available offline:',
    again: 'Try again',
  },
}
