import { StyleModule } from 'style-mod'

const adopted = new WeakMap<DocumentOrShadowRoot, Set<StyleModule>>()

/**
 * CodeMirror writes its rules into a style element, which the page's policy refuses. They are adopted as sheets instead, in a
 * layer above what every page stands on and below the product's own rules for it.
 */
StyleModule.mount = (root: DocumentOrShadowRoot, modules: StyleModule | readonly StyleModule[]): void => {
  const known = adopted.get(root) ?? new Set()
  adopted.set(root, known)
  for (const module of [modules].flat()) {
    if (known.has(module)) continue
    known.add(module)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@layer parts.codemirror { ${module.getRules()} }`)
    root.adoptedStyleSheets.push(sheet)
  }
}
