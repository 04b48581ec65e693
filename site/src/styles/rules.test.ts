import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// docs/design.md has the rules in words. What a style sheet says goes through the tokens; few may say it by themselves.

interface Declaration {
  file: string
  property: string
  value: string
}

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('**/*.css', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '')
const declarations: readonly Declaration[] = files
  .filter((file) => !['tokens.css', 'fonts.css'].includes(file))
  .flatMap((file) =>
    [...textOf(file).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
      file,
      property,
      value: value.replace(/\s+/g, ' '),
    })),
  )

interface Rule {
  says: string
  of: RegExp
  may: RegExp
  /** Sheets of paper, whose sizes are those of print or of the document that is shown. */
  except?: RegExp
}

const rules: readonly Rule[] = [
  {
    says: 'colours are tokens',
    of: /^(--|.*color|background|fill|stroke|border.*|outline|.*shadow|.*mask.*)/,
    may: /^(?!.*(oklch\(|rgba?\(|hsla?\(|(?<!url\([^)]*)#[\da-f]{3,8}\b))/,
    except: /resume-sheet/,
  },
  {
    says: 'sizes of type are of the scale',
    of: /^font-size$/,
    may: /^(var\(--text-\d\d\)|inherit|[\d.]+em)$/,
    except: /bar\.css|text\.css|print/,
  },
  {
    says: 'type is of the scale, and of one of the families',
    of: /^font$/,
    may: /^(inherit|.*(var\(--text-\d\d\)|[\d.]+em)( \/ .*)? var\(--font-(ui|prose|mono)\))$/,
    except: /print/,
  },
  { says: 'families are tokens', of: /^font-family$/, may: /^(var\(--font-\w+\)|inherit)$/ },
  { says: 'weights are tokens', of: /^font-weight$/, may: /^(var\(--weight-[\w-]+\)|inherit)$/ },
  {
    says: 'heights of lines are of the scale',
    of: /^line-height$/,
    may: /^(var\(--lead-\w+\)|inherit|1|calc\(.*)$/,
    except: /print|text\.css/,
  },
  {
    says: 'corners are tokens, or of marks of up to 3 px',
    of: /^border-radius$/,
    may: /^((var\(--radius-\w+\)|0|50%|[123]px|1lh|inherit)( (?!$)|$))+$/,
  },
  { says: 'what moves does so in one of three times', of: /^(transition|animation)/, may: /^(?!(?!run ).*\b\d+m?s\b)/ },
  {
    says: 'sides are those of the script',
    of: /^(margin|padding|border)-(left|right)$|^text-align$/,
    may: /^(?!left|right|[\d.-]|var\((?!--side-of-lines)|calc)/,
  },
]

describe.each(rules)('$says', ({ of, may, except }) => {
  const judged = declarations.filter(({ file, property }) => of.test(property) && !except?.test(file))
  it('in every style sheet', () => {
    expect(judged.length).toBeGreaterThan(0)
    expect(judged.filter(({ value }) => !may.test(value))).toEqual([])
  })
})

/** The parts of a value, with what stands in brackets in one piece. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

/** What says a side of the screen where lines may run either way. */
function isOfOneSide({ property, value }: Declaration): boolean {
  const parts = partsOf(value)
  if (/^(inset|margin|padding|scroll-(margin|padding)|border-(width|style|color))$/.test(property))
    return parts.length === 4 && parts[1] !== parts[3] && parts[3] !== '50%'
  if (property === 'border-radius') return parts.length === 4 && (parts[0] !== parts[1] || parts[2] !== parts[3])
  if (/^(left|right)$/.test(property)) return !['50%', 'auto'].includes(value)
  if (/^(float|clear|transform-origin)$/.test(property)) return /left|right/.test(value)
  // What unfolds, and what runs along the line.
  return /^(rotate|transform)$/.test(property) && /(?<![-\d])90deg/.test(value)
}

it('says no side of the screen, but for charts, whose time runs from left to right, and what a script puts beside something', () => {
  const found = declarations.filter((one) => isOfOneSide(one) && one.file !== 'goal/chart.css' && !/var\(--(x|left)\b/.test(one.value))
  // Of a box that is turned into a tick, which looks the same either way.
  expect(found.filter(({ value }) => value !== '0 1.5px 1.5px 0')).toEqual([])
})

it('asks for tokens that there are', () => {
  const known = new Set(files.flatMap((file) => [...textOf(file).matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name)))
  // Those that markup sets carry a value of their own for where it does not.
  const asked = declarations.flatMap(({ file, value }) =>
    [...value.matchAll(/var\((--(?:text|lead|weight|font|radius|s\d+|shadow|ink|paper|accent|calendar)[\w-]*)\)/g)].map(([, name]) => ({
      file,
      name,
    })),
  )
  expect(asked.filter(({ name }) => !known.has(name))).toEqual([])
})

/**
 * Where screens turn: phones with letters twice as large, narrow phones, phones, small tablets, tablets, and where a pane, a
 * side or both have room.
 */
const turns = [299, 359, 479, 699, 899, 1023, 1119, 1179, 1199, 1279]

it('turns at the widths there are, but for a screen with parts of its own', () => {
  const own = /packet\.css|landing\.css|rehearsal\.css|reference\.css/
  const found = files
    .filter((file) => !own.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/@media[^{]*\((max|min)-width: ?([\d.]+)(px|rem)\)/g)].map(([, side, width]) => ({
        file,
        turn: side === 'min' ? Number(width) - 1 : Number(width),
      })),
    )
  expect(found.filter(({ turn }) => !turns.includes(turn))).toEqual([])
})

it('has the serif there for pages that show it', () => {
  const pages = globSync('**/*.astro', { cwd: `${folder}/../pages` }).map((page) => ({
    page,
    text: readFileSync(`${folder}/../pages/${page}`, 'utf8'),
  }))
  const showing = pages.filter(({ text }) => text.includes('<AppFrame') && /class="(empty|prose)"/.test(text))
  expect(showing.length).toBeGreaterThan(0)
  expect(showing.filter(({ text }) => !/<AppFrame.*? serif\b/s.test(text)).map(({ page }) => page)).toEqual([])
})

/** What stands in the brackets of each `:has()`, in one compound each. */
const askedWithin = (text: string): string[] =>
  [...text.matchAll(/:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].flatMap(([, within = '']) =>
    within.split(/[\s>+~,]+(?![^()]*\))/).filter(Boolean),
  )

// A browser notes what every `:has()` of a page looks for, all together. Something put in or taken out that any of them might
// mean makes it work out the styles of the whole page again, as `body` and `.frame` have such rules. So they look for what is
// rare: never for any element, nor for what rows, buttons and lists are made of.
it('looks with :has() for what is seldom put into a page', () => {
  const common =
    /^(li|div|span|p|a|svg|button|time|ul|:|\*)|(\.(btn|btn-icon|icon|chip|task|task-meta|hidden-text|link|cut|tick)|\[(type|class|role|aria-current))(?![\w-])/
  const asked = files
    .filter((file) => !/print|forced-colors/.test(file))
    .flatMap((file) => askedWithin(textOf(file)).map((within) => ({ file, within })))
  expect(asked.length).toBeGreaterThan(50)
  const bad = askedWithin('.a:has(> li), .b:not(:has(.btn:only-child)), .c:has(:checked) .d, .e:has(.rare, .f > [type])')
  expect(bad.filter((within) => common.test(within))).toEqual(['li', '.btn:only-child', ':checked', '[type]'])
  expect(asked.filter(({ within }) => common.test(within))).toEqual([])
})
