type Props = Record<string, unknown>

interface System {
  React: { createElement(component: unknown, props: Props): unknown }
}

/** A part of the renderer with some of what it is told said otherwise. */
const told =
  (otherwise: Props) =>
  (part: unknown, { React }: System) =>
  (props: Props) =>
    React.createElement(part, { ...props, ...otherwise })

/** What the renderer leaves out for who hears a page or goes through it by keys; its words are English. */
export const accessible = {
  wrapComponents: {
    // It would be a link within the button that opens the operation, and that writes its address already.
    DeepLink: told({ enabled: false }),
    TextArea: told({ 'aria-label': 'Request body' }),
  },
}
