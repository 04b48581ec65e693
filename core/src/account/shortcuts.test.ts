import { describe, expect, it } from 'vitest'
import { upcast } from '../kernel/index.ts'
import { actorOf } from './actor.ts'
import { editAccount } from './edit-account.ts'
import { accounts } from './schema.ts'
import { accountDeps, signedUp } from './test-account.ts'

async function signedIn() {
  const deps = accountDeps()
  const { account } = await signedUp(deps)
  return { ...deps, account, actor: actorOf(account) }
}

describe('the shortcuts of a person', () => {
  it('keep what was changed before, and give an action its own keys back for null', async () => {
    const deps = await signedIn()
    await editAccount(deps, { shortcuts: { keys: { 'complete-task': ['c'], 'go-today': ['g t', 'Mod+1'] } } })
    await editAccount(deps, { shortcuts: { singleKeys: false } })
    const { shortcuts } = await editAccount(deps, { shortcuts: { keys: { 'complete-task': null, 'add-task': [] } } })
    expect(shortcuts).toEqual({ singleKeys: false, keys: { 'add-task': [], 'go-today': ['g t', 'Mod+1'] } })
    expect((await editAccount(deps, { shortcuts: { keys: null } })).shortcuts).toEqual({ singleKeys: false, keys: {} })
  })

  it('are not written when nothing is different, in whatever order they are named', async () => {
    const deps = await signedIn()
    const { version } = await editAccount(deps, { shortcuts: { keys: { 'a-b': ['x'], 'c-d': ['y'] } } })
    expect(await editAccount(deps, { shortcuts: { keys: { 'c-d': ['y'], 'a-b': ['x'], 'e-f': null } } })).toMatchObject({ version })
    expect(await editAccount(deps, { shortcuts: {} })).toMatchObject({ version })
  })

  it('keep both of two changes made at the same time', async () => {
    const deps = await signedIn()
    await Promise.all(['go-today', 'go-inbox'].map((action) => editAccount(deps, { shortcuts: { keys: { [action]: ['v'] } } })))
    expect((await editAccount(deps, {})).shortcuts.keys).toEqual({ 'go-today': ['v'], 'go-inbox': ['v'] })
  })

  it.each(['x', '?', '+', 'Mod++', 'ß', 'Mod+Shift+k', 'Alt+ArrowUp', 'Space', 'g t', 'g t x', 'Ctrl+F10'])('may be %s', async (keys) => {
    expect((await editAccount(await signedIn(), { shortcuts: { keys: { 'go-today': [keys] } } })).shortcuts.keys).toEqual({
      'go-today': [keys],
    })
  })

  it.each([
    { keys: { 'go-today': ['g t x y'] } },
    { keys: { 'go-today': [''] } },
    { keys: { 'go-today': [' '] } },
    { keys: { 'go-today': ['ctrl'] } },
    { keys: { 'go-today': ['Hyper+x'] } },
    { keys: { 'go-today': ['\u0007'] } },
    { keys: { 'go-today': ['1', '2', '3', '4', '5'] } },
    { keys: { 'Go today': ['x'] } },
    { keys: { __proto__x: ['x'] } },
    { keys: { [`go-${'x'.repeat(60)}`]: ['x'] } },
    { keys: 'x' },
    { singleKeys: 'no' },
    { sound: true },
  ])('are refused as %j', async (shortcuts) => {
    await expect(editAccount(await signedIn(), { shortcuts: shortcuts as object })).rejects.toMatchObject({ code: 'validation' })
  })

  it('are those of at most 200 actions', async () => {
    const deps = await signedIn()
    const keys = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`do-${i}`, ['x']]))
    await editAccount(deps, { shortcuts: { keys: keys(200) } })
    await expect(editAccount(deps, { shortcuts: { keys: { 'one-more': ['x'] } } })).rejects.toMatchObject({
      code: 'validation',
      details: { faults: [{ pointer: '/shortcuts/keys' }] },
    })
  })

  it('begin empty for an account from before there were any', () => {
    expect(upcast(accounts, { id: 'a' }, 2)).toMatchObject({ id: 'a', shortcuts: { singleKeys: true, keys: {} } })
  })
})
