/** What the app is called where it is installed, and what its page says that stands for what is not kept. */
export const installed = {
  name: 'Throughline',
  description: 'A private place to plan, do, reflect, talk and record.',
  shortcuts: { add: 'Add a task', entry: 'New entry', today: 'Today' },
  offline: {
    title: 'Not kept on this device',
    lead: 'There is no network, and this page was not opened here lately. It opens once there is a network again.',
    stillIn: 'You are still signed in',
    askedOut: 'Without a network nobody can be signed out. What you wrote is kept on this device. Try again when you are back.',
    sentOut: 'Without a network nobody can be signed out. The pages that were kept on this device are gone. Try again when you are back.',
    kept: 'What can be read now:',
    again: 'Try again',
  },
}
