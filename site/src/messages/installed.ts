/** What the app is called where it is installed, and what its page says that stands for what is not kept. */
export const installed = {
  name: 'Throughline',
  description: 'A private place to plan, do, reflect, talk and record.',
  shortcuts: { add: 'Add a task', entry: 'New entry', today: 'Today' },
  offline: {
    title: 'Not kept on this device',
    lead: 'There is no network, and this page was not opened here lately. It opens once there is a network again.',
    stillIn: 'You are still signed in: without a network nobody can be signed out. What was kept on this device is gone.',
    kept: 'What can be read now:',
    again: 'Try again',
  },
}
