import { newPerson } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { welcome } from '../src/messages/welcome.ts'
import { expect, test } from './support/test.ts'

const { signUp, signIn, signOut, forgot, reset } = auth

// Whoever blocks scripts, or has them fail, still gets in and out.
test.use({ javaScriptEnabled: false })

test('who keeps a demo is told at the door that it comes along', async ({ page, server: _server }) => {
  await page.goto('/auth/signup?return=%2Fimport%3Ffrom%3Ddemo')
  await expect(page.getByText(signUp.leadDemo)).toBeVisible()
})

test('an account is made, left, entered again and given a new password, without any script', async ({ page, mailbox }) => {
  const { name, email, password } = newPerson()
  const newPassword = 'four loud containers'

  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await page.getByLabel(signUp.name).fill(name)
  await page.getByLabel(auth.email).fill(email)
  await page.getByLabel(auth.password).fill(password)
  await page.getByRole('button', { name: signUp.act }).click()
  await expect(page).toHaveURL('/welcome')
  await page.getByRole('button', { name: welcome.skipAll }).click()
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')

  await page.goto('/auth/signout')
  await page.getByRole('button', { name: signOut.act }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signOut.outTitle)
  await page.goto('/tasks')
  await expect(page).toHaveURL(/\/auth\/signin/)

  await page.getByLabel(auth.email).fill(email)
  await page.getByLabel(auth.password).fill(password)
  await page.getByRole('button', { name: signIn.act }).click()
  await expect(page).toHaveURL('/tasks')
  await page.context().clearCookies()

  await page.goto('/auth/forgotpassword')
  await page.getByLabel(auth.email).fill(email)
  await page.getByRole('button', { name: forgot.act }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forgot.sentTitle)
  const link = (await mailbox.mailTo(email, '/auth/resetpassword')).match(/http:\/\/localhost:\d+\/auth\/resetpassword\S*/)?.[0] ?? ''

  await page.goto(link)
  await page.getByLabel(auth.newPassword).fill(newPassword)
  await page.getByRole('button', { name: reset.act }).click()
  await expect(page.getByText(signIn.passwordChanged)).toBeVisible()

  await page.getByLabel(auth.email).fill(email)
  await page.getByLabel(auth.password).fill(newPassword)
  await page.getByRole('button', { name: signIn.act }).click()
  await expect(page).toHaveURL('/tasks')

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel(auth.newPassword).fill('five silent cranes')
  await page.getByRole('button', { name: reset.act }).click()
  await expect(page, 'a link works once').not.toHaveURL(/signin/)
})

test('a new password ends every other session', async ({ page, ines, mailbox, server, browser }) => {
  await page.goto('/tasks')
  const elsewhere = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const other = await elsewhere.newPage()
  await other.goto('/auth/forgotpassword')
  await other.getByLabel(auth.email).fill(ines.person.email)
  await other.getByRole('button', { name: forgot.act }).click()
  const link =
    (await mailbox.mailTo(ines.person.email, '/auth/resetpassword')).match(/http:\/\/localhost:\d+\/auth\/resetpassword\S*/)?.[0] ?? ''
  await other.goto(link)
  await other.getByLabel(auth.newPassword).fill('four loud containers')
  await other.getByRole('button', { name: reset.act }).click()
  await expect(other.getByText(signIn.passwordChanged)).toBeVisible()
  await elsewhere.close()

  await page.goto('/tasks')
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('wrong and unknown look the same', async ({ page, ines }) => {
  await page.context().clearCookies()
  const answers: string[] = []
  for (const email of [ines.person.email, newPerson().email]) {
    await page.goto('/auth/signin')
    await page.getByLabel(auth.email).fill(email)
    await page.getByLabel(auth.password).fill('not the password')
    await page.getByRole('button', { name: signIn.act }).click()
    answers.push((await page.getByRole('main').textContent()) ?? '')
  }
  expect(answers[0]).toBe(answers[1])
})

test('what is wrong with a form is said at its field, and what was typed is kept', async ({ page }) => {
  await page.goto('/auth/signup')
  await page.getByLabel(signUp.name).fill('Ines Varga')
  await page.getByLabel(auth.email).fill('ines.varga@post.example')
  await page.getByLabel(auth.password).fill('short')
  await page.getByRole('button', { name: signUp.act }).click()
  await expect(page.getByLabel(auth.password)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await expect(page.getByLabel(auth.email)).toHaveValue('ines.varga@post.example')
})

test('signing in leads back to where one was heading', async ({ page, ines }) => {
  await page.context().clearCookies()
  await page.goto('/tasks/upcoming')
  await page.getByLabel(auth.email).fill(ines.person.email)
  await page.getByLabel(auth.password).fill(ines.person.password)
  await page.getByRole('button', { name: signIn.act }).click()
  await expect(page).toHaveURL('/tasks/upcoming')
})

test('after signing out the Back button shows nothing of what was there', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Ask for the results' })
  await page.goto('/tasks/all')
  await expect(page.getByText('Ask for the results')).toBeVisible()
  await page.goto('/auth/signout')
  await page.getByRole('button', { name: signOut.act }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signOut.outTitle)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/auth/signin?return=%2Ftasks%2Fall')
  await expect(page.getByText('Ask for the results')).toHaveCount(0)
})

test('what a form of tasks is refused for is told on its page', async ({ page, ines }) => {
  await page.goto('/tasks/inbox')
  await page.getByLabel(listWords.add.field).fill('x'.repeat(501))
  await page.getByRole('button', { name: listWords.add.submit }).click()
  await expect(page.getByRole('alert').filter({ hasText: '500' })).toBeVisible()
  expect((await ines.client.tasks.list({ view: 'all' })).items).toEqual([])
})
