/** The words of how the app looks, among the settings. */
export const appearanceSettings = {
  title: 'Appearance',
  about: 'On every device you sign in on. “System” goes by the device.',
}
