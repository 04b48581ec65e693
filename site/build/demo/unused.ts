import type { Plugin } from 'rolldown'

/** What pages name that is for a browser's own hands, or for Node's: rendering runs none of it. */
const unused =
  /^(node:.+|sharp|picomatch|react-dom\/client|style-mod|@codemirror\/.+|@github\/combobox-nav|@atlaskit\/.+|@simplewebauthn\/browser|@sentry\/browser|bowser|otpauth|uqr|.*react-dom-server-legacy.*)$/
/** Words of languages the app does not speak. */
const foreign = /[\\/]react-(?:aria|stately)[^?]*[\\/](?!en-US|de-DE)[a-z]{2}-[A-Z]{2}\.(?:m|c)?js$/

const prefix = '\0unused:'
/** Can be called, extended, made and read, and is nothing; whatever is loaded may do that with what it names. */
const nothing =
  'const nothing = new Proxy(function () {}, { get: (of, name) => (name === "prototype" ? of.prototype : name === Symbol.toPrimitive ? () => "" : nothing), apply: () => nothing, construct: () => nothing });' +
  'module.exports = nothing'

/** Leaves out of the worker what no page is rendered with: it is a third of what they name. */
export const withoutUnused: Plugin = {
  name: 'without-unused',
  resolveId: (source) => (unused.test(source) ? { id: `${prefix}${source}.cjs`, moduleSideEffects: false } : null),
  load(id) {
    if (id.startsWith(prefix)) return nothing
    return foreign.test(id) ? 'export default {}' : null
  },
}
