import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Browser {
  executablePath: string
  /** What the browser's process needs in its environment. */
  env: Record<string, string>
  /** Whether it is the headless shell of the npm package, which lacks some of what a browser does. */
  isShell: boolean
}

/**
 * Without what a full Chromium gets ready beside each new window for its own address bar: that is half of what a window
 * costs. Of two such lists the browser takes the last one, so that this has those of Playwright that bear on a test, too.
 */
export const lean = [
  `--disable-features=${[
    ...['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
    ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
    ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
    ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ].join(',')}`,
]

const cache = fileURLToPath(new URL('../../../node_modules/.cache/throughline-browser', import.meta.url))

/**
 * A Chromium without a download of its own: `CHROMIUM_PATH`, then an installed Chromium or Chrome,
 * then the one inside the npm package @sparticuz/chromium (Linux on x64), unpacked once.
 */
export async function findBrowser(): Promise<Browser> {
  return givenBrowser() ?? installedBrowser() ?? (await packagedBrowser())
}

/**
 * The packaged one before an installed one, where the system has fonts: it is Chromium's headless shell, which makes no
 * windows, so that a test takes two thirds of the processor's time. Else like `findBrowser`. Tests that it does not do for
 * say so by `wholeBrowser`.
 */
export async function findShell(): Promise<Browser> {
  return givenBrowser() ?? (systemHasFonts() ? await packagedBrowser().catch(findBrowser) : await findBrowser())
}

const systemHasFonts = (): boolean => existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts/truetype')

function givenBrowser(): Browser | null {
  const executablePath = process.env.CHROMIUM_PATH
  return executablePath ? { executablePath, env: {}, isShell: false } : null
}

function installedBrowser(): Browser | null {
  if (process.env.THROUGHLINE_BROWSER === 'npm') return null
  const executablePath = installedBrowsers().find((path) => existsSync(path) && starts(path))
  return executablePath ? { executablePath, env: {}, isShell: false } : null
}

function installedBrowsers(): string[] {
  if (process.platform === 'darwin') return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  if (process.platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
      join(process.env[name] ?? 'C:\\', 'Google\\Chrome\\Application\\chrome.exe'),
    )
  const folders = (process.env.PATH ?? '').split(':')
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
}

/** Some systems install a stub that only says where to get the browser, and some lack a library: trying tells. */
function starts(path: string, env: Record<string, string> = {}): boolean {
  if (process.platform === 'win32') return true
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 20_000, env: { ...process.env, ...env } }),
    )
  } catch {
    return false
  }
}

async function packagedBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium or Chrome was found. Install one, or name it in CHROMIUM_PATH.')
  if (!existsSync(cache)) await unpack()
  const executablePath = join(cache, 'chromium')
  const fonts = { FONTCONFIG_PATH: join(cache, 'fonts') }
  const withLibraries = { ...fonts, LD_LIBRARY_PATH: join(cache, 'al2023', 'lib') }
  // Those of the package have one script; a sign of another ends the browser.
  const env = [...(systemHasFonts() ? [{}] : []), fonts, withLibraries].find((candidate) => starts(executablePath, candidate))
  if (!env) throw new Error('The packaged Chromium does not start here. Install Chromium, or name one in CHROMIUM_PATH.')
  return { executablePath, env, isShell: true }
}

/** The package unpacks into the system's folder for temporary files, and takes whatever lies there; give it one of our own. */
async function unpack(): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const folder = `${cache}-${process.pid}`
  const before = process.env.TMPDIR
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  try {
    await chromium.executablePath()
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
    if (!existsSync(cache)) renameSync(folder, cache)
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
