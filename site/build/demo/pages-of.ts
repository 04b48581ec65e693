import { isWithout } from '@throughline/demo/without'
import type { OutputChunk, Plugin } from 'rolldown'

/** A page as Astro lists it: `["src/pages/goals/index.astro", _page40]`, and `var _page40 = () => import("./index_6bQ.mjs")`. */
const listed = /\["src\/pages(\/[^"]+?)\.(?:astro|ts)", (_page\d+)\]/g
const loaded = (name: string) => new RegExp(`(${name} = \\(\\) => )import\\("\\./([^"]+)"\\)`)

/** The areas of the app, each with a part of its own; other pages are few and share one. */
const OWN = new Set(['tasks', 'goals', 'journal', 'discussions', 'career', 'interview-prep'])
const OTHERS = 'others'

/** Pages of the site that are no page of the app, beside those `isWithout` is for. */
const ofTheSite = new Set(['/index', '/demo/index', '/demo/[...path]', '/robots.txt', '/sitemap.xml', '/language', '/theme'])

export interface DemoPages {
  /** Leaves out of the worker the pages that the demo does without. */
  plugin: Plugin
  /** The area of the page that this chunk is; `null` where it is none. */
  areaOf(chunk: OutputChunk): string | null
}

export function pagesOfDemo(): DemoPages {
  const areas = new Map<string, string>()
  return {
    plugin: {
      name: 'pages-of-demo',
      transform(code) {
        let left = code
        for (const [, path = '', name = ''] of code.matchAll(listed)) {
          const file = loaded(name).exec(code)?.[2]
          if (file === undefined) continue
          if (isWithout(path) || ofTheSite.has(path))
            left = left.replace(loaded(name), '$1Promise.reject(new Error("Not part of the demo."))')
          else {
            const area = path.split('/')[1] ?? ''
            areas.set(file, OWN.has(area) ? area : OTHERS)
          }
        }
        return left === code ? null : left
      },
    },
    areaOf({ facadeModuleId }) {
      return areas.get(facadeModuleId?.split('/').at(-1) ?? '') ?? null
    },
  }
}
