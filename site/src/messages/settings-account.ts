export const accountSettings = {
  email: { title: 'E-mail' },
}
